import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SKIN_NAMES, type SkinName } from '../../contract/skins';
import { leadsToPage } from '../../src/app/routes/redirects';
import { routeOf } from '../../src/app/routes/routes';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { enter, heldToken, newOrder } from '../e2e/support/person';
import { closePopup, dialogs, go, settles } from '../e2e/support/visit';
import { expect, test } from '../e2e/support/watched';
import { clippedTexts } from './clipped';
import { inspect } from './inspect';
import { wordsIn } from './pageSheets';
import { openPlaces, openPopups, playersPlaces, popupProps } from './places';
import { openPopup } from './queue';
import { richPerson } from './richPerson';
import { wrongStrings } from './strings';

/**
 * Every page and every popup in every skin: no errors, no missing strings, no accessibility violations, and no text that is
 * cut. One page navigates from address to address, as a player does.
 */

interface Shown {
  readonly language: Language;
  readonly width: number;
  readonly height: number;
}

/** What a skin is looked at in: the smallest phone with the two languages of the longest words, and a usual one. */
const SHOWN: Readonly<Record<SkinName, Shown>> = {
  bg24: { language: 'enPH', width: 375, height: 812 },
  v2: { language: 'filPH', width: 360, height: 640 },
  v3: { language: 'ptBR', width: 360, height: 640 },
  v4: { language: 'enPH', width: 375, height: 812 },
};

/** Where the app is opened: a page that opens no sheet of its own. */
const START = '/account';
/** Where popups are opened: a small page, because axe reads what is behind a popup again with each. */
const BEHIND_POPUPS = '/telegram';

test.use({ reducedMotion: 'reduce' });
// They run in parallel: one after the other they would end long after all other tests. Each wait has a limit of its own, so that
// all of them together may take long.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const skin of SKIN_NAMES) {
  const { language } = SHOWN[skin];

  test(`every page and every log-in of a guest in ${skin}, ${language}`, async ({ page }) => {
    await show(page, skin);
    await page.goto(`/#${START}?skin=${skin}`);
    await settles(page);
    await walk(page, skin, 'guest', openPlaces);
    await go(page, '/no/such/page');
    await checkScreen(page, skin, `${skin}, an unknown address`);
    // It closes by itself for who is logged in.
    await go(page, BEHIND_POPUPS);
    for (const props of popupProps('login')) await lookAt(page, skin, 'login', props);
  });

  test(`every page of a player in ${skin}, ${language}`, async ({ page, request }) => {
    await show(page, skin);
    await enter(page, await richPerson(request), `${START}?skin=${skin}`);
    await settles(page);
    await walk(page, skin, 'player', playersPlaces);
    // Created only now: a pending order opens its reminder when the app starts.
    await walk(page, skin, 'player', [
      `/cashin/paying?order=${await newOrder(request, { token: await heldToken(page) }, '500.00')}`,
    ]);
  });

  test(`every popup of a player in ${skin}, ${language}`, async ({ page, request }) => {
    await show(page, skin);
    await enter(page, await richPerson(request), `${BEHIND_POPUPS}?skin=${skin}`);
    await settles(page);
    for (const name of openPopups.filter((each) => each !== 'login')) {
      for (const props of popupProps(name)) await lookAt(page, skin, name, props);
    }
  });
}

/** Sets language and size, before the app is opened. */
async function show(page: Page, skin: SkinName): Promise<void> {
  const { language, width, height } = SHOWN[skin];
  await page.setViewportSize({ width, height });
  await page.addInitScript((code) => {
    // A frame with an opaque origin has no storage.
    if (self.origin !== 'null') localStorage.setItem('language', JSON.stringify(code));
  }, language);
}

/**
 * Goes to each address, checks its screen, and then that its links lead to open pages. Pages that stay in the document
 * when they are left come last, because axe reads them again with each later screen.
 */
async function walk(page: Page, skin: SkinName, who: string, places: readonly string[]): Promise<void> {
  const links = new Set<string>();
  const notFound = wordsIn(SHOWN[skin].language)('shell', 'notFoundTitle');
  const stays = (place: string) => Number(routeOf(place.split('?')[0] ?? '')?.kept ?? false);
  for (const place of places.toSorted((a, b) => stays(a) - stays(b))) {
    await test.step(`${who}: ${place}`, async () => {
      await go(page, place);
      await expect(page.getByRole('heading', { name: notFound }), place).toHaveCount(0);
      await checkScreen(page, skin, `${skin}, ${who}, ${place}`);
      for (const link of await linksOf(page)) links.add(link);
    });
  }
  expect(
    [...links].filter((path) => !leadsToPage(path)),
    'links to no open page',
  ).toEqual([]);
}

/** Opens a popup, checks it, and closes it. */
const lookAt = (page: Page, skin: SkinName, name: string, props: Parameters<typeof openPopup>[2]) =>
  test.step(name, async () => {
    await openPopup(page, name, props);
    await dialogs(page, 'some');
    await settles(page);
    await checkScreen(page, skin, `${skin}, ${name}`);
    await closePopup(page);
  });

/** The screens that have been inspected, by hash. */
const inspected = new Set<string>();

/** Checks the current page or popup: skin, language, strings, cut text and accessibility. */
async function checkScreen(page: Page, skin: SkinName, where: string): Promise<void> {
  await expect(page.locator('html'), where).toHaveAttribute('data-skin', skin);
  await expect(page.locator('html'), where).toHaveAttribute('lang', LANGUAGES[SHOWN[skin].language].tag);
  expect.soft(await wrongStrings(page), `${where}: strings`).toEqual([]);
  expect.soft(await clippedTexts(page), `${where}: cut texts`).toEqual([]);
  // A screen that is the same for guest and player is inspected once.
  const sight = await page.evaluate(() =>
    document.body.innerHTML.replace(/base-ui-[\w-]+|data-left="[^"]*"/g, ''),
  );
  const mark = `${skin} ${createHash('sha256').update(sight).digest('hex')}`;
  if (inspected.has(mark)) return;
  inspected.add(mark);
  await inspect(page, where);
}

/** Where the links of a page lead, without query strings. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="#"]')].map(
      (link) => link.getAttribute('href')?.slice(1).split('?')[0] ?? '',
    ),
  );

import type { Page } from '@playwright/test';
import { SKIN_NAMES } from '../../contract/skins';
import { isLanguage, LANGUAGES, type Language } from '../../src/i18n/languages';
import { enter } from '../e2e/support/person';
import { closePopup, dialogs, go, settles } from '../e2e/support/visit';
import { expect, test } from '../e2e/support/watched';
import { clippedTexts } from './clipped';
import { PAGE_SHEETS, wordsIn } from './pageSheets';
import { openPlaces, openPopups, playersPlaces, popupProps } from './places';
import { openPopup } from './queue';
import { richPerson } from './richPerson';

/**
 * The text of every page, popup and sheet fits the smallest phone. Every change sees the sheets in the two languages with the longest
 * words, each in a skin, and `table.spec.ts` the pages and popups; `npm run soak -- texts` sets FITS=all: everything in all languages
 * and skins. PICTURES=folder keeps a picture of each screen.
 */

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 640 } });
test.describe.configure({ mode: 'parallel', timeout: 400_000 });

const EVERY_RUN = [
  { language: 'filPH', skin: 'v2' },
  { language: 'ptBR', skin: 'v3' },
] as const;
const inAllSkins = (language: Language) => SKIN_NAMES.map((skin) => ({ language, skin }));
const isWhole = process.env.FITS === 'all';
const shown = isWhole ? Object.keys(LANGUAGES).filter(isLanguage).flatMap(inAllSkins) : EVERY_RUN;

for (const { language, skin } of shown) {
  test(`text in ${language} fits in ${skin}`, async ({ page, request }) => {
    const wrong = new Set<string>();
    const look = async (where: string) => {
      for (const { text, by } of await clippedTexts(page)) wrong.add(`${where}: "${text}", ${by}`);
      await keepPicture(page, `${skin}/${language}/${where}`);
    };
    const lookAt = async (name: string, props: Parameters<typeof openPopup>[2]) => {
      await openPopup(page, name, props);
      await dialogs(page, 'some');
      await settles(page);
      await look(`popup ${name}`);
      await closePopup(page);
    };

    await page.addInitScript((code) => {
      // A frame with an opaque origin has no storage.
      if (self.origin !== 'null') localStorage.setItem('language', JSON.stringify(code));
    }, language);
    if (isWhole) {
      await page.goto(`/#/?skin=${skin}`);
      await settles(page);
      for (const place of openPlaces) {
        if (place !== '/') await go(page, place);
        await look(`guest ${place}`);
      }
      await go(page, '/account');
      for (const props of popupProps('login')) await lookAt('login', props);
    }

    await enter(page, await richPerson(request), `/?skin=${skin}`);
    await settles(page);
    if (isWhole) {
      await look('player /');
      for (const place of playersPlaces) {
        if (place !== '/') await go(page, place);
        await look(`player ${place}`);
      }
      await go(page, '/account');
      for (const name of openPopups.filter((each) => each !== 'login'))
        for (const props of popupProps(name)) await lookAt(name, props);
    }
    expect.soft([...wrong], 'pages and popups').toEqual([]);
    wrong.clear();
    const words = wordsIn(language);
    for (const { name, at, opener } of PAGE_SHEETS) {
      await go(page, at);
      await opener(page, words).click();
      await dialogs(page, 'some');
      await settles(page);
      await look(`sheet of ${name}`);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag);
    await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
    expect([...wrong], 'sheets').toEqual([]);
  });
}

const folder = process.env.PICTURES;

async function keepPicture(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  const path = `${folder}/${name.replace(/[^\w /]+/g, '_').replace(/ \/?/g, '-')}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 70 });
}

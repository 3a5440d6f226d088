import type { Page } from '@playwright/test';
import { BRANDS } from '../../contract/brands';
import { allCalls } from '../../contract/calls';
import { SKIN_NAMES } from '../../contract/skins';
import { POPUP_REQUEST } from '../../src/app/popups/requestedPopups';
import { enter, newPerson, open, type Person } from './support/person';
import { PASSWORD } from './support/player';
import { expect, NO_ANSWER, test } from './support/watched';

/** Changing skin, brand or language keeps what was typed and makes no call. */

test.use({ reducedMotion: 'reduce' });

/** Sets skin or brand in the address, as outside production, without a reload. */
async function applyTheme(
  page: Page,
  asked: { readonly brand?: string; readonly skin?: string },
): Promise<void> {
  await page.evaluate((query) => {
    // Keeps the router's own history state.
    window.history.replaceState(window.history.state, '', `/?${query}${window.location.hash}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }, new URLSearchParams(asked).toString());
  for (const [name, value] of Object.entries(asked))
    await expect(page.locator('html')).toHaveAttribute(`data-${name}`, value);
}

const PATHS = allCalls.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Collects every API call that the page makes from now on. */
function calls(page: Page): readonly string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (PATHS.some((path) => path.test(pathname))) made.push(pathname);
  });
  return made;
}

/** Marks the document: a reload would lose the mark. */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');

/** Waits until no request is running. */
async function callsSettle(page: Page, made: readonly string[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect
    .poll(async () => {
      const before = made.length;
      await page.waitForLoadState('networkidle');
      return made.length === before;
    })
    .toBe(true);
}

/** The last call of the start-up sequence, a while after the first screen. */
const LAST_OF_START = '/x2/device/getInfoId';

async function startUpEnds(made: readonly string[]): Promise<void> {
  await expect.poll(() => made).toContain(LAST_OF_START);
}

test('a half-filled registration survives four skins and nine brands', async ({ page }) => {
  const made = calls(page);
  // Two skins show the registration over the lobby, so the lobby is loaded first.
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play Color Game' })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '/login?type=0';
  });
  const phone = page.getByLabel('Mobile number');
  await phone.fill('9171234567');
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
  await page.getByLabel('Invite code').fill('LAKAMBINI');
  await page.getByLabel('Invite code').blur();
  await startUpEnds(made);
  await callsSettle(page, made);
  await markDocument(page);
  const before = made.length;
  const looks = [
    ...SKIN_NAMES.map((skin) => ({ skin })),
    ...BRANDS.map(({ id }) => ({ brand: id })),
    { skin: 'bg24' },
  ];
  for (const look of looks) {
    await test.step(Object.values(look).join(), async () => {
      await applyTheme(page, look);
      await expect(phone).toHaveValue('917 123 4567');
      await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveValue(PASSWORD);
      await expect(page.getByLabel('Invite code')).toHaveValue('LAKAMBINI');
    });
  }
  expect(made.slice(before), 'calls').toEqual([]);
  await expectSameDocument(page);
});

test('a half-edited profile survives, and no list is fetched again', async ({ page, request }) => {
  const person: Person = await newPerson(request, { pesos: '500.00' });
  const made = calls(page);
  await enter(page, person, '/account');
  await page.getByRole('button', { name: 'Your profile' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.fill('Maria Makiling');
  await startUpEnds(made);
  await callsSettle(page, made);
  await markDocument(page);
  const before = made.length;
  for (const look of [
    { skin: 'v2' },
    { skin: 'v3' },
    { skin: 'v4' },
    { brand: 'alitap' },
    { brand: 'pawikan' },
  ]) {
    await applyTheme(page, look);
    await expect(name).toHaveValue('Maria Makiling');
  }
  expect(made.slice(before), 'calls').toEqual([]);
  await expectSameDocument(page);
});

/** Chooses a language in the list, where each is listed under its own name. */
async function chooseLanguage(page: Page, name: RegExp, tag: string): Promise<void> {
  await page.evaluate((type) => {
    window.dispatchEvent(new CustomEvent(type, { detail: { name: 'language', props: {} } }));
  }, POPUP_REQUEST);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name }).check();
  await sheet.getByRole('button', { name }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
}

for (const [what, address] of [
  ['home', '/'],
  ['the wallet', '/wallet'],
  ['the account', '/account'],
] as const) {
  test(`changing skin, brand or language on ${what} fetches nothing again`, async ({ page, request }) => {
    const person = await newPerson(request, { pesos: '500.00' });
    const made = calls(page);
    await enter(page, person, address);
    await expect(page.getByText('₱500.00').first()).toBeVisible();
    await startUpEnds(made);
    await callsSettle(page, made);
    expect(made, 'calls of the start-up sequence').toContain('/x2/user/info');
    await markDocument(page);
    const before = made.length;
    for (const skin of SKIN_NAMES) await applyTheme(page, { skin });
    for (const { id } of BRANDS) await applyTheme(page, { brand: id });
    await chooseLanguage(page, /Português/, 'pt-BR');
    await applyTheme(page, { skin: 'v4' });
    await chooseLanguage(page, /简体中文/, 'zh-CN');
    await applyTheme(page, { skin: 'bg24' });
    await chooseLanguage(page, /English.*Philippines/, 'en-PH');
    await callsSettle(page, made);
    // The wallet asks for the balances every few seconds while it is seen.
    const fetched = made.slice(before).filter((path) => what !== 'the wallet' || path !== '/x2/user/info');
    expect(fetched, 'calls').toEqual([]);
    await expect(page.getByText('₱500.00').first()).toBeVisible();
    await expectSameDocument(page);
  });
}

test('if a language fails to load, the old one stays, and another can be chosen', async ({
  page,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Play Color Game' })).toBeVisible();
  const files = /\/assets\/(loaders|esMX)[^/]*\.js/;
  await page.route(files, (route) => route.abort());
  await page.evaluate((type) => {
    window.dispatchEvent(new CustomEvent(type, { detail: { name: 'language', props: {} } }));
  }, POPUP_REQUEST);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /Español/ }).check();
  await sheet.getByRole('button', { name: /Español/ }).click();
  await expect(page.getByText('Network anomaly, please try again later.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH');
  await sheet.getByRole('radio', { name: /English.*Philippines/ }).check();
  await sheet.getByRole('button', { name: /English.*Philippines/ }).click();
  await expect(sheet).toBeHidden();
});

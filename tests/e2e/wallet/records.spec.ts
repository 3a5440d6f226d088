import type { APIRequestContext, Page } from '@playwright/test';
import { providerCalls } from '../../../contract/providers';
import { recordCalls } from '../../../contract/wallet/records';
import { answer, enter, newPerson, type Person } from '../support/person';
import { expect, NO_ANSWER, REFUSED, test } from '../support/watched';

test.use({ reducedMotion: 'reduce' });

const ADDRESS = '/record?show=plays';
/** More than one page of the list. */
const OWN = 24;
const STUDIO = 2;

/** Plays rounds of the color game through the API. */
async function playOwn(request: APIRequestContext, { token }: Person, count: number): Promise<void> {
  for (const seeds of [{}, { clientSeed: 'lucky' }])
    await answer(request, '/x2/og/color/seeds', seeds, token);
  for (let round = 0; round < count; round += 1) {
    const bet = { positions: [{ kind: 'single', colors: [round % 6], stake: '5.00' }] };
    await answer(request, '/x2/og/color/bet', { bet }, token);
  }
}

/** Plays rounds of a studio's slot through the calls of its page. */
async function playStudio(request: APIRequestContext, { token }: Person, count: number): Promise<void> {
  const game = { gameProvider: 'JILI', gameId: '102' };
  const { url } = await answer<{ url: string }>(request, providerCalls.launch.path, game, token);
  const ask = async (path: string, body: object) =>
    (await request.post(new URL(path, url).href, { data: body })).json();
  const opening = { provider: 'JILI', gameId: '102', token: new URL(url).hash.slice(1) };
  const { seat } = await ask('/api/open', opening);
  for (let round = 0; round < count; round += 1)
    expect(await ask('/api/play', { seat, stakeCentavos: 500, choice: 0 })).toMatchObject({ ok: true });
}

const rows = (page: Page) => page.getByText(/· Round /);

test('rounds are listed, filtered and scrolled to the last; an own round opens its verification and replay', async ({
  page,
  request,
}) => {
  const person = await newPerson(request, { pesos: '1000.00' });
  await playOwn(request, person, OWN);
  await playStudio(request, person, STUDIO);
  await enter(page, person, ADDRESS);

  // Newest first; further pages load near the end of the list, and each round is listed once.
  await expect(page.getByText('Sinaunang Lampara').first()).toBeVisible();
  await expect(page.locator('dl').getByText('₱130.00')).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  await expect(rows(page)).toHaveCount(OWN + STUDIO);
  const numbers = await rows(page).allTextContents();
  expect(new Set(numbers.map((text) => text.replace(/.*Round /, ''))).size).toBe(OWN + STUDIO);

  await page.getByRole('tab', { name: 'Studios' }).click();
  await expect(rows(page)).toHaveCount(STUDIO);
  await expect(page).toHaveURL(/whose=provider/);
  await page.getByRole('tab', { name: 'House games' }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByText('Sinaunang Lampara')).toHaveCount(0);
  await expect(page).toHaveURL(/whose=own.*since=day/);

  await page
    .getByRole('button', { name: /· Round / })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: /^Round / });
  await expect(sheet.getByRole('button', { name: /Verify|Reveal and check/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/#\/games\/og\?id=10001/);
  await expect(page.getByText(/^Replay · /)).toBeVisible();
});

test('the address can limit the list to one game, and a press removes the limit', async ({
  page,
  request,
}) => {
  const person = await newPerson(request, { pesos: '1000.00' });
  await playOwn(request, person, 1);
  await playStudio(request, person, 1);
  await enter(page, person, `${ADDRESS}&game=JILI_102`);
  const only = page.getByRole('button', { name: 'Sinaunang Lampara only' });
  await expect(rows(page)).toHaveCount(1);
  // A studio's round has no details to open.
  await expect(page.getByRole('button', { name: /· Round / })).toHaveCount(0);
  await only.click();
  await expect(rows(page)).toHaveCount(2);
  await expect(only).toHaveCount(0);
});

test('an empty list links to the games, and a list that failed to load can be loaded again', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(REFUSED);
  complaints.allow(NO_ANSWER);
  const person = await newPerson(request);
  let letThrough = (): void => undefined;
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  let isBroken = false;
  await page.route(`**${recordCalls.plays.path}`, async (route) => {
    await held;
    await (isBroken ? route.abort() : route.continue());
  });
  await enter(page, person, ADDRESS);
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  letThrough();
  await expect(page.getByText('No rounds here')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the games' })).toHaveAttribute('href', '#/allgames');

  isBroken = true;
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page.getByText('The records could not be loaded')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No rounds here')).toBeVisible();
});

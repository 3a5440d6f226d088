import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { manifests, sharedGame } from '../../games/allGames';
import { answer, enter, newPerson, type Person } from '../e2e/support/person';
import { expect, test } from '../e2e/support/watched';
import { inEverySkin, visit } from './visit';

/**
 * What players open beside a round, in every skin and by the keyboard: statistics of every game, the company at a table
 * and the rarest prize of the wheel.
 */

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 400_000 });

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });

/** Fewer rounds are not counted. */
const ROUNDS = 3;

/** Visits the statistics of the open game, by its menu. */
async function visitStatistics(page: Page, game: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Statistics' });
  const open = async () => {
    await page.keyboard.press('Enter');
    const row = button(page.getByRole('dialog', { name: 'This game' }), 'Statistics');
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('region', { name: 'Your results today' })).toBeVisible();
    return sheet;
  };
  await visit(page, button(page, 'Game menu'), open, `statistics of ${game}`);
}

const instantGames = manifests.filter(({ name }) => sharedGame(name) === null);
const sharedGames = manifests.filter(({ name }) => sharedGame(name) !== null);

/** Places the usual bet of a game some times. */
async function play(
  request: APIRequestContext,
  { token }: Person,
  game: string,
  bet: unknown,
): Promise<void> {
  const send = (call: string, body: object) => answer(request, `/x2/og/${game}/${call}`, body, token);
  await send('seeds', {});
  await send('seeds', { clientSeed: 'statistics' });
  for (let round = 0; round < ROUNDS; round += 1) await send('bet', { bet });
}

test('statistics of the instant games', async ({ page, request }) => {
  const person = await newPerson(request, { pesos: '1000.00' });
  for (const { name, usualBet } of instantGames) await play(request, person, name, usualBet);
  await enter(page, person);
  for (const { id, name } of instantGames) {
    await page.goto(`/#/games/og?id=${id}&mode=real`);
    await expect(page.locator('[data-mode="real"][data-phase="betting"]')).toBeVisible();
    await visitStatistics(page, name);
  }
});

/** Waits until a table has had enough rounds to count: they begin with the server, and none has a fixed length. */
const countable = (request: APIRequestContext, game: string) =>
  expect
    .poll(
      async () => (await answer<{ outcomes: [] }>(request, `/x2/og/${game}/outcomes`, {})).outcomes.length,
      { timeout: 180_000 },
    )
    .toBeGreaterThanOrEqual(ROUNDS);

test('statistics of the shared games, and the company with its stickers', async ({ page, request }) => {
  await enter(page, await newPerson(request));
  for (const { id, name } of sharedGames) {
    await countable(request, name);
    await page.goto(`/#/games/og?id=${id}&mode=real`);
    await expect(page.locator('[data-mode="real"][data-link="open"]')).toBeVisible();
    await visitStatistics(page, name);
  }

  await button(page, 'Heart').click();
  await expect(page.locator('[data-reaction="heart"]').first()).toBeAttached();
  await inEverySkin(page, 'the company, with a sticker');
  const open = async () => {
    await page.keyboard.press('Enter');
    return page.getByRole('dialog', { name: 'At this table' });
  };
  await visit(page, button(page, /^Last round/).first(), open, 'the company');
  await page.setViewportSize({ width: 360, height: 640 });
  await button(page, 'Send a sticker').press('Enter');
  await inEverySkin(page, 'the company on a low screen', '[data-company-dock]');
});

test('the rarest prize of the wheel', async ({ page, request }) => {
  const person = await newPerson(request, { pesos: '100.00' });
  await answer(request, `/sandbox/points/${person.uid}`, { points: 500 });
  const want = { bet: { points: 200 }, outcome: 888 };
  await answer(request, '/sandbox/seek', { uid: person.uid, game: 'wheel', want });
  await enter(page, person, '/spin');
  await page.getByRole('checkbox').press(' ');
  const spin = page.locator('[data-primary]');
  const show = page.getByRole('dialog', { name: 'Jackpot prize!' });
  const open = async () => {
    await page.keyboard.press('Enter');
    await show.waitFor({ timeout: 60_000 });
    return show;
  };
  await visit(page, spin, open, 'the rarest prize');
});

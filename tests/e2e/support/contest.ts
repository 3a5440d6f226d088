import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { fastForward, NUMBER_MAX_MS, opensAfter, primary } from './jump';
import { answer, enter, heldToken, newPerson, type Person } from './person';
import { stageReady } from './player';

/** Helpers for the sabong table: the page, and the server behind it. */

export const REAL = '/games/og?id=10006&mode=real';
export const DEMO = '/games/og?id=10006&mode=demo';

type Side = 'Meron' | 'Draw' | 'Wala';

/** The client seed that `seekContest` assumes; the page sends it with each bet. */
export const CLIENT_SEED = 'sandbox';

/** Waits until the page is connected to the table and the picture is drawn. */
export async function atContest(page: Page, mode: 'real' | 'demo'): Promise<void> {
  await expect(page.locator(`[data-mode="${mode}"][data-link="open"] [data-standing]`)).toBeVisible();
  await stageReady(page);
}

/** Opens the table as a new player with ₱500, with this side and ₱20 remembered from an earlier visit. */
export async function sitDown(page: Page, request: APIRequestContext, side: Side): Promise<Person> {
  const person = await newPerson(request, { pesos: '500.00' });
  const habits = { side: side.toLowerCase(), stake: '20.00' };
  const kept = { clientSeed: CLIENT_SEED, boards: { sabong: { draft: null, habits } } };
  await page.addInitScript((items) => {
    if (location.protocol === 'about:') return;
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, JSON.stringify(value));
  }, kept);
  await enter(page, person, REAL);
  await atContest(page, 'real');
  return person;
}

/**
 * Makes the next round with card 1, in which Pula is the favorite, have this winner, and opens it at once.
 */
export async function seekContest(
  page: Page,
  request: APIRequestContext,
  { uid }: Person,
  winner: 'meron' | 'draw' | 'wala',
): Promise<void> {
  const want = { bet: { stake: '20.00', side: 'meron', card: 1 }, outcome: { winner } };
  const { nonce } = await answer<{ nonce: number }>(request, '/sandbox/seek', { uid, game: 'sabong', want });
  await opensAfter(request, 'sabong', nonce, page.locator(`[data-round="${nonce}"] [data-standing="open"]`));
}

export const sideOf = (page: Page, side: Side) =>
  page.getByRole('button', { name: new RegExp(`^${side} ×`) });

/** Presses the button that places a bet. It is forced: the animation behind it would delay a normal click. */
export const press = (page: Page): Promise<void> => primary(page).click({ force: true });

/** Bets the shown stake on the selected side. */
export async function back(page: Page): Promise<void> {
  await press(page);
  await expect(takeBackButton(page)).toBeEnabled();
}

export const takeBackButton = (page: Page) => page.getByRole('button', { name: 'Take back', exact: true });

/** Takes the newest bet back. */
export async function takeBack(page: Page): Promise<void> {
  await takeBackButton(page).click({ force: true });
  await expect(takeBackButton(page)).toBeDisabled();
}

/** Fast-forwards the round by one step, and waits until the player's first bets are settled. */
export async function decide(page: Page, request: APIRequestContext): Promise<void> {
  await fastForward(page, request, 'sabong');
  await expect.poll(() => settledContests(page, request), { timeout: NUMBER_MAX_MS }).toBeGreaterThan(0);
}

/** How many of the player's rounds are settled. */
export async function settledContests(page: Page, request: APIRequestContext): Promise<number> {
  const newest = { pageNum: 1, pageSize: 50 };
  const token = await heldToken(page);
  return (await answer<{ rounds: unknown[] }>(request, '/x2/og/sabong/history', newest, token)).rounds.length;
}

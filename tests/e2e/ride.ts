import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { answer, enter, heldToken, newPerson, type Person } from './person';
import { shownBalance, stageStands } from './player';

/** The jeepney jump's table, and what the server knows of it. */

export const REAL = '/games/og?id=10003&mode=real';
export const DEMO = '/games/og?id=10003&mode=demo';

/** The client seed that {@link seek} counts on; the page sends it with each bet. */
const CLIENT_SEED = 'sandbox';

/** The table is told, and the picture drawn: software drawing keeps a finger waiting until then. */
export async function atTable(page: Page, mode: 'real' | 'demo'): Promise<void> {
  await expect(page.locator(`[data-mode="${mode}"][data-link="open"]`)).toBeVisible();
  await stageStands(page);
}

/** What the device kept from an earlier visit: the fare as the player last chose it. */
export async function remember(page: Page, target: string): Promise<void> {
  const fare = { stake: '20.00', target };
  const kept = {
    clientSeed: CLIENT_SEED,
    boards: { crash: { draft: null, habits: { fares: [fare, fare], two: false } } },
  };
  await page.addInitScript((items) => {
    if (location.protocol === 'about:') return;
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, JSON.stringify(value));
  }, kept);
}

type Phase = 'joining' | 'betting' | 'running' | 'result';

interface Ride {
  readonly roundId: string;
  readonly nonce: number;
  readonly stake: string;
  readonly payout: string;
}

/** Waits for the table to stand there. A ride may last as long as it likes. */
export async function phaseIs(page: Page, phase: Phase, timeout = 110_000): Promise<void> {
  await expect(page.locator(`[data-mode][data-phase="${phase}"]`)).toBeVisible({ timeout });
}

/** A new player at the table with this many pesos, whose fare hops off by itself at this target. */
export async function sitDown(
  page: Page,
  request: APIRequestContext,
  pesos: string,
  target = '5000.00',
): Promise<Person> {
  const person = await newPerson(request, { pesos });
  await remember(page, target);
  await enter(page, person, REAL);
  await atTable(page, 'real');
  return person;
}

/** Brings the ride that is at the table to its next turn: closed for fares, ended, or the next one opened. */
export async function hasten(page: Page, request: APIRequestContext, game = 'crash'): Promise<void> {
  const roundNumber = Number(await page.locator('[data-round]').getAttribute('data-round'));
  await answer(request, `/sandbox/hasten/${game}`, { roundNumber });
}

/**
 * Makes the next ride get to a target ("loss": end before it), if this player alone is aboard, and opens it at
 * once. Resolves when it takes fares.
 */
export async function seekNext(
  page: Page,
  request: APIRequestContext,
  { uid }: Person,
  target: string,
  tier: 'loss' | 'small' | 'big' | 'mega',
): Promise<void> {
  const want = { bet: { stake: '20.00', target, cashOuts: [] }, tier };
  const { nonce } = await answer<{ nonce: number }>(request, '/sandbox/seek', { uid, game: 'crash', want });
  await answer(request, '/sandbox/hasten/crash', { roundNumber: nonce - 1 });
  await expect(page.locator(`[data-round="${nonce}"][data-phase="betting"]`)).toBeVisible();
}

export const primary = (page: Page) => page.locator('[data-primary]').first();

/** The button has come to say this and listens: the table may tell of a bet before its call is answered. */
export async function offers(page: Page, words: string): Promise<void> {
  await expect(primary(page)).toContainText(words);
  await expect(primary(page)).not.toHaveAttribute('aria-busy');
}

/** Boards the ride with the fare as it stands. */
export async function board(page: Page): Promise<void> {
  await primary(page).click();
  await offers(page, 'Take back');
}

/** The player's fares as the server lists them, newest first. */
export async function ridesOf(page: Page, request: APIRequestContext): Promise<readonly Ride[]> {
  const newest = { pageNum: 1, pageSize: 50 };
  const token = await heldToken(page);
  return (await answer<{ rounds: Ride[] }>(request, '/x2/og/crash/history', newest, token)).rounds;
}

/** The balance on screen is the one at the server. Gives it in centavos. */
export async function trueBalance(page: Page, request: APIRequestContext): Promise<bigint> {
  const { finance } = await answer<{ finance: string }>(request, '/x2/user/info', {}, await heldToken(page));
  const centavos = BigInt(finance.replace('.', ''));
  await expect.poll(() => shownBalance(page)).toBe(centavos);
  return centavos;
}

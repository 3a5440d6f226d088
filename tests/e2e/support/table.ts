import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test';
import { answer, enter, heldToken, newPerson, type Person } from './person';
import { tableOpen } from './player';

/** Helpers for the color game table: the page, and the server behind it. */

export const BET_CALL = '**/x2/og/color/bet';
export const REAL = '/games/og?id=10001&mode=real';
export const DEMO = '/games/og?id=10001&mode=demo';

interface Round {
  readonly roundId: string;
  readonly stake: string;
  readonly payout: string;
  readonly clientSeed: string;
  readonly outcome: unknown;
  readonly createdAt: string;
}

/** Opens the table as a new player with this many pesos. */
export async function sitDown(page: Page, request: APIRequestContext, pesos: string): Promise<Person> {
  const person = await newPerson(request, { pesos });
  await enter(page, person, REAL);
  await tableOpen(page);
  return person;
}

/** Selects a chip and places it on a field. */
export async function lay(page: Page, field: string, chip?: string): Promise<void> {
  if (chip !== undefined) await page.getByRole('radio', { name: `${chip} chip` }).check({ force: true });
  await fieldOf(page, field).click();
}

export const fieldOf = (page: Page, field: string) =>
  page.getByRole('button', { name: new RegExp(`^${field}`) }).first();

export const rollButton = (page: Page) => page.locator('[data-primary]');

export async function resultShown(page: Page): Promise<void> {
  await expect(page.locator('[data-mode][data-phase="result"]')).toBeVisible({ timeout: 30_000 });
}

/** The player's rounds as the server lists them, newest first. */
export async function roundsOf(page: Page, request: APIRequestContext): Promise<readonly Round[]> {
  const page1 = { pageNum: 1, pageSize: 50 };
  const token = await heldToken(page);
  return (await answer<{ rounds: Round[] }>(request, '/x2/og/color/history', page1, token)).rounds;
}

/** The main balance at the server, in pesos. */
export async function financeOf(page: Page, request: APIRequestContext): Promise<string> {
  return (await answer<{ finance: string }>(request, '/x2/user/info', {}, await heldToken(page))).finance;
}

/** Collects the idempotency keys that calls to an address carry, one entry per try. */
export function keysSent(page: Page, path: string): readonly string[] {
  const keys: string[] = [];
  page.on('request', (sent: Request) => {
    if (sent.url().endsWith(path)) keys.push(sent.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

/** Makes the next round have the wanted outcome, for a single bet on yellow. */
export async function seek(
  request: APIRequestContext,
  { uid }: Pick<Person, 'uid'>,
  tier: 'loss' | 'small' | 'big' | 'mega',
): Promise<void> {
  const bet = { positions: [{ kind: 'single', colors: [1], stake: '10.00' }] };
  await answer(request, '/sandbox/seek', { uid, game: 'color', want: { bet, tier } });
}

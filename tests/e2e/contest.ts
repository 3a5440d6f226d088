import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { answer, enter, heldToken, newPerson, type Person } from './person';
import { stageStands } from './player';
import { hasten, offers, primary } from './ride';

/** The table of sabong, and what the server knows of it. */

export const REAL = '/games/og?id=10006&mode=real';
export const DEMO = '/games/og?id=10006&mode=demo';

type Side = 'Meron' | 'Draw' | 'Wala';

/** The client seed that seeking a contest counts on; the page sends it with each bet. */
export const CLIENT_SEED = 'sandbox';

/** The table is told, and the picture drawn. */
export async function atContest(page: Page, mode: 'real' | 'demo'): Promise<void> {
  await expect(page.locator(`[data-mode="${mode}"][data-link="open"] [data-standing]`)).toBeVisible();
  await stageStands(page);
}

/** A new player with ₱500 at the table, who backed this side with ₱20 at an earlier visit. */
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

/** Makes the next contest come out as wanted where Pula is favoured (card 1), and opens it at once. */
export async function seekContest(
  page: Page,
  request: APIRequestContext,
  { uid }: Person,
  winner: 'meron' | 'draw' | 'wala',
): Promise<void> {
  const want = { bet: { stake: '20.00', side: 'meron', card: 1 }, outcome: { winner } };
  const { nonce } = await answer<{ nonce: number }>(request, '/sandbox/seek', { uid, game: 'sabong', want });
  await answer(request, '/sandbox/hasten/sabong', { roundNumber: nonce - 1 });
  await expect(page.locator(`[data-round="${nonce}"] [data-standing="open"]`)).toBeVisible();
}

export const sideOf = (page: Page, side: Side) =>
  page.getByRole('button', { name: new RegExp(`^${side} ×`) });

/** Presses the button that bets and takes back. It stands still while the birds move behind it. */
export const press = (page: Page): Promise<void> => primary(page).click({ force: true });

/** Backs the side in hand with the stake as it stands. */
export async function back(page: Page): Promise<void> {
  await press(page);
  await offers(page, 'Take back');
}

/** Brings the contest to its next turn, and waits until the player's first bets are settled. */
export async function decide(page: Page, request: APIRequestContext): Promise<void> {
  await hasten(page, request, 'sabong');
  const newest = { pageNum: 1, pageSize: 50 };
  const token = await heldToken(page);
  const settled = async () =>
    (await answer<{ rounds: unknown[] }>(request, '/x2/og/sabong/history', newest, token)).rounds.length;
  await expect.poll(settled).toBeGreaterThan(0);
}

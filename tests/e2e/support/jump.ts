import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { answer, enter, heldToken, newPerson, type Person } from './person';
import { shownBalance, stageReady } from './player';

/** Helpers for the jeepney jump table: the page, and the server behind it. */

export const REAL = '/games/og?id=10003&mode=real';
export const DEMO = '/games/og?id=10003&mode=demo';

/** The client seed that {@link seekNext} assumes; the page sends it with each bet. */
const CLIENT_SEED = 'sandbox';

/**
 * Waits until the page is connected to the table and the picture is drawn; before that, software rendering
 * delays input.
 */
export async function atTable(page: Page, mode: 'real' | 'demo'): Promise<void> {
  await expect(page.locator(`[data-mode="${mode}"][data-link="open"]`)).toBeVisible();
  await stageReady(page);
}

/** Stores the bet that the player chose on an earlier visit. */
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

type Phase = 'joining' | 'betting' | 'closed' | 'running' | 'result';

interface TableBet {
  readonly roundId: string;
  readonly nonce: number;
  readonly stake: string;
  readonly payout: string;
}

/** Waits for a phase of the round. A round has no fixed length. */
export async function phaseIs(page: Page, phase: Phase, timeout = 110_000): Promise<void> {
  await expect(page.locator(`[data-mode][data-phase="${phase}"]`)).toBeVisible({ timeout });
}

/** Opens the table as a new player with this many pesos, whose bet cashes out at this target. */
export async function openTable(
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

/** Longest wait for the public number of a round, which cannot be fast-forwarded: 12 s of betting and some seconds. */
export const NUMBER_MAX_MS = 40_000;

/** Its bets may be another test's, which wants to see its phases. */
const HASTEN_EVERY_MS = 3_000;

/**
 * Fast-forwards the round by one step: closes betting, ends the round, or opens the next one. A round that has closed
 * still waits for its public number.
 */
export async function fastForward(page: Page, request: APIRequestContext, game = 'crash'): Promise<void> {
  const roundNumber = Number(await page.locator('[data-round]').getAttribute('data-round'));
  await answer(request, `/sandbox/hasten/${game}`, { roundNumber });
}

/**
 * Makes the next round reach a target ("loss": end before it), if this player is the only bettor, and opens
 * it at once. Resolves during betting.
 */
export async function seekNext(
  page: Page,
  request: APIRequestContext,
  { uid }: Person,
  target: string,
  tier: 'loss' | 'small' | 'big' | 'mega',
): Promise<void> {
  await openNext(page, request, uid, { bet: { stake: '20.00', target, cashOuts: [] }, tier });
}

/** Makes the next round end at this multiplier, if this player is the only bettor, and opens it at once. */
export const seekEnd = (
  page: Page,
  request: APIRequestContext,
  { uid }: Person,
  multiplier: string,
): Promise<void> =>
  openNext(page, request, uid, {
    bet: { stake: '20.00', target: '5000.00', cashOuts: [] },
    outcome: { multiplier },
  });

async function openNext(page: Page, request: APIRequestContext, uid: number, want: object): Promise<void> {
  const { nonce } = await answer<{ nonce: number }>(request, '/sandbox/seek', { uid, game: 'crash', want });
  await opensAfter(request, 'crash', nonce, page.locator(`[data-round="${nonce}"][data-phase="betting"]`));
}

/** Fast-forwards the round before this one, which may have bets and wait for its number, until this one is open. */
export async function opensAfter(
  request: APIRequestContext,
  game: string,
  roundNumber: number,
  open: Locator,
): Promise<void> {
  let hastenedMs = Number.NEGATIVE_INFINITY;
  await expect
    .poll(
      async () => {
        if (performance.now() - hastenedMs > HASTEN_EVERY_MS) {
          await answer(request, `/sandbox/hasten/${game}`, { roundNumber: roundNumber - 1 });
          hastenedMs = performance.now();
        }
        return open.isVisible();
      },
      { intervals: [0, 100], timeout: NUMBER_MAX_MS },
    )
    .toBe(true);
}

export const primary = (page: Page) => page.locator('[data-primary]').first();

/**
 * Waits until the button has this text and is not busy: the table may announce a bet before its call is
 * answered.
 */
export async function expectButton(page: Page, words: string): Promise<void> {
  await expect(primary(page)).toContainText(words);
  await expect(primary(page)).not.toHaveAttribute('aria-busy');
}

/** Places the prepared bet. */
export async function placeBet(page: Page): Promise<void> {
  await primary(page).click();
  await expectButton(page, 'Take back');
}

/** The player's bets as the server lists them, newest first. */
export async function betsOf(page: Page, request: APIRequestContext): Promise<readonly TableBet[]> {
  const newest = { pageNum: 1, pageSize: 50 };
  const token = await heldToken(page);
  return (await answer<{ rounds: TableBet[] }>(request, '/x2/og/crash/history', newest, token)).rounds;
}

/** Waits until the balance on screen equals the one on the server. Gives it in centavos. */
export async function trueBalance(page: Page, request: APIRequestContext): Promise<bigint> {
  const { finance } = await answer<{ finance: string }>(request, '/x2/user/info', {}, await heldToken(page));
  const centavos = BigInt(finance.replace('.', ''));
  await expect.poll(() => shownBalance(page)).toBe(centavos);
  return centavos;
}

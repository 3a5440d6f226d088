import { type Centavos, centavos, parsePesos } from '../../../../games/kit/rules/money';

/** What the device stores of one game's demo. */
export interface DemoGame {
  readonly balanceCentavos: Centavos;
  /** Demo bets ever made in this game. */
  readonly betCount: number;
  /** How often the game was entered in demo. */
  readonly entryCount: number;
}

/** D$100: the initial balance, and the balance after a refill. */
export const DEMO_START_CENTAVOS = centavos(10_000n);
/** D$1,000,000: a larger balance cannot have been won and was written into the storage by hand. */
export const DEMO_MAX_CENTAVOS = centavos(100_000_000n);
/** Real play is suggested after more demo bets than this. */
export const DEMO_BETS_BEFORE_SWITCH = 3;
/** The entry popup is shown until a game was entered this often. */
export const ENTRIES_WITH_POPUP = 3;

const COUNT_MAX = 1_000_000;

const DEMO_ID_FIRST = 10_000;
const DEMO_ID_COUNT = 10_001;

export const newDemoGame = (entriesAtStart: number): DemoGame => ({
  balanceCentavos: DEMO_START_CENTAVOS,
  betCount: 0,
  entryCount: entriesAtStart,
});

/** Validates a stored demo: the storage belongs to the device and may contain anything. */
export function validated(
  kept: { readonly balance: string; readonly betCount: number; readonly entryCount: number },
  entriesAtStart: number,
): DemoGame {
  const balance = parsePesos(kept.balance);
  return {
    balanceCentavos: balance === null ? DEMO_START_CENTAVOS : capped(balance),
    betCount: validatedCount(kept.betCount, 0),
    entryCount: validatedCount(kept.entryCount, entriesAtStart),
  };
}

function capped(balance: Centavos): Centavos {
  if (balance > DEMO_MAX_CENTAVOS) return DEMO_MAX_CENTAVOS;
  return balance;
}

const validatedCount = (count: number, otherwise: number): number =>
  Number.isSafeInteger(count) && count >= 0 ? Math.min(count, COUNT_MAX) : otherwise;

/** Counts an entry. */
export const entered = (demo: DemoGame): DemoGame => ({
  ...demo,
  entryCount: Math.min(demo.entryCount + 1, COUNT_MAX),
});

/** Takes the stake of a demo bet and counts it; null if the balance does not cover it. */
export function staked(demo: DemoGame, stakeCentavos: Centavos): DemoGame | null {
  if (stakeCentavos <= 0n || stakeCentavos > demo.balanceCentavos) return null;
  return {
    ...demo,
    balanceCentavos: centavos(demo.balanceCentavos - stakeCentavos),
    betCount: Math.min(demo.betCount + 1, COUNT_MAX),
  };
}

export const paid = (demo: DemoGame, payoutCentavos: Centavos): DemoGame => ({
  ...demo,
  balanceCentavos: capped(centavos(demo.balanceCentavos + payoutCentavos)),
});

/** Refills a demo balance to its start; a balance above the start is left alone. */
export const refilled = (demo: DemoGame): DemoGame =>
  demo.balanceCentavos < DEMO_START_CENTAVOS ? { ...demo, balanceCentavos: DEMO_START_CENTAVOS } : demo;

export const suggestsRealPlay = (demo: DemoGame): boolean => demo.betCount > DEMO_BETS_BEFORE_SWITCH;

export const showsEntryPopup = (demo: DemoGame): boolean => demo.entryCount < ENTRIES_WITH_POPUP;

/** D and a number from 10000 to 20000, both included. */
export const isDemoId = (text: string): boolean => /^D(1[0-9]{4}|20000)$/.test(text);

/** Every number is equally likely. `randomWord` returns whole numbers below 2^32. */
export function newDemoId(randomWord: () => number): string {
  const limit = Math.floor(2 ** 32 / DEMO_ID_COUNT) * DEMO_ID_COUNT;
  let word = randomWord();
  while (word >= limit) word = randomWord();
  return `D${DEMO_ID_FIRST + (word % DEMO_ID_COUNT)}`;
}

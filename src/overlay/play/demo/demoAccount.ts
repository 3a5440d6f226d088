import { type Centavos, centavos, parsePesos } from '../../../../games/kit/rules/money';

/** What the device keeps of one game's demo. */
export interface DemoGame {
  readonly balanceCentavos: Centavos;
  /** Demo bets ever made in this game. */
  readonly betCount: number;
  /** How often the game was entered in demo. */
  readonly entryCount: number;
}

/** D$100: what a demo starts with, and what a refill brings it back to. */
export const DEMO_START_CENTAVOS = centavos(10_000n);
/** D$1,000,000: a larger balance was not won, it was written into the storage by hand. */
export const DEMO_MAX_CENTAVOS = centavos(100_000_000n);
/** With more demo bets than this, real play is suggested. */
export const DEMO_BETS_BEFORE_SWITCH = 3;
/** The entry popup shows until a game was entered this often. */
export const ENTRIES_WITH_POPUP = 3;

const COUNT_MAX = 1_000_000;

const DEMO_ID_FIRST = 10_000;
const DEMO_ID_COUNT = 10_001;

export const newDemoGame = (entriesAtStart: number): DemoGame => ({
  balanceCentavos: DEMO_START_CENTAVOS,
  betCount: 0,
  entryCount: entriesAtStart,
});

/** A kept demo as it may be believed: the storage belongs to the device, and anything may stand in it. */
export function believed(
  kept: { readonly balance: string; readonly betCount: number; readonly entryCount: number },
  entriesAtStart: number,
): DemoGame {
  const balance = parsePesos(kept.balance);
  return {
    balanceCentavos: balance === null ? DEMO_START_CENTAVOS : capped(balance),
    betCount: believedCount(kept.betCount, 0),
    entryCount: believedCount(kept.entryCount, entriesAtStart),
  };
}

function capped(balance: Centavos): Centavos {
  if (balance > DEMO_MAX_CENTAVOS) return DEMO_MAX_CENTAVOS;
  return balance;
}

const believedCount = (count: number, otherwise: number): number =>
  Number.isSafeInteger(count) && count >= 0 ? Math.min(count, COUNT_MAX) : otherwise;

/** Each entry counts. */
export const entered = (demo: DemoGame): DemoGame => ({
  ...demo,
  entryCount: Math.min(demo.entryCount + 1, COUNT_MAX),
});

/** A demo bet takes its stake and counts; null when the balance does not hold it. */
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

/** Play money that has run out comes back; more than the start is left alone. */
export const refilled = (demo: DemoGame): DemoGame =>
  demo.balanceCentavos < DEMO_START_CENTAVOS ? { ...demo, balanceCentavos: DEMO_START_CENTAVOS } : demo;

export const suggestsRealPlay = (demo: DemoGame): boolean => demo.betCount > DEMO_BETS_BEFORE_SWITCH;

export const showsEntryPopup = (demo: DemoGame): boolean => demo.entryCount < ENTRIES_WITH_POPUP;

/** D and a number from 10000 to 20000. */
export const isDemoId = (text: string): boolean => /^D(1[0-9]{4}|20000)$/.test(text);

/** Every number equally likely; `randomWord` gives whole numbers below 2^32. */
export function newDemoId(randomWord: () => number): string {
  const limit = Math.floor(2 ** 32 / DEMO_ID_COUNT) * DEMO_ID_COUNT;
  let word = randomWord();
  while (word >= limit) word = randomWord();
  return `D${DEMO_ID_FIRST + (word % DEMO_ID_COUNT)}`;
}

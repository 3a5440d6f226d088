import { type Below, type Fraction, type InstantEngine, type Played, soleOf } from './engine';

export const REELS = 5;
export const ROWS = 3;
/** Substitutes any other symbol; on the three middle reels only. */
export const WILD = 0;

/** Number of each symbol on a reel of 32: the wild, the hero, three rare ones, four common ones. */
const OUTER = [0, 2, 3, 3, 4, 5, 5, 5, 5];
const INNER = [1, 2, 3, 3, 4, 4, 5, 5, 5];
const COUNTS: readonly (readonly number[])[] = [OUTER, INNER, INNER, INNER, OUTER];
export const STOPS = 32;

/** Payout of three, four and five of a symbol, as a multiple of the stake per line. */
export const PAYS: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [150, 400, 5_000],
  [50, 200, 1_000],
  [40, 150, 750],
  [25, 90, 400],
  [25, 50, 200],
  [18, 45, 180],
  [18, 40, 150],
  [15, 30, 120],
];

/** The row of a line on each reel. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
];

/** A reel's symbols in order, each spread as evenly as its count allows. */
export function stripOf(reel: number): number[] {
  const counts = COUNTS[reel] ?? OUTER;
  return counts
    .flatMap((count, symbol) =>
      Array.from({ length: count }, (_, index) => ({
        symbol,
        at: (index + 0.5) / count + symbol / 97 + reel / 53,
      })),
    )
    .map(({ symbol, at }) => ({ symbol, at: at % 1 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ symbol }) => symbol);
}

const STRIPS = Array.from({ length: REELS }, (_, reel) => stripOf(reel));

interface LineWin {
  readonly symbol: number;
  readonly count: number;
  /** As a multiple of the stake per line. */
  readonly times: number;
}

/** The payout of a line's symbols from the left; null for none. */
export function lineWin(symbols: readonly number[]): LineWin | null {
  const symbol = symbols.find((each) => each !== WILD) ?? WILD;
  let count = 0;
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === WILD)) count += 1;
  const times = PAYS[symbol]?.[count - 3] ?? 0;
  return times === 0 ? null : { symbol, count, times };
}

export function playSlot(stakeCentavos: number, below: Below): Played {
  const stops = STRIPS.map((strip) => below(strip.length));
  const grid = STRIPS.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0),
  );
  const wins = LINES.flatMap((rows, line) => {
    const win = lineWin(rows.map((row, reel) => grid[reel]?.[row] ?? 0));
    return win === null ? [] : [{ line, ...win }];
  });
  const times = wins.reduce((sum, win) => sum + win.times, 0);
  return { payoutCentavos: (stakeCentavos / LINES.length) * times, outcome: { grid, wins } };
}

export const slot: InstantEngine = {
  stakesCentavos: [100, 200, 500, 1_000, 2_000, 5_000, 10_000],
  play: (stakeCentavos, choice, below) => (soleOf(choice) === 0 ? playSlot(stakeCentavos, below) : null),
};

/** Exact, by iterating over every line: each row of a reel shows each stop equally often. */
export function slotReturn(): Fraction {
  let over = 0n;
  const walk = (symbols: readonly number[], ways: bigint): void => {
    if (symbols.length === REELS) {
      over += ways * BigInt(lineWin(symbols)?.times ?? 0);
      return;
    }
    COUNTS[symbols.length]?.forEach((count, symbol) => {
      if (count > 0) walk([...symbols, symbol], ways * BigInt(count));
    });
  };
  walk([], 1n);
  return { over, under: BigInt(STOPS) ** BigInt(REELS) };
}

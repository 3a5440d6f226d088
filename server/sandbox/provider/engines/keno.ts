import type { Fraction, InstantEngine } from './engine';

export const NUMBERS = 35;
export const DRAWN = 8;
export const PICKS_MAX = 6;

/** By the number of picks: the payout of 0, 1, 2 … of them drawn, as a multiple of the stake. */
export const PAYS: readonly (readonly number[])[] = [
  [],
  [0, 4.2],
  [0, 1, 12.6],
  [0, 0, 4, 58],
  [0, 0, 2, 12, 175],
  [0, 0, 1, 5, 45, 800],
  [0, 0, 1, 3, 11, 105, 5_000],
];

const isPick = (pick: number): boolean => Number.isInteger(pick) && pick >= 1 && pick <= NUMBERS;

/** A draw of eight of 35 numbers; the choice is one to six different numbers. */
export const keno: InstantEngine = {
  stakesCentavos: [500, 1_000, 2_000, 5_000],
  play(stakeCentavos, picks, below) {
    if (picks.length === 0 || picks.length > PICKS_MAX) return null;
    if (!picks.every(isPick) || new Set(picks).size !== picks.length) return null;
    const left = Array.from({ length: NUMBERS }, (_, index) => index + 1);
    const balls = Array.from({ length: DRAWN }, () => left.splice(below(left.length), 1)[0] ?? 0);
    const hits = picks.filter((pick) => balls.includes(pick));
    const times = PAYS[picks.length]?.[hits.length] ?? 0;
    return {
      payoutCentavos: (stakeCentavos * Math.round(times * 10)) / 10,
      outcome: { balls, picks: [...picks], hits, times },
    };
  },
};

const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let index = 0n; index < BigInt(k); index += 1n) ways = (ways * (BigInt(n) - index)) / (index + 1n);
  return ways;
};

/** Exact, by the hypergeometric distribution: which numbers are picked makes no difference. */
export function kenoReturn(picks: number): Fraction {
  const over = (PAYS[picks] ?? []).reduce(
    (sum, times, hits) =>
      sum + BigInt(Math.round(times * 10)) * choose(DRAWN, hits) * choose(NUMBERS - DRAWN, picks - hits),
    0n,
  );
  return { over, under: 10n * choose(NUMBERS, picks) };
}

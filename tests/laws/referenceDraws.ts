import type { Draw, DrawName } from '../../games/kit/rules/draw';
import type { Json } from '../../games/kit/rules/round';

/**
 * An outcome of a game as published. This file derives outcomes from the published page alone: an independent
 * implementation to test the rules of the games against. `vectors.json` is a list of these.
 */
export interface Vector {
  readonly game: DrawName;
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly outcome: unknown;
  readonly mode?: 'percent' | 'seven';
  readonly matchup?: number;
}

/**
 * Weights of Meron and Wala out of 1000 by match-up: 0 is even, then four that favor Meron, then the
 * same four with the sides swapped.
 */
const EVEN = [446, 446] as const;
const MERON_FAVOURED = [
  [490, 402],
  [535, 357],
  [580, 312],
  [620, 272],
] as const;
const MATCHUPS = [EVEN, ...MERON_FAVOURED, ...MERON_FAVOURED.map(([meron, wala]) => [wala, meron] as const)];

/** Weights out of a million, from the top prize to nothing. */
const CARDS: readonly (readonly [pays: number, cards: number])[] = [
  [10_000, 2],
  [1_000, 20],
  [500, 40],
  [100, 500],
  [50, 1_000],
  [20, 4_000],
  [10, 10_000],
  [5, 30_000],
  [2, 120_000],
  [1, 240_000],
  [0, 594_438],
];

/** Weights out of 10,000: 20 points first, then pesos. */
const WEDGES: readonly (readonly [prize: number | 'points', weight: number])[] = [
  ['points', 1500],
  [1, 2900],
  [2, 2500],
  [5, 1500],
  [8, 900],
  [10, 400],
  [20, 200],
  [58, 60],
  [88, 30],
  [188, 8],
  [888, 2],
];

/** The first prize whose cumulative weight exceeds the number. */
function firstOver<Prize>(table: readonly (readonly [Prize, number])[], number: number): Prize | undefined {
  let total = 0;
  return table.find(([, weight]) => {
    total += weight;
    return total > number;
  })?.[0];
}

const READ: Readonly<Partial<Record<DrawName, (draw: Draw, vector: Vector) => unknown>>> = {
  color: (draw) => [draw.uniform(6), draw.uniform(6), draw.uniform(6)],
  ring: (draw) => draw.uniform(200),
  scratch: (draw) => firstOver(CARDS, draw.uniform(1_000_000)),
  dice: (draw, { mode }) =>
    mode === 'seven' ? [draw.uniform(6) + 1, draw.uniform(6) + 1] : draw.uniform(10_000),
  crash: (draw) => {
    const E = 2n ** 52n;
    const hundredths = (99n * E) / (E - draw.bits52());
    return Number(hundredths < 100n ? 100n : hundredths);
  },
  'sabong-card': (draw) => draw.uniform(9),
  sabong: (draw, { matchup }) => {
    const [meron, wala] = MATCHUPS[matchup ?? 0] ?? EVEN;
    const number = draw.uniform(1_000);
    if (number < meron) return 'meron';
    return number < meron + wala ? 'wala' : 'draw';
  },
  wheel: (draw) => firstOver(WEDGES, draw.uniform(10_000)),
};

export function readOutcome(vector: Vector, draw: Draw): unknown {
  const read = READ[vector.game];
  if (read === undefined) throw new Error(`the published page does not describe ${vector.game}`);
  return read(draw, vector);
}

/** Converts outcomes to the format of the published page where the rules store more. */
const PUBLISHED: Readonly<Partial<Record<DrawName, (outcome: Json) => unknown>>> = {
  scratch: (outcome) => (outcome as { readonly pays: number }).pays,
  sabong: (outcome) => (outcome as { readonly winner: string }).winner,
  crash: (outcome) => Math.round(Number((outcome as { readonly multiplier: string }).multiplier) * 100),
};

export const publishedOf = (game: DrawName, outcome: Json): unknown => PUBLISHED[game]?.(outcome) ?? outcome;

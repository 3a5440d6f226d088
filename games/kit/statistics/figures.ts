/** An exact share or number: a chance, or how often something is expected. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A chance of `count` in `outcomes` equally likely ones. */
export const chance = (count: number, outcomes: number): Fraction => ({
  numerator: BigInt(count),
  denominator: BigInt(outcomes),
});

/** How often something of this chance is expected in so many rounds. */
export const expectedIn = (rounds: number, { numerator, denominator }: Fraction): Fraction => ({
  numerator: numerator * BigInt(rounds),
  denominator,
});

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { ...b, numerator: -b.numerator });

/** As a number, for the length of a bar. */
export const asNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 1_000_000n) / denominator) / 1_000_000;

const twoDecimals = (hundredths: bigint): string =>
  `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;

const hundredthsOf = ({ numerator, denominator }: Fraction): bigint => (numerator * 100n) / denominator;

/** Truncated to two decimals, without zero decimals: "42.12", "18"; "<0.01" for less than that. */
export function expectedText(expected: Fraction): string {
  const hundredths = hundredthsOf(expected);
  if (hundredths === 0n && expected.numerator > 0n) return '<0.01';
  return twoDecimals(hundredths).replace(/\.00$/, '');
}

/** A chance in percent, truncated to two decimals: "49.50". */
export const percentText = ({ numerator, denominator }: Fraction): string =>
  twoDecimals((numerator * 10_000n) / denominator);

/** How far a count is from what was expected, as it is shown: "+3.88", "−4.12", "0". */
export function differenceText(count: number, expected: Fraction): string {
  const hundredths = BigInt(count) * 100n - hundredthsOf(expected);
  if (hundredths === 0n) return '0';
  const text = twoDecimals(hundredths < 0n ? -hundredths : hundredths).replace(/\.00$/, '');
  return `${hundredths < 0n ? '−' : '+'}${text}`;
}

export type Mark = 'hot' | 'cold' | null;

/**
 * Marks the most and the least frequent of several that are equally likely. None is marked where all are equal, and
 * several may share a mark.
 */
export function marksOf(counts: readonly number[]): readonly Mark[] {
  const most = Math.max(...counts);
  const least = Math.min(...counts);
  if (most === least) return counts.map(() => null);
  return counts.map((count) => (count === most ? 'hot' : count === least ? 'cold' : null));
}

import { type Multiplier, multiplierText } from '../../kit/rules/money';
import type { Kind } from '../rules/bet';
import { OUTCOMES, odds } from '../rules/paytable';

/** One way to win, for people: what it pays and how often, both cut and never rounded up. */
export interface WayText {
  readonly pays: string;
  readonly ways: number;
  readonly percent: string;
}

const percentOf = (numerator: bigint, denominator: bigint): string => {
  const hundredths = (numerator * 10_000n) / denominator;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
};

const linesOf = (kind: Kind) => odds.find(({ key }) => key === kind)?.ways ?? [];

/** Every way a kind of position wins. */
export const waysOf = (kind: Kind): readonly WayText[] =>
  linesOf(kind).map(({ count, pays }) => ({
    pays: multiplierText(pays),
    ways: count,
    percent: percentOf(BigInt(count), BigInt(OUTCOMES)),
  }));

/** What a kind of position returns in the long run, in percent. */
export function returnPercent(kind: Kind): string {
  let numerator = 0n;
  let denominator = BigInt(OUTCOMES);
  for (const { count, pays } of linesOf(kind)) {
    numerator =
      numerator * pays.denominator + BigInt(count) * pays.numerator * (denominator / BigInt(OUTCOMES));
    denominator *= pays.denominator;
  }
  return percentOf(numerator, denominator);
}

/** From the least to the most a kind pays: "2–15", or "35" where there is one pay. */
export function paysRange(kind: Kind): string {
  const pays = waysOf(kind).map((way) => way.pays);
  const [least = ''] = pays;
  return pays.length > 1 ? `${least}–${pays.at(-1)}` : least;
}

/** A fraction as events carry it, "7/4", for people: "1.75". */
export function paysText(fraction: string): string {
  const [numerator = '0', denominator = '1'] = fraction.split('/');
  const pays: Multiplier = { numerator: BigInt(numerator), denominator: BigInt(denominator) };
  return multiplierText(pays);
}

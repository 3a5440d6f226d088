import { type Multiplier, multiplierText } from '../../kit/rules/money';
import type { Kind } from '../rules/bet';
import { OUTCOMES, odds } from '../rules/paytable';

/** One way to win, for display: its multiplier and chance, both truncated and never rounded up. */
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

/** RTP of a kind of position, in percent. */
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

/** From the least to the highest multiplier of a kind: "2–15", or "35" if there is only one. */
export function paysRange(kind: Kind): string {
  const pays = waysOf(kind).map((way) => way.pays);
  const [least = ''] = pays;
  return pays.length > 1 ? `${least}–${pays.at(-1)}` : least;
}

/** A fraction as events carry it, "7/4", for display: "1.75". */
export function paysText(fraction: string): string {
  const [numerator = '0', denominator = '1'] = fraction.split('/');
  const pays: Multiplier = { numerator: BigInt(numerator), denominator: BigInt(denominator) };
  return multiplierText(pays);
}

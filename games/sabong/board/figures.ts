import type { Translate } from '../../kit/card';
import { type Centavos, payoutFloor } from '../../kit/rules/money';
import { MATCHUPS, matchupOf, NUMBERS, SIDES, type Side } from '../rules/matchups';
import { returnOf } from '../rules/odds';

/** "×1.76": what a side of a card pays in all, as a multiple of the stake. */
export function timesText(translate: Translate, card: number, side: Side): string {
  const { numerator, denominator } = matchupOf(card).pays[side];
  const hundredths = (numerator * 100n) / denominator;
  const multiplier = `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
  return translate('times', { multiplier });
}

/** How often a side comes out, in percent: "49.0". A contest has a thousand numbers, so one decimal says it all. */
export const chanceText = (card: number, side: Side): string =>
  ((matchupOf(card).ways[side] * 100) / NUMBERS).toFixed(1);

/** What a side returns in the long run, in hundredths of a percent, cut. */
function returnHundredths(card: number, side: Side): bigint {
  const { numerator, denominator } = returnOf(card, side);
  return (numerator * 10_000n) / denominator;
}

const percentText = (hundredths: bigint): string =>
  `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;

/** "97.04": what a side returns in the long run, in percent, cut to two decimals. */
export const returnText = (card: number, side: Side): string => percentText(returnHundredths(card, side));

const RETURNS = MATCHUPS.flatMap((_, card) => SIDES.map((side) => returnHundredths(card, side))).toSorted(
  (a, b) => Number(a - b),
);

/** The least and the most that any side of any card returns. */
export const LEAST_RETURN = percentText(RETURNS[0] ?? 0n);
export const MOST_RETURN = percentText(RETURNS.at(-1) ?? 0n);

/** What a stake on a side comes to if it wins. */
export const paysCentavos = (stake: Centavos, card: number, side: Side): Centavos =>
  payoutFloor(stake, matchupOf(card).pays[side]);

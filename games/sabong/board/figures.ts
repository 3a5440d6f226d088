import { type Centavos, payoutFloor } from '../../kit/rules/money';
import { MATCHUPS, matchupOf, NUMBERS, SIDES, type Side } from '../rules/matchups';
import { returnOf } from '../rules/odds';
import type { Translate } from './strings';

/** "×1.76": the multiplier of a side of a card. */
export function timesText(translate: Translate, card: number, side: Side): string {
  const { numerator, denominator } = matchupOf(card).pays[side];
  const hundredths = (numerator * 100n) / denominator;
  const multiplier = `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
  return translate('times', { multiplier });
}

/** The chance of a side, in percent: "49.0". A contest has a thousand numbers, so one decimal is exact. */
export const chanceText = (card: number, side: Side): string =>
  ((matchupOf(card).ways[side] * 100) / NUMBERS).toFixed(1);

/** The RTP of a side, in hundredths of a percent, truncated. */
function returnHundredths(card: number, side: Side): bigint {
  const { numerator, denominator } = returnOf(card, side);
  return (numerator * 10_000n) / denominator;
}

const percentText = (hundredths: bigint): string =>
  `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;

/** "97.04": the RTP of a side in percent, truncated to two decimals. */
export const returnText = (card: number, side: Side): string => percentText(returnHundredths(card, side));

const RETURNS = MATCHUPS.flatMap((_, card) => SIDES.map((side) => returnHundredths(card, side))).toSorted(
  (a, b) => Number(a - b),
);

/** The lowest and the highest RTP of any side of any card. */
export const LEAST_RETURN = percentText(RETURNS[0] ?? 0n);
export const MOST_RETURN = percentText(RETURNS.at(-1) ?? 0n);

/** The payout of a stake on a side if it wins. */
export const paysCentavos = (stake: Centavos, card: number, side: Side): Centavos =>
  payoutFloor(stake, matchupOf(card).pays[side]);

import { multiplierText } from '../../kit/rules/money';
import { PAYS, segmentsOf } from '../rules/paytable';
import { type Color, SEGMENT_COUNT } from '../rules/segments';

/** Multiplier and chance of a colour, for display: truncated to two decimals and never rounded up. */
export interface OddsText {
  readonly pays: string;
  readonly ways: number;
  readonly percent: string;
  readonly returns: string;
}

const percentOf = (numerator: bigint, denominator: bigint): string => {
  const hundredths = (numerator * 10_000n) / denominator;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
};

export function oddsOf(color: Color): OddsText {
  const ways = segmentsOf(color);
  const { numerator, denominator } = PAYS[color];
  return {
    pays: multiplierText(PAYS[color]),
    ways,
    percent: percentOf(BigInt(ways), BigInt(SEGMENT_COUNT)),
    returns: percentOf(BigInt(ways) * numerator, BigInt(SEGMENT_COUNT) * denominator),
  };
}

/** A percentage without zero decimals: "99" for "99.00". */
export const shortPercent = (percent: string): string => percent.replace(/\.00$/, '');

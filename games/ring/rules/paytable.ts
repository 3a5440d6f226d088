import { type Multiplier, multiplier } from '../../kit/rules/money';
import type { Odds } from '../../kit/rules/rules';
import { COLORS, type Color, SEGMENT_COUNT, SEGMENTS } from './segments';

/** Multipliers include the stake. Every colour has an RTP of exactly 99 %. */
export const PAYS: Readonly<Record<Color, Multiplier>> = {
  grey: multiplier(2n),
  blue: multiplier(3n),
  orange: multiplier(6n),
  green: multiplier(99n),
};

/** How many of the 200 segments have a colour, counted on the ring. */
export const segmentsOf = (color: Color): number => SEGMENTS.filter((each) => each === color).length;

/** The published odds; the laws check them by counting all 200 segments. */
export const odds: readonly Odds[] = COLORS.map((color) => ({
  key: color,
  ways: [{ count: segmentsOf(color), pays: PAYS[color] }],
  outcomes: SEGMENT_COUNT,
}));

import { chance, type Fraction } from '../../kit/statistics/figures';
import { segmentsOf } from '../rules/paytable';
import { COLORS, type Color, colorAt, SEGMENT_COUNT } from '../rules/segments';

export interface ColorCount {
  readonly color: Color;
  readonly count: number;
  /** The chance of the colour in one spin. */
  readonly chance: Fraction;
}

/** Counts the segments where the light stopped by colour, in the order of the colours. */
export const countColors = (segments: readonly number[]): readonly ColorCount[] =>
  COLORS.map((color) => ({
    color,
    count: segments.filter((segment) => colorAt(segment) === color).length,
    chance: chance(segmentsOf(color), SEGMENT_COUNT),
  }));

import type { Color } from './rules/segments';

/** The shape of each colour, as a path around the origin, about 22 across: round, drop, sun, leaf. */
export const SHAPES: Readonly<Record<Color, string>> = {
  grey: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z',
  blue: 'M0-11C5-4 9 0 9 4.5A9 8 0 0 1-9 4.5C-9 0-5-4 0-11Z',
  orange: 'M0-12L3-5 9.5-8 7-1.5 13 2 6 4 7 11 0 7.5-7 11-6 4-13 2-7-1.5-9.5-8-3-5Z',
  green: 'M-9 9C-12-4-2-12 11-11 12 2 4 12-6 8L2-2-9 11Z',
};

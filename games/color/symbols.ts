import type { Color } from './rules/colors';

/** The shape of each colour, as a path around the origin, about 70 across. */
export const SYMBOLS: Readonly<Record<Color, string>> = {
  0: 'M0-26C16-46 46-26 28 4L0 34-28 4C-46-26-16-46 0-26Z',
  1: 'M0-36L10-12 36-11 15 5 23 31 0 15-23 31-15 5-36-11-10-12Z',
  2: 'M0-4C-10-34 34-34 14-8 44-18 40 24 12 10L16 34H-16L-12 10C-40 24-44-18-14-8-34-34 10-34 0-4Z',
  3: 'M0-38C14-14 28 0 28 14A28 24 0 0 1-28 14C-28 0-14-14 0-38Z',
  4: 'M0-36L32 0 0 36-32 0Z',
  5: 'M-8-34A34 34 0 1 0 30 16 28 28 0 1 1-8-34Z',
};

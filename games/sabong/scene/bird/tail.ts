import { FEATHERS, type FeatherName } from '../art/quills';
import type { Placement } from './placement';

/** A feather of the tail, its limb, and its place on it. */
export interface TailFeather {
  readonly name: FeatherName;
  readonly row: 'tailTop' | 'tailMid' | 'tailLow';
  readonly placement: Placement;
}

const TOP = [
  [10, 136, 1.5],
  [-4, 164, 1.75],
  [-18, 150, 1.6],
  [-32, 128, 1.35],
] as const;

const scaled = (name: FeatherName, length: number): number => length / FEATHERS[name].length;

/** A feather at its root: degrees from straight up, how many more when the tail is fanned out, and its bend. */
const lying = (
  x: number,
  y: number,
  angle: number,
  fanned: number,
  scale: number,
  bend: number,
): Placement => {
  const rest = { x, y, angle: angle + 180, across: scale * bend, along: scale };
  return { rest, open: { ...rest, angle: rest.angle + fanned }, isBent: true };
};

/** From the back to the front. */
export const TAIL: readonly TailFeather[] = [
  ...Array.from({ length: 6 }, (_, i): TailFeather => {
    const name = i % 2 ? 'lowLight' : 'lowDark';
    return {
      name,
      row: 'tailLow',
      placement: lying(2 - i * 0.5, i * 3, -84 - i * 9, -1, scaled(name, 80 - i * 6), 1),
    };
  }),
  ...Array.from({ length: 5 }, (_, i): TailFeather => {
    const name = i % 2 ? 'tailDark' : 'tailLight';
    const scale = scaled(name, 122 - i * 8);
    return { name, row: 'tailMid', placement: lying(-i, i * 3, -40 - i * 11, -i * 3, scale, 1.2 - i * 0.12) };
  }),
  ...TOP.map(([angle, length, bend], i): TailFeather => {
    const name = i % 2 ? 'sickleLight' : 'sickleDark';
    const scale = scaled(name, length);
    return { name, row: 'tailTop', placement: lying(i * -2, i * 3, angle, -(i - 1) * 5, scale, bend / 1.5) };
  }),
];

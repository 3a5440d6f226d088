import { FEATHERS, type FeatherName } from '../art/quills';

/** A feather of the tail: its root from the tail's own root, its direction before it is turned, its size. */
export interface TailQuill {
  readonly name: FeatherName;
  readonly row: 'tailTop' | 'tailMid' | 'tailLow';
  readonly x: number;
  readonly y: number;
  /** Degrees from straight up, and how many more when the tail is fanned out. */
  readonly angle: number;
  readonly fanned: number;
  readonly scale: number;
  readonly bend: number;
  /** How much later than the body it moves: 0 at once, 1 last. */
  readonly late: number;
}

const TOP = [
  [10, 136, 1.5],
  [-4, 164, 1.75],
  [-18, 150, 1.6],
  [-32, 128, 1.35],
] as const;

const scaled = (name: FeatherName, length: number): number => length / FEATHERS[name].length;

/** From the back to the front. */
export const TAIL: readonly TailQuill[] = [
  ...Array.from({ length: 6 }, (_, i): TailQuill => {
    const name = i % 2 ? 'lowLight' : 'lowDark';
    const scale = scaled(name, 80 - i * 6);
    return {
      name,
      row: 'tailLow',
      x: 2 - i * 0.5,
      y: i * 3,
      angle: -84 - i * 9,
      fanned: -1,
      scale,
      bend: 1,
      late: 0.4,
    };
  }),
  ...Array.from({ length: 5 }, (_, i): TailQuill => {
    const name = i % 2 ? 'tailDark' : 'tailLight';
    const scale = scaled(name, 122 - i * 8);
    return {
      name,
      row: 'tailMid',
      x: -i,
      y: i * 3,
      angle: -40 - i * 11,
      fanned: -i * 3,
      scale,
      bend: 1.2 - i * 0.12,
      late: 0.7,
    };
  }),
  ...TOP.map(([angle, length, bend], i): TailQuill => {
    const name = i % 2 ? 'sickleLight' : 'sickleDark';
    const scale = scaled(name, length);
    return {
      name,
      row: 'tailTop',
      x: i * -2,
      y: i * 3,
      angle,
      fanned: -(i - 1) * 5,
      scale,
      bend: bend / 1.5,
      late: 1,
    };
  }),
];

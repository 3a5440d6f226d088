import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOut, type Placed, rowsOf } from './lanes';

const LANE = { lengthMs: 2_000, laneWidthPx: 800, rowsMax: 3 };
const width = (text: string) => text.length * 7 + 12;
const place = (...marks: readonly (readonly [string, number])[]) =>
  layOut(
    marks.map(([name, atMs]) => ({ name, atMs })),
    LANE,
    width,
  );
const overlap = (a: Placed, b: Placed) =>
  a.row === b.row && a.leftPx < b.leftPx + b.widthPx && b.leftPx < a.leftPx + a.widthPx;

test('labels with room stand in one row at their time', () => {
  const placed = place(['Gate', 0], ['Cube 1', 900], ['End', 1_800]);
  expect(placed.map(({ leftPx, row }) => [leftPx, row])).toEqual([
    [0, 0],
    [360, 0],
    [720, 0],
  ]);
  expect(rowsOf(placed)).toBe(1);
});

test('labels that would overlap take the next row, and the last one stays inside the lane', () => {
  const placed = place(['Cube stopped', 900], ['Cube stopped', 920], ['Settled', 2_000]);
  expect(placed.map(({ row }) => row)).toEqual([0, 1, 0]);
  expect((placed[2]?.leftPx ?? 0) + (placed[2]?.widthPx ?? 0)).toBe(LANE.laneWidthPx);
});

test('where no row is free, marks join the label before them, which counts them', () => {
  const placed = place(...Array.from({ length: 6 }, (_, index) => ['Hopped off', 500 + index] as const));
  expect(placed).toHaveLength(3);
  expect(placed[2]).toMatchObject({ text: 'Hopped off +3', marks: [2, 3, 4, 5] });
});

test('no two labels overlap and no mark is lost, whatever there is', () => {
  const marks = fc.array(fc.record({ name: fc.string({ maxLength: 14 }), atMs: fc.nat(2_000) }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(marks, (all) => {
      const placed = layOut(all, LANE, width);
      expect(placed.flatMap((one) => one.marks).sort((a, b) => a - b)).toEqual(all.map((_, index) => index));
      for (const [index, one] of placed.entries()) {
        expect(one.leftPx + one.widthPx).toBeLessThanOrEqual(LANE.laneWidthPx);
        expect(placed.slice(index + 1).filter((other) => overlap(one, other))).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

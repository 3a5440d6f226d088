import { expect, test } from 'vitest';
import { between, mulberry32 } from '../motion/random';
import { type Cell, pack } from './packing';

const random = mulberry32(3);
const cells: Cell[] = Array.from({ length: 40 }, (_, index) => ({
  name: `cell${index}`,
  width: Math.round(between(random, 4, 90)),
  height: Math.round(between(random, 4, 90)),
  draw: () => undefined,
}));

test('every cell has its own place inside the atlas, with the gap around it', () => {
  const { spots, width, height } = pack(cells, 256, 2);
  expect(spots.map(({ cell }) => cell.name).sort()).toEqual(cells.map(({ name }) => name).sort());
  for (const a of spots) {
    expect(a.x).toBeGreaterThanOrEqual(2);
    expect(a.x + a.cell.width + 2).toBeLessThanOrEqual(width);
    expect(a.y + a.cell.height + 2).toBeLessThanOrEqual(height);
    for (const b of spots) {
      if (a === b) continue;
      const apart =
        a.x + a.cell.width + 2 <= b.x ||
        b.x + b.cell.width + 2 <= a.x ||
        a.y + a.cell.height + 2 <= b.y ||
        b.y + b.cell.height + 2 <= a.y;
      expect(apart).toBe(true);
    }
  }
});

test('a cell that is wider than the atlas is refused', () => {
  expect(() => pack([{ name: 'wide', width: 300, height: 5, draw: () => undefined }], 256, 2)).toThrow(
    'wide',
  );
});

import { describe, expect, it } from 'vitest';
import { type Box, holeIn, quadsAround, roundHole } from './hole';
import type { Outline } from './outline';

const BOX: Box = { left: -100, top: -60, width: 200, height: 160 };
const WHOLE = Number.POSITIVE_INFINITY;

type Point = readonly [x: number, y: number];

/** How many of the pieces contain a point; the upper and lower side of a piece are horizontal. */
const piecesAt = (hole: Outline, [x, y]: Point, seenTo = WHOLE): number =>
  quadsAround(BOX, hole, seenTo).filter(({ corners: [x0, y0, x1, , x2, y1, x3] }) => {
    const share = (y - y0) / (y1 - y0);
    return share >= 0 && share < 1 && x >= x0 + (x3 - x0) * share && x < x1 + (x2 - x1) * share;
  }).length;

const points: readonly Point[] = Array.from({ length: 40 }, (_, column) =>
  Array.from({ length: 32 }, (_, row): Point => [-97.3 + column * 5, -57.9 + row * 5]),
).flat();

describe('a picture around a hole', () => {
  it('is drawn exactly once wherever it is visible', () => {
    const hole = roundHole(0, 0, 50);
    for (const [x, y] of points)
      if (Math.hypot(x, y) > 50) expect(piecesAt(hole, [x, y]), `${x}, ${y}`).toBe(1);
  });

  it('is not drawn in most of the hole', () => {
    const inside = points.filter(([x, y]) => Math.hypot(x, y) < 47);
    expect(inside.length).toBeGreaterThan(200);
    for (const point of inside) expect(piecesAt(roundHole(0, 0, 50), point)).toBe(0);
  });

  it('may have a hole that reaches beyond it on every side', () => {
    for (const [x, y] of points) {
      expect(piecesAt(roundHole(0, 0, 400), [x, y])).toBe(0);
      const hides = Math.hypot(x - 100, y - 100) <= 80;
      if (!hides) expect(piecesAt(roundHole(100, 100, 80), [x, y]), `${x}, ${y}`).toBe(1);
    }
  });

  it('is whole without a hole, and ends where it is never visible', () => {
    for (const point of points) {
      expect(piecesAt([], point)).toBe(1);
      expect(piecesAt([], point, 20)).toBe(point[1] < 20 ? 1 : 0);
    }
  });

  it('shows the same part of the texture at each place as the whole picture', () => {
    for (const { corners, uvs } of quadsAround(BOX, roundHole(0, 0, 50), WHOLE)) {
      corners.forEach((corner, at) => {
        const [from, size] = at % 2 === 0 ? [BOX.left, BOX.width] : [BOX.top, BOX.height];
        expect(uvs[at]).toBeCloseTo((corner - from) / size, 9);
      });
    }
  });

  it('accepts a hole in shares of another picture', () => {
    expect(holeIn({ left: 10, top: 20, width: 100, height: 50 }, [0, 0.25, 0.75, 1, 0, 1])).toEqual([
      20, 35, 85, 70, 10, 110,
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { CENTRED, clampPlacing, cropOf, shownSize, ZOOM_MAX } from './cropPicture';

const WIDE = { width: 400, height: 200 };

test('the shorter side fills the frame', () => {
  expect(shownSize(WIDE, 1)).toEqual({ width: 2, height: 1 });
  expect(shownSize({ width: 300, height: 900 }, 2)).toEqual({ width: 2, height: 6 });
});

describe('the crop', () => {
  test('is centred at first', () => {
    expect(cropOf(WIDE, CENTRED)).toEqual({ x: 100, y: 0, side: 200 });
  });

  test('moves opposite to the picture: dragging right shows more of the left', () => {
    expect(cropOf(WIDE, { zoom: 1, x: 0.25, y: 0 })).toEqual({ x: 50, y: 0, side: 200 });
    expect(cropOf(WIDE, { zoom: 2, x: 0, y: -0.5 })).toEqual({ x: 150, y: 100, side: 100 });
  });

  test.each([
    { zoom: 1, x: 9, y: 9 },
    { zoom: 1, x: -9, y: -9 },
    { zoom: 0.1, x: 0, y: 0 },
    { zoom: 99, x: 2, y: -50 },
    { zoom: 1.37, x: -0.8, y: 0.3 },
  ])('is within the picture at %o', (placing) => {
    const { x, y, side } = cropOf(WIDE, placing);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + side).toBeLessThanOrEqual(WIDE.width + 1e-9);
    expect(y + side).toBeLessThanOrEqual(WIDE.height + 1e-9);
    expect(side).toBeGreaterThanOrEqual(200 / ZOOM_MAX);
  });
});

test('a placing that leaves no empty area is unchanged', () => {
  expect(clampPlacing(WIDE, { zoom: 2, x: 1.2, y: 0.4 })).toEqual({ zoom: 2, x: 1.2, y: 0.4 });
  expect(clampPlacing(WIDE, { zoom: 1, x: 1.2, y: 0.4 })).toEqual({ zoom: 1, x: 0.5, y: 0 });
});

import { describe, expect, test } from 'vitest';
import { TARGETS } from '../engines/arcade';
import { placeLanes, schoolsOf } from './lanes';

/** A different order of lanes for each. */
const LOOKS = Array.from({ length: 24 }, (_, seed) => {
  let turn = seed;
  return () => {
    turn += 1;
    return (Math.sin(turn * 12.9898) * 43_758.5453) % 1;
  };
});

test('every kind of target has a lane, in any order of lanes', () => {
  for (const look of LOOKS) {
    const schools = schoolsOf(TARGETS.length, look);
    expect(new Set(schools.flat())).toEqual(new Set(TARGETS.keys()));
    expect(Math.min(...schools.map(({ length }) => length))).toBeGreaterThan(0);
  }
});

describe.each([
  ['a high frame', 480],
  ['a low one', 250],
])('in %s', (_what, height) => {
  test('no lane touches another or the lines above and below', () => {
    for (const look of LOOKS) {
      const talls = schoolsOf(TARGETS.length, look).map((school) => 40 + 12 * Math.max(...school));
      const gap = 8;
      const { middles, fitting } = placeLanes(talls, 60, height, gap);
      expect(fitting).toBeGreaterThan(0.3);
      let below = 60;
      middles.forEach((middle, lane) => {
        const half = ((talls[lane] ?? 0) * fitting) / 2;
        expect(middle - half).toBeGreaterThanOrEqual(below - 1e-9);
        below = middle + half + gap;
      });
      expect(below).toBeLessThanOrEqual(height + 1e-9);
    }
  });
});

import { expect, it } from 'vitest';
import { asNumber, expectedIn, expectedText } from '../../kit/statistics/figures';
import { ALL_COLORS, type Cubes } from '../rules/colors';
import { CHANCE_SHOWN, CHANCES_ON_CUBES, countColors } from './count';

const every: readonly Cubes[] = ALL_COLORS.flatMap((a) =>
  ALL_COLORS.flatMap((b) => ALL_COLORS.map((c): Cubes => [a, b, c])),
);

it('counts each colour by how many cubes show it', () => {
  const counts = countColors([
    [0, 0, 0],
    [0, 1, 0],
    [1, 2, 3],
  ]);
  expect(counts[0]).toEqual({ color: 0, onCubes: [0, 1, 1], rolls: 2 });
  expect(counts[1]).toEqual({ color: 1, onCubes: [2, 0, 0], rolls: 2 });
  expect(counts[5]).toEqual({ color: 5, onCubes: [0, 0, 0], rolls: 0 });
});

it('expects what a count of all 216 rolls gives', () => {
  for (const { onCubes, rolls } of countColors(every)) {
    expect(onCubes).toEqual(CHANCES_ON_CUBES.map((each) => asNumber(expectedIn(216, each))));
    expect(rolls).toBe(asNumber(expectedIn(216, CHANCE_SHOWN)));
  }
  expect(expectedText(expectedIn(100, CHANCE_SHOWN))).toBe('42.12');
});

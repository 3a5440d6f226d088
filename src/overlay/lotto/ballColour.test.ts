import { expect, it } from 'vitest';
import { SKIN_NAMES } from '../../../contract/skins';
import { BALL_COLOURS, ballColourOf } from './ballColour';
import { paletteFor } from './draw/scene/palette';

/** Where each colour lies on the wheel of hues, in degrees. */
const HUES: Readonly<Record<(typeof BALL_COLOURS)[number], readonly [from: number, to: number]>> = {
  purple: [250, 290],
  red: [340, 360],
  green: [120, 170],
  blue: [200, 230],
  gold: [30, 50],
};

function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const sector =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return (sector * 60 + 360) % 360;
}

it('a number has the same colour in the draw as on tickets and in lists', () => {
  for (const skin of SKIN_NAMES) {
    const { balls } = paletteFor(skin);
    expect(balls).toHaveLength(BALL_COLOURS.length);
    for (const [index, colour] of BALL_COLOURS.entries()) {
      const [from, to] = HUES[colour];
      const hue = hueOf(balls[index]?.[1] ?? '#000000');
      expect(hue, `${colour} in ${skin}`).toBeGreaterThanOrEqual(from);
      expect(hue, `${colour} in ${skin}`).toBeLessThanOrEqual(to);
    }
  }
});

it('the 31 numbers of 2D are shared out among five colours', () => {
  const numbers = Array.from({ length: 31 }, (_, index) => index + 1);
  const counts = BALL_COLOURS.map(
    (colour) => numbers.filter((number) => ballColourOf(number) === colour).length,
  );
  expect(counts).toEqual([6, 5, 7, 7, 6]);
  expect([3, 7, 24, 31].map(ballColourOf)).toEqual(['purple', 'red', 'blue', 'green']);
});

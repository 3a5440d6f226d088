import { multiplyTurns, rotate, type Turn, turnAbout, type Vector } from '../../kit/scene/space';
import type { Color } from '../rules/colors';

/** A side of the cube: its normal and the up direction of its symbol, in the cube's own axes. */
export interface Side {
  readonly color: Color;
  readonly normal: Readonly<Vector>;
  readonly right: Readonly<Vector>;
  readonly up: Readonly<Vector>;
}

/** All three cubes are painted alike: red opposite green, yellow opposite pink, blue opposite white. */
export const SIDES: readonly Side[] = [
  { color: 0, normal: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  { color: 2, normal: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  { color: 1, normal: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  { color: 4, normal: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  { color: 3, normal: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
  { color: 5, normal: [0, 0, -1], right: [-1, 0, 0], up: [0, 1, 0] },
];

const QUARTER = Math.PI / 2;

/** The 24 orientations of an axis-aligned cube. */
export const SETTINGS: readonly Turn[] = (
  [
    [1, 0, 0, 0],
    [1, 0, 0, 1],
    [1, 0, 0, 2],
    [1, 0, 0, 3],
    [0, 0, 1, 1],
    [0, 0, 1, 3],
  ] as const
).flatMap(([x, y, z, quarters]) =>
  [0, 1, 2, 3].map((yaw) =>
    multiplyTurns(turnAbout([0, 1, 0], yaw * QUARTER), turnAbout([x, y, z], quarters * QUARTER)),
  ),
);

/** The colour on top. */
export function topColor(turn: Readonly<Turn>): Color {
  let best: Side | undefined;
  let highest = -2;
  for (const side of SIDES) {
    const y = rotate(turn, side.normal)[1];
    if (y > highest) {
      highest = y;
      best = side;
    }
  }
  return best?.color ?? 0;
}

/**
 * The orientation in which a cube starts, relative to its track, so that it ends with `color` on top and the symbol as
 * upright as possible for the viewer.
 */
export function settingFor(end: Readonly<Turn>, color: Color): Turn {
  const side = SIDES.find((candidate) => candidate.color === color) as Side;
  let best: Turn = [0, 0, 0, 1];
  let score = Number.NEGATIVE_INFINITY;
  for (const setting of SETTINGS) {
    const whole = multiplyTurns(end, setting);
    const upright = rotate(whole, side.normal)[1] * 10 - rotate(whole, side.up)[2];
    if (upright > score) {
      score = upright;
      best = setting;
    }
  }
  return best;
}

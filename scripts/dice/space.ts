/** Vectors and rotations of the ray tracer. x right, y up, z towards the viewer. */
export type Vec = readonly [x: number, y: number, z: number];
/** Rows of a rotation. */
export type Rotation = readonly [Vec, Vec, Vec];

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(v: Vec): Vec {
  const length = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

export const rotated = (by: Rotation, v: Vec): Vec => [dot(by[0], v), dot(by[1], v), dot(by[2], v)];

export const UNTURNED: Rotation = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Rotates towards the viewer, about the x axis. */
export function pitched(angle: number): Rotation {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [
    [1, 0, 0],
    [0, c, -s],
    [0, s, c],
  ];
}

export function then(first: Rotation, second: Rotation): Rotation {
  const column = (k: 0 | 1 | 2): Vec => rotated(second, [first[0][k], first[1][k], first[2][k]]);
  const [x, y, z] = [column(0), column(1), column(2)];
  return [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ];
}

/** Rotates to the right, about the z axis. */
export function leaned(angle: number): Rotation {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [
    [c, s, 0],
    [-s, c, 0],
    [0, 0, 1],
  ];
}

/** #rrggbb as linear light. */
export function linear(hex: string): Vec {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}

export const scaled = (v: Vec, by: number): Vec => [v[0] * by, v[1] * by, v[2] * by];

export const blend = (from: Vec, to: Vec, share: number): Vec => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

export function smooth(low: number, high: number, value: number): number {
  const p = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return p * p * (3 - 2 * p);
}

/** A pseudo-random number from 0 to 1 for a position; the same position always gives the same one. */
export function grain(x: number, z: number): number {
  const s = Math.sin(x * 127.1 + z * 311.7) * 43758.5453;
  return s - Math.floor(s);
}

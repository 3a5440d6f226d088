import type { Mode } from '../../../games/dice/rules/mode';
import { blend, scaled, smooth, type Vec } from '../space';
import type { DieLook, Light, Surface } from '../stage';

/** A point of bowl or cover: its position, its distance from the axis, and whether it faces outwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly angle: number;
  readonly outward: number;
  readonly mode: Mode;
}

/** The materials of one skin. */
export interface Look {
  readonly light: Light;
  /** The two kinds of dice: tens and units, or first and second. */
  readonly dice: Readonly<Record<Mode, readonly [DieLook, DieLook]>>;
  readonly bowl: (spot: Spot) => Surface;
  readonly cover: (spot: Spot) => Surface;
  readonly groundShade: number;
}

/** A light source in the sky: its direction, and a soft edge between two cosines. */
export interface Lamp {
  readonly from: Vec;
  readonly soft: readonly [number, number];
  readonly color: Vec;
  readonly power: number;
}

export const skyOf =
  (low: Vec, high: Vec, lamps: readonly Lamp[]) =>
  (x: number, y: number, z: number): Vec => {
    const base = blend(low, high, Math.max(0, y));
    const sum: [number, number, number] = [...base];
    for (const { from, soft, color, power } of lamps) {
      const share = smooth(soft[0], soft[1], x * from[0] + y * from[1] + z * from[2]) * power;
      for (const i of [0, 1, 2] as const) sum[i] += color[i] * share;
    }
    return sum;
  };

/** Where the rim begins in each mode, in units of the profile. */
export const RIM_FROM: Readonly<Record<Mode, number>> = { percent: 4.16, seven: 2.9 };
export const FLOOR_TO: Readonly<Record<Mode, number>> = { percent: 3.5, seven: 2.15 };

export const DIGITS = { size: 1.38, shift: -0.07, bevel: 0.022 };
export const PIPS = { size: 1, shift: 0, bevel: 0.055 };

export const stone =
  (base: Vec, vein: Vec, share: number) =>
  (x: number, y: number, z: number): Vec => {
    const bend = Math.sin(x * 2.1 + z * 1.3) * 0.5 + Math.sin(z * 3.7 - y * 1.9) * 0.22;
    const band = Math.sin((y * 1.6 + x * 0.9 + bend) * 4.2);
    return blend(base, vein, share * smooth(0.72, 1, band) + share * 0.25 * smooth(-1, 1, band));
  };

/** A thread around the bowl at a radius. */
export const thread = (radius: number, at: number): number => Math.exp(-(((radius - at) / 0.03) ** 2));

/** The eight-ray sun, embroidered into the floor; `out` is the share of the floor's radius. */
export const sunRay = (angle: number, out: number): number =>
  Math.abs(Math.cos(angle * 4)) ** 60 * smooth(0.3, 0.36, out) * (1 - smooth(0.6, 0.86, out));

/** Cloth that shines along its folds. */
export function silk({ x, z, radius, mode }: Spot, color: Vec): Surface {
  const fold = Math.sin(x * 2.3 + Math.sin(z * 1.7) * 1.2) * 0.6 + Math.sin(z * 3.1 + x * 1.1 + 1.3) * 0.4;
  const slope = Math.cos(x * 2.3 + Math.sin(z * 1.7) * 1.2);
  const thread = 1 + 0.05 * Math.sin(x * 90) * Math.sin(z * 90);
  const edge = smooth(FLOOR_TO[mode] * 0.72, RIM_FROM[mode], radius);
  return {
    color: scaled(color, (0.9 + 0.22 * fold) * thread * (1 - 0.25 * edge)),
    mirror: 0.035,
    glance: 0.25,
    bump: [0.13 * slope, 0, 0.1 * Math.cos(z * 3.1 + x * 1.1 + 1.3)],
  };
}

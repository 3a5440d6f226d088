import type { Vector } from '../../kit/scene/space';

/**
 * The camera of the tray: it looks down at the felt from the front. World unit: half a cube's edge; x right, y up from
 * the felt, z towards the viewer. Picture unit: design px around the projected origin.
 */
export const PITCH = (36 * Math.PI) / 180;
export const DISTANCE = 16;
/** Design px of one world unit at the origin. */
export const PX_PER_UNIT = 36;

export const PITCH_SIN = Math.sin(PITCH);
export const PITCH_COS = Math.cos(PITCH);

/** The tray: felt from `BACK` to `FRONT`, `HALF_WIDTH` to either side; behind it a ledge with the gate. */
export const TRAY = { halfWidth: 4.5, back: -3.2, front: 2.9, rail: 0.42, ledge: 0.85, ledgeBack: -5.9 };

/** Perspective scale at a depth, 1 at the origin. */
export const scaleAt = (y: number, z: number): number =>
  DISTANCE / (DISTANCE - (y * PITCH_SIN + z * PITCH_COS));

type Point = [x: number, y: number];

/** `out` is written and returned, so that frames allocate nothing. */
export function project(x: number, y: number, z: number, out: Point = [0, 0]): Point {
  const scale = scaleAt(y, z) * PX_PER_UNIT;
  out[0] = x * scale;
  out[1] = -(y * PITCH_COS - z * PITCH_SIN) * scale;
  return out;
}

export const projectPoint = ([x, y, z]: Readonly<Vector>): Point => project(x, y, z);

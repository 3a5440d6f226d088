import type { Mode } from '../rules/mode';

/**
 * A camera that looks down into a bowl. World: x right, y up from the bowl's floor, z towards the viewer; the pictures
 * of dice, bowl and cover are baked with the same cameras. Picture unit: design px around the projected target.
 */
export interface View {
  readonly pitchDegrees: number;
  readonly distance: number;
  readonly targetY: number;
  /** Design px of one world unit at the target. */
  readonly pxPerUnit: number;
  /** Half the height of a die lying flat. */
  readonly dieHalf: number;
  /** The positions of the dice. */
  readonly places: readonly (readonly [x: number, z: number])[];
  /** Height of the bowl's rim, on which the cover lies. */
  readonly rimY: number;
}

export const VIEWS: Readonly<Record<Mode, View>> = {
  percent: {
    pitchDegrees: 54,
    distance: 26,
    targetY: 0.2,
    pxPerUnit: 41,
    dieHalf: 0.71,
    places: [
      [-2.74, 0.2],
      [-0.94, -0.12],
      [0.94, 0.14],
      [2.74, -0.04],
    ],
    rimY: 0.9,
  },
  seven: {
    pitchDegrees: 50,
    distance: 24,
    targetY: 0.25,
    pxPerUnit: 50,
    dieHalf: 0.88,
    places: [
      [-1.12, 0.14],
      [1.14, -0.2],
    ],
    rimY: 0.98,
  },
};

/** Projects a point of the world; the scale is 1 at the target. */
export interface Projected {
  x: number;
  y: number;
  scale: number;
}

export const projected = (): Projected => ({ x: 0, y: 0, scale: 1 });

/** `out` is written and returned, so that frames allocate nothing. */
export function project(
  view: View,
  x: number,
  y: number,
  z: number,
  out: Projected = projected(),
): Projected {
  const pitch = (view.pitchDegrees * Math.PI) / 180;
  const sin = Math.sin(pitch);
  const cos = Math.cos(pitch);
  const up = y - view.targetY;
  const scale = view.distance / (view.distance - (up * sin + z * cos));
  out.x = x * scale * view.pxPerUnit;
  out.y = -(up * cos - z * sin) * scale * view.pxPerUnit;
  out.scale = scale;
  return out;
}

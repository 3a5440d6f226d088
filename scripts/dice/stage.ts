import type { Solid } from './solids';
import type { Vec } from './space';
import type { Turned } from './turned';

/** The material at a point of bowl, cover or table. Colours in linear light. */
export interface Surface {
  readonly color: Vec;
  /** Share of light reflected head on, and how much of the rest at a grazing angle. */
  readonly mirror: number;
  readonly glance: number;
  readonly emits?: Vec;
  /** Added to the normal. */
  readonly bump?: Vec;
}

interface Marks {
  /** Width of the print on a face, in half heights, and how far up it is moved. */
  readonly size: number;
  readonly shift: number;
  readonly ink: Vec;
  /** The strength of the ink on sides other than the top one. */
  readonly dim: number;
  /** The single pip has an ink of its own. */
  readonly one?: Vec;
  /** How strongly the ink glows where the side is on top. */
  readonly shine: number;
}

export interface SolidLook extends Marks {
  readonly kind: 'solid';
  readonly color: (x: number, y: number, z: number) => Vec;
  readonly mirror: number;
  readonly bevel: number;
}

export interface GlassLook extends Marks {
  readonly kind: 'glass';
  readonly core: Vec;
  readonly absorbs: Vec;
  readonly glow: number;
  readonly spill: number;
  readonly bevel: number;
}

export type DieLook = SolidLook | GlassLook;

export interface Die {
  readonly solid: Solid;
  readonly look: DieLook;
}

export interface Light {
  readonly key: { readonly direction: Vec; readonly color: Vec; readonly size: number };
  readonly ambient: Vec;
  readonly bounce: Vec;
  readonly rim: Vec;
  readonly rimDirection: Vec;
  /** The light of a ray that leaves the scene. */
  readonly sky: (x: number, y: number, z: number) => Vec;
  readonly exposure: number;
}

export interface Stage extends Light {
  readonly camera: {
    readonly pitchDegrees: number;
    readonly distance: number;
    readonly target: Vec;
    /** Picture px per unit at the target. */
    readonly pxPerUnit: number;
  };
  readonly die: Die | null;
  readonly body: Turned | null;
  /** `outward` is positive where the surface faces away from the axis: the outside of a bowl. */
  readonly bodySurface: (x: number, y: number, z: number, radius: number, outward: number) => Surface;
  /** Height of the ground that receives the body's shadow; null without one. */
  readonly groundY: number | null;
  /** How dark the shadow on the ground is. */
  readonly groundShade: number;
  /** Coverage of a digit at a position in its box, -0.5 to 0.5 from the middle. */
  readonly digit: (value: number, x: number, y: number) => number;
}

/**
 * The place of a part: its root relative to the root of its limb, its rotation, its scale across and along. Units,
 * degrees.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly across: number;
  readonly along: number;
}

/** The place of a part on its limb: at rest, and with the limb fully open. Interpolated linearly between the two. */
export interface Placement {
  readonly rest: Spot;
  readonly open: Spot;
  /** Its width depends on how bent the limb is. */
  readonly isBent: boolean;
}

const AT_ROOT: Spot = { x: 0, y: 0, angle: 0, across: 1, along: 1 };

/** A part that coincides with its limb. */
export const PLAIN: Placement = { rest: AT_ROOT, open: AT_ROOT, isBent: false };

/** Hackles, which grow as they are raised. */
export const FLARING: Placement = {
  rest: { ...AT_ROOT, across: 0.72, along: 0.96 },
  open: { ...AT_ROOT, across: 1.04 },
  isBent: false,
};

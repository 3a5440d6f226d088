/** Where a part lies: its root from the root of its limb, its turn, its size across and along. Units, degrees. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly across: number;
  readonly along: number;
}

/** How a part lies on its limb: at rest, and where the limb is wholly open. Between the two it goes straight. */
export interface Lie {
  readonly rest: Spot;
  readonly open: Spot;
  /** Its width goes with how bent the limb is. */
  readonly isBent: boolean;
}

const AT_ROOT: Spot = { x: 0, y: 0, angle: 0, across: 1, along: 1 };

/** A part that is no more than its limb. */
export const PLAIN: Lie = { rest: AT_ROOT, open: AT_ROOT, isBent: false };

/** Hackles, which grow as they stand off. */
export const FLARING: Lie = {
  rest: { ...AT_ROOT, across: 0.72, along: 0.96 },
  open: { ...AT_ROOT, across: 1.04 },
  isBent: false,
};

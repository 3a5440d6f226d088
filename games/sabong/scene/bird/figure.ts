import type { BirdArt } from '../art/bake';
import type { Limb } from './limbs';
import type { Placement } from './placement';

/** A drawn part: its cell, the part whose rotation it follows, its limb and its place on it. */
export interface Cut {
  readonly name: string;
  readonly pivotOf: string;
  readonly limb: Limb;
  readonly placement: Placement;
}

/** Parts of a bird that share a tint and a shift, from back to front. */
export interface Figure {
  readonly cuts: readonly Cut[];
  readonly tint: number;
  readonly x: number;
  readonly y: number;
}

const MIDDLE = { x: 0.5, y: 0.5 };

export const pivotIn = ({ pivots }: BirdArt, { pivotOf }: Cut) => pivots.get(pivotOf) ?? MIDDLE;

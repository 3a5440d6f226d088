/** A bird's pose at one moment, all in numbers so that any two can be mixed. Angles in degrees of the picture. */
export interface BirdPose {
  /** The distance of its ground point from the middle of the pit, and its height above the sand: design px. */
  x: number;
  lift: number;
  /** Nearer to the viewer by this many px down the picture. */
  near: number;
  /** 1 faces the opponent, -1 has turned away. */
  facing: number;
  /** How much lower than upright the body is, in units of the rig. */
  sink: number;
  body: number;
  neckBase: number;
  neck: number;
  head: number;
  /** Wings: angle of the shoulder, and 0 folded to 1 spread. */
  nearWing: number;
  nearOpen: number;
  farWing: number;
  farOpen: number;
  /** 0: feet on the ground, wherever the body is; 1: legs at the angles below. */
  air: number;
  nearThigh: number;
  nearShank: number;
  nearFoot: number;
  farThigh: number;
  farShank: number;
  farFoot: number;
  /** Feet on the ground: how far in front of their places, and how high they are lifted. */
  nearStep: number;
  nearPick: number;
  farStep: number;
  farPick: number;
  /** Rotation relative to the body. */
  tail: number;
  fan: number;
  /** 1 hangs in its natural bow, less is straightened by the wind. */
  droop: number;
  flare: number;
  beak: number;
  /** 1 is closed. */
  eye: number;
  /** Degrees by which the wings beat. */
  beat: number;
}

/** Upright and relaxed. */
export const STAND: BirdPose = {
  x: 0,
  lift: 0,
  near: 0,
  facing: 1,
  sink: 0,
  body: -24,
  neckBase: 24,
  neck: -2,
  head: 2,
  nearWing: -18,
  nearOpen: 0,
  farWing: -18,
  farOpen: 0,
  air: 0,
  nearThigh: -12,
  nearShank: 8,
  nearFoot: 0,
  farThigh: -26,
  farShank: 2,
  farFoot: 0,
  nearStep: 0,
  nearPick: 0,
  farStep: 0,
  farPick: 0,
  tail: -5,
  fan: 0.1,
  droop: 1,
  flare: 0.05,
  beak: 0,
  eye: 0,
  beat: 0,
};

export const blankBird = (): BirdPose => ({ ...STAND });

/**
 * Writes the pose that is a share of the way from one to another. Field by field: a loop over names allocates for every
 * number in every frame.
 */
export function blend(out: BirdPose, from: BirdPose, to: BirdPose, share: number): BirdPose {
  out.x = from.x + (to.x - from.x) * share;
  out.lift = from.lift + (to.lift - from.lift) * share;
  out.near = from.near + (to.near - from.near) * share;
  out.facing = from.facing + (to.facing - from.facing) * share;
  out.sink = from.sink + (to.sink - from.sink) * share;
  out.body = from.body + (to.body - from.body) * share;
  out.neckBase = from.neckBase + (to.neckBase - from.neckBase) * share;
  out.neck = from.neck + (to.neck - from.neck) * share;
  out.head = from.head + (to.head - from.head) * share;
  out.nearWing = from.nearWing + (to.nearWing - from.nearWing) * share;
  out.nearOpen = from.nearOpen + (to.nearOpen - from.nearOpen) * share;
  out.farWing = from.farWing + (to.farWing - from.farWing) * share;
  out.farOpen = from.farOpen + (to.farOpen - from.farOpen) * share;
  out.air = from.air + (to.air - from.air) * share;
  out.nearThigh = from.nearThigh + (to.nearThigh - from.nearThigh) * share;
  out.nearShank = from.nearShank + (to.nearShank - from.nearShank) * share;
  out.nearFoot = from.nearFoot + (to.nearFoot - from.nearFoot) * share;
  out.farThigh = from.farThigh + (to.farThigh - from.farThigh) * share;
  out.farShank = from.farShank + (to.farShank - from.farShank) * share;
  out.farFoot = from.farFoot + (to.farFoot - from.farFoot) * share;
  out.nearStep = from.nearStep + (to.nearStep - from.nearStep) * share;
  out.nearPick = from.nearPick + (to.nearPick - from.nearPick) * share;
  out.farStep = from.farStep + (to.farStep - from.farStep) * share;
  out.farPick = from.farPick + (to.farPick - from.farPick) * share;
  out.tail = from.tail + (to.tail - from.tail) * share;
  out.fan = from.fan + (to.fan - from.fan) * share;
  out.droop = from.droop + (to.droop - from.droop) * share;
  out.flare = from.flare + (to.flare - from.flare) * share;
  out.beak = from.beak + (to.beak - from.beak) * share;
  out.eye = from.eye + (to.eye - from.eye) * share;
  out.beat = from.beat + (to.beat - from.beat) * share;
  return out;
}

/** Moves `out` a share of the way to another pose, in every field. */
export const moveTo = (out: BirdPose, to: BirdPose, share: number): BirdPose => blend(out, out, to, share);

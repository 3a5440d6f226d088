import { blankWin, type WinPose } from '../../kit/scene/light/winShow';
import type { PosingMoment } from '../../kit/scene/motion/usePosing';
import type { Plan } from './timeline';

/** One die. Offsets in design px from its final position. */
export interface DiePose {
  /** The picture of the atlas: its kind, then what it shows, or a step of the rotation. */
  frame: string;
  x: number;
  /** Above the bowl's floor. */
  lift: number;
  rotation: number;
  alpha: number;
  glow: number;
}

/** Everything that moves, at one moment. The same object is overwritten each frame. */
export interface Pose extends WinPose {
  /** As many as the larger mode has; those unused in the other mode have an alpha of 0. */
  readonly dice: readonly DiePose[];
  /** Position of the cover, in design px from its closed position. */
  readonly cover: { x: number; y: number; rotation: number; alpha: number };
  /** The bowl moves a little while it is shaken. */
  readonly bowl: { x: number; y: number; rotation: number };
  /** The dice that pile up after a large win: the age of the pile in ms, and its alpha. */
  pileMs: number;
  pile: number;
  /** Light from under the cover. */
  wedge: number;
  /** How far the cover has opened for it, 0 to 1. */
  wedgeOpen: number;
  /** Key light, 1 is full. */
  light: number;
}

export const DICE_MAX = 4;

export const blankPose = (): Pose => ({
  ...blankWin(),
  dice: Array.from({ length: DICE_MAX }, () => ({
    frame: '',
    x: 0,
    lift: 0,
    rotation: 0,
    alpha: 0,
    glow: 0,
  })),
  cover: { x: 0, y: 0, rotation: 0, alpha: 1 },
  bowl: { x: 0, y: 0, rotation: 0 },
  pileMs: 0,
  pile: 0,
  wedge: 0,
  wedgeOpen: 0,
  light: 1,
});

export interface Round {
  readonly plan: Plan;
}

/** All that a pose depends on. */
export type Moment = PosingMoment<Round>;

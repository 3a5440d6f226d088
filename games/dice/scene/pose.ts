import { blankWin, type WinPose } from '../../kit/scene/light/winShow';
import type { PosingMoment } from '../../kit/scene/motion/usePosing';
import type { Plan } from './timeline';

/** One die. Offsets in design px from where it lies. */
export interface DiePose {
  /** The picture of the atlas: its kind, then what it shows, or a step of the turn. */
  frame: string;
  x: number;
  /** Above the bowl's floor. */
  lift: number;
  rotation: number;
  alpha: number;
  glow: number;
}

/** Everything that moves, at one moment. Written anew each frame into the same object. */
export interface Pose extends WinPose {
  /** As many as the larger mode has; those of the other mode have no alpha. */
  readonly dice: readonly DiePose[];
  /** Where the cover is, in design px from where it lies closed. */
  readonly cover: { x: number; y: number; rotation: number; alpha: number };
  /** The bowl gives way a little while it is shaken. */
  readonly bowl: { x: number; y: number; rotation: number };
  /** Light that falls out from under the cover. */
  wedge: number;
  /** How far the cover has let it out, 0 to 1. */
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
  wedge: 0,
  wedgeOpen: 0,
  light: 1,
});

export interface Round {
  readonly plan: Plan;
}

/** All a pose depends on. */
export type Moment = PosingMoment<Round>;

import { blankWin, type WinPose } from '../../kit/scene/light/winShow';
import type { PosingMoment } from '../../kit/scene/motion/usePosing';
import type { Plan } from './timeline';

/** Everything that moves, at one moment. Written anew each frame into the same object. */
export interface Pose extends WinPose {
  /** Where the wheel stands, in turns. */
  turn: number;
  /** How much the wedges run into each other, 0 to 1. */
  blur: number;
  /** How far the pointer is bent by a peg, in radians; the way the wheel turns. */
  bend: number;
  /** How far the pointer is drawn up, off the figure that it stopped on, 0 to 1. */
  clear: number;
  /** The wedge that is lit, counted clockwise; -1 for none. */
  lit: number;
  /** How far the lit wedge stands out of the wheel, and how bright the others are. */
  lift: number;
  others: number;
  /** Where the chase of the bulbs is, in loops, and how much of their light runs with it. */
  chase: number;
  chasing: number;
  /** Light of all bulbs alike. */
  bulbs: number;
  /** Of the whole wheel: a still picture fades into the next. */
  alpha: number;
  /** The sun behind the wheel. */
  sun: number;
  sunTurn: number;
}

export const blankPose = (): Pose => ({
  ...blankWin(),
  turn: 0,
  blur: 0,
  bend: 0,
  clear: 0,
  lit: -1,
  lift: 0,
  others: 1,
  chase: 0,
  chasing: 1,
  bulbs: 0,
  alpha: 1,
  sun: 0,
  sunTurn: 0,
});

export interface Round {
  readonly plan: Plan;
}

export type Moment = PosingMoment<Round>;

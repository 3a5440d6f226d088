import { blankWin, type WinPose } from '../../kit/scene/light/winShow';
import type { PosingMoment } from '../../kit/scene/motion/usePosing';
import type { Plan } from './timeline';

/** Everything that moves, at one moment. The same object is overwritten each frame. */
export interface Pose extends WinPose {
  /** The rotation of the wheel, in turns. */
  turn: number;
  /** Motion blur of the wedges, 0 to 1. */
  blur: number;
  /** How far a peg bends the pointer, in radians; in the wheel's direction. */
  bend: number;
  /** How far the pointer is pulled up, so that it does not cover the figure, 0 to 1. */
  clear: number;
  /** The wedge that is lit, counted clockwise; -1 for none. */
  lit: number;
  /** How far the lit wedge is raised, and the brightness of the others. */
  lift: number;
  others: number;
  /** Phase of the bulbs' chase, in loops, and the share of their light that runs with it. */
  chase: number;
  chasing: number;
  /** Brightness of all bulbs. */
  bulbs: number;
  /** Alpha of the whole wheel: under reduced motion one picture fades into the next. */
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

import { blankWin, type WinPose } from '../../../../../games/kit/scene/light/winShow';
import type { PosingMoment } from '../../../../../games/kit/scene/motion/usePosing';
import type { Plan } from './timeline';

/** Everything that moves, at one moment. The same object is overwritten each frame. */
export interface Pose extends WinPose {
  /** The rotation of the drum about its axle, in turns. */
  turn: number;
  /** How far the tickets in it fly about, 0 to 1. */
  stir: number;
  /** The ticket outside the drum, counted in the order of the show; -1 for none. */
  ticket: number;
  /** Its way out of the drum, its turn to its face, and its way down to the list: 0 to 1 each. */
  rise: number;
  open: number;
  leave: number;
  sun: number;
  sunTurn: number;
}

export const blankPose = (): Pose => ({
  ...blankWin(),
  turn: 0,
  stir: 0,
  ticket: -1,
  rise: 0,
  open: 0,
  leave: 0,
  sun: 0,
  sunTurn: 0,
});

export interface Round {
  readonly plan: Plan;
}

export type Moment = PosingMoment<Round>;

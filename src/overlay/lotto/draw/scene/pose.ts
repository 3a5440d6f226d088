import { blankWin, type WinPose } from '../../../../../games/kit/scene/light/winShow';
import type { PosingMoment } from '../../../../../games/kit/scene/motion/usePosing';
import { CUPS, FLAPS } from './layout';
import type { Plan } from './timeline';

/** A ball of 2D on its way and in its cup. Design px from the drum's centre; radians. */
export interface BallPose {
  /** -1 before it is drawn. */
  number: number;
  x: number;
  y: number;
  /** Of its size in the cup. */
  scale: number;
  turn: number;
}

/** A flap of 3D. */
export interface FlapPose {
  /** The digit on it; -1 for an empty flap. */
  digit: number;
  /** Its height, 0 to 1: it is flat while it turns from one digit to the next. */
  open: number;
  /** How far the ball that sets it has fallen, 0 to 1; -1 while there is none. */
  fall: number;
}

/** Everything that moves, at one moment. The same object is overwritten each frame. */
export interface Pose extends WinPose {
  /** How many balls the drum has: 31 or 10. */
  inDrum: number;
  /** How much the balls fly, 0 to 1, and the phase of their flight in turns. */
  stir: number;
  swirl: number;
  /** How far the numbers have gathered in the middle, 0 to 1; the drum leaves meanwhile. */
  gathered: number;
  /** The rays behind the drum. */
  sun: number;
  sunTurn: number;
  readonly balls: readonly BallPose[];
  readonly flaps: readonly FlapPose[];
}

export const blankPose = (): Pose => ({
  ...blankWin(),
  inDrum: 31,
  stir: 0,
  swirl: 0,
  gathered: 0,
  sun: 0,
  sunTurn: 0,
  balls: CUPS.map(({ x, y }) => ({ number: -1, x, y, scale: 1, turn: 0 })),
  flaps: FLAPS.map(() => ({ digit: -1, open: 1, fall: -1 })),
});

export interface Round {
  readonly plan: Plan;
}

export type Moment = PosingMoment<Round>;

import { blankWin, type WinPose } from '../../kit/scene/light/winShow';
import type { PosingMoment } from '../../kit/scene/motion/usePosing';
import { type Turn, turn, type Vector } from '../../kit/scene/space';
import { CUBE_COUNT } from '../rules/colors';
import type { Plan } from './timeline';
import type { Track } from './tracks';

export interface CubePose {
  readonly place: Vector;
  readonly turn: Turn;
  /** Light from inside, 0 to 1. */
  glow: number;
  alpha: number;
}

/** Everything that moves, at one moment. The same object is overwritten each frame. */
export interface Pose extends WinPose {
  readonly cubes: readonly CubePose[];
  /** 0 is closed, 1 is open. */
  gate: number;
  /** Key light on the cubes, 1 is full. */
  light: number;
  /** The two spotlights, 1 is full. */
  spots: number;
  /** Phase of the bulbs' chase, 0 to 1; and the brightness of all of them. */
  chase: number;
  chasing: number;
  bulbsLit: number;
  /** Position of a triple's wave along the bulbs; -1 without one. */
  wave: number;
  /** The lights' chase around the booth after a large win: its brightness, and the laps so far. */
  marquee: number;
  laps: number;
  /** Length and brightness of each cube's beam. */
  readonly beams: { reach: number; light: number }[];
  /** Sway of the awning in radians. */
  sway: number;
}

export const blankPose = (): Pose => ({
  ...blankWin(),
  cubes: Array.from({ length: CUBE_COUNT }, () => ({ place: [0, 0, 0], turn: turn(), glow: 0, alpha: 1 })),
  gate: 0,
  light: 1,
  spots: 1,
  chase: 0,
  chasing: 1,
  bulbsLit: 0,
  wave: -1,
  marquee: 0,
  laps: 0,
  beams: Array.from({ length: CUBE_COUNT }, () => ({ reach: 0, light: 0 })),
  sway: 0,
});

export interface Round {
  readonly plan: Plan;
  readonly tracks: readonly Track[];
}

/** All that a pose depends on. */
export type Moment = PosingMoment<Round>;

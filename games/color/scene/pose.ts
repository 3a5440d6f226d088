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

/** Everything that moves, at one moment. Written anew each frame into the same object. */
export interface Pose extends WinPose {
  readonly cubes: readonly CubePose[];
  /** 0 is shut, 1 lies open. */
  gate: number;
  /** Key light on the cubes, 1 is full. */
  light: number;
  /** The two spotlights, 1 is full. */
  spots: number;
  /** Where the chase of the bulbs is, 0 to 1; and how far all of them are lit. */
  chase: number;
  chasing: number;
  bulbsLit: number;
  /** How far the wave of a triple has run along the bulbs; -1 without one. */
  wave: number;
  /** How far each cube's beam has reached, and how bright it is. */
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
  beams: Array.from({ length: CUBE_COUNT }, () => ({ reach: 0, light: 0 })),
  sway: 0,
});

export interface Round {
  readonly plan: Plan;
  readonly tracks: readonly Track[];
}

/** All a pose depends on. */
export type Moment = PosingMoment<Round>;

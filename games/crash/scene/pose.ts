import { blankWin, type WinPose } from '../../kit/scene/light/winShow';
import type { PosingMoment } from '../../kit/scene/motion/usePosing';
import { blankCourse, type Course } from './course';
import type { Plan } from './timeline';

export const SEAT_COUNT = 8;

/** Everything that moves, at one moment. The same object is overwritten each frame. */
export interface Pose extends WinPose {
  /** Since betting opened; constant under reduced motion. */
  elapsedMs: number;
  /** Absolute time, for movements that never end. */
  driftMs: number;
  /** Seconds since departure; constant after the end. */
  seconds: number;
  /** Natural logarithm of the multiplier: the height of the jeepney. */
  climb: number;
  /** Which of the four skies is shown, with fractions between two. */
  sky: number;
  readonly course: Course;
  /** The jeepney's position, by the contact point of its rear wheel. */
  readonly jeepney: { x: number; y: number; rotation: number; scale: number; visible: boolean };
  /** Offset of the body relative to the wheels, in px of the jeepney's own picture and radians. */
  bob: number;
  roll: number;
  wheelTurn: number;
  riders: number;
  readonly walkers: { x: number; y: number; visible: boolean }[];
  /** Brightness of the lamp and of the exhaust, 0 to 1. */
  beam: number;
  exhaust: number;
  /** Brightness of each lantern; it flares up as it is passed. */
  readonly flares: number[];
  /** How far the road has darkened from the tip backwards, 0 to 1. */
  lampsOut: number;
  /** How far the parachute is open, 0 to 1. */
  chute: number;
  /** Jeepneys in the parade of a large win, and its age in ms. */
  parade: number;
  paradeMs: number;
  /** How high the riders' arms are, 0 to 1. */
  waving: number;
}

export const blankPose = (): Pose => ({
  ...blankWin(),
  elapsedMs: 0,
  driftMs: 0,
  seconds: 0,
  climb: 0,
  sky: 0,
  course: blankCourse(),
  jeepney: { x: 0, y: 0, rotation: 0, scale: 1, visible: true },
  bob: 0,
  roll: 0,
  wheelTurn: 0,
  riders: 0,
  walkers: Array.from({ length: SEAT_COUNT }, () => ({ x: 0, y: 0, visible: false })),
  beam: 1,
  exhaust: 0,
  flares: Array.from({ length: 7 }, () => 0),
  lampsOut: 0,
  chute: 0,
  parade: 0,
  paradeMs: 0,
  waving: 0,
});

export interface Round {
  readonly plan: Plan;
}

/** All that a pose depends on. */
export type Moment = PosingMoment<Round>;

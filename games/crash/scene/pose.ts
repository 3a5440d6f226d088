import { blankWin, type WinPose } from '../../kit/scene/light/winShow';
import type { PosingMoment } from '../../kit/scene/motion/usePosing';
import { blankCourse, type Course } from './course';
import type { Plan } from './timeline';

export const SEAT_COUNT = 8;

/** Everything that moves, at one moment. Written anew each frame into the same object. */
export interface Pose extends WinPose {
  /** Since betting opened; it stands still where motion is reduced. */
  elapsedMs: number;
  /** Absolute time, for what never stops. */
  driftMs: number;
  /** Seconds of the ride so far; they stop where it ends. */
  seconds: number;
  /** Natural logarithm of the multiplier: how high the ride is. */
  climb: number;
  /** Which of the four skies shows, with parts between two. */
  sky: number;
  readonly course: Course;
  /** The jeepney by the point where its rear wheel stands. */
  readonly jeepney: { x: number; y: number; rotation: number; scale: number; visible: boolean };
  /** The body over the wheels, in px of the jeepney's own picture and radians. */
  bob: number;
  roll: number;
  wheelTurn: number;
  riders: number;
  readonly walkers: { x: number; y: number; visible: boolean }[];
  /** Light of the lamp and of the exhaust, 0 to 1. */
  beam: number;
  exhaust: number;
  /** How bright each lantern flares up as it is passed. */
  readonly flares: number[];
  /** How far the dark has run from the tip backwards, 0 to 1. */
  lampsOut: number;
  /** How far the parachute is open, 0 to 1. */
  chute: number;
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
  waving: 0,
});

export interface Round {
  readonly plan: Plan;
}

/** All a pose depends on. */
export type Moment = PosingMoment<Round>;

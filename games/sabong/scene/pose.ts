import { blankWin, type WinPose } from '../../kit/scene/light/winShow';
import type { PosingMoment } from '../../kit/scene/motion/usePosing';
import { type BirdPose, blankBird } from './bird/birdPose';
import type { Key } from './bird/track';
import type { Plan } from './timeline';

/** The birds in the order of the picture: Pula on the left, Asul on the right. */
export const SIDES = ['pula', 'asul'] as const;

/** A pair of values, one for each bird. */
export type Pair<T> = readonly [T, T];

/** The earlier state of a bird that its loose parts still follow. */
export type Late = Pick<BirdPose, 'head' | 'body' | 'tail'>;

/** Everything that moves, at one moment. The same object is overwritten each frame. */
export interface Pose extends WinPose {
  /** Time for movements that never end; constant under reduced motion. */
  driftMs: number;
  readonly birds: Pair<BirdPose>;
  readonly late: Pair<Late>;
  /** How lively the crowd is: 0 is still, 1 watches, 2 cheers. */
  crowd: number;
  /** The light on each bird, 0 to 1, and the glow behind the winner of a point or the contest. */
  readonly spots: [number, number];
  readonly crests: [number, number];
  /** How far each corner's banner is lowered, and how brightly it glows. */
  readonly banners: [number, number];
  readonly glows: [number, number];
  /** Points so far. */
  readonly score: [number, number];
  /** The flash where the birds meet: -1 Asul's, 1 Pula's, 0 neither's. */
  readonly flash: { x: number; y: number; level: number; open: number; side: number };
  /** Darkness over everything behind the birds. */
  hush: number;
  /** The arena rises after a large win: how much of it, and the waves that have run through it. */
  rising: number;
  waves: number;
}

export const blankPose = (): Pose => ({
  ...blankWin(),
  driftMs: 0,
  birds: [blankBird(), blankBird()],
  late: [
    { head: 0, body: 0, tail: 0 },
    { head: 0, body: 0, tail: 0 },
  ],
  crowd: 1,
  spots: [0, 0],
  crests: [0, 0],
  banners: [0, 0],
  glows: [0, 0],
  score: [0, 0],
  flash: { x: 0, y: 0, level: 0, open: 0, side: 0 },
  hush: 0,
  rising: 0,
  waves: 0,
});

/** The current contest: what is known of it, and the track of each bird. */
export interface Round {
  readonly plan: Plan;
  readonly tracks: Pair<readonly Key[]>;
}

export type Moment = PosingMoment<Round>;

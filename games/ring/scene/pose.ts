import { blankWin, type WinPose } from '../../kit/scene/light/winShow';
import type { PosingMoment } from '../../kit/scene/motion/usePosing';
import type { Color } from '../rules/segments';
import type { Plan } from './timeline';

/** Everything that moves, at one moment. The same object is overwritten each frame. */
export interface Pose extends WinPose {
  /** The place of the ring that is at the top, in segments, with fractions between two. */
  top: number;
  /** How blurred the ring is, 0 to 1. */
  blur: number;
  /** Alpha of the blades; they fade when the ring jumps under reduced motion. */
  bladeAlpha: number;
  /** How bright each colour's blades are, 1 is full. */
  readonly blades: Record<Color, number>;
  /** The running light: radians clockwise from the top, its brightness, and how long its tail is, 0 to 1. */
  readonly light: { angle: number; level: number; tail: number };
  /** The blade that the light stopped on and how far it has grown, 0 to 1; -1 without one. */
  stopped: number;
  bloom: number;
  /** The colour that floods the star from its centre to its points, how far, and how strongly. */
  floodColor: Color;
  flood: number;
  floodLight: number;
  /** The multiplier on the hub, 0 is the sun alone. */
  pay: number;
  /** The pulse through the ten facets, 0 to 1, and how strong it is. */
  pulse: number;
  pulsing: number;
  /** The star's light on the plaza after a large win: its strength, and how far it has spread, in reaches. */
  plaza: number;
  spread: number;
  /** All facets together. */
  facets: number;
  /** The star's own light on its surroundings, 1 is full. */
  breath: number;
  /** Key light on star and ring, 1 is full. */
  key: number;
  /** Scale of the star; a win makes it hop. */
  hop: number;
  /** Rotation of the star in radians, and the lag of its tassels. */
  sway: number;
  lag: number;
  /** The bulbs' two phases, 0 to 1. */
  twinkle: number;
  /** Time by which embers rise; constant under reduced motion. */
  emberMs: number;
}

export const blankPose = (): Pose => ({
  ...blankWin(),
  top: 0,
  blur: 0,
  bladeAlpha: 1,
  blades: { grey: 1, blue: 1, orange: 1, green: 1 },
  light: { angle: 0, level: 0, tail: 0 },
  stopped: -1,
  bloom: 0,
  floodColor: 'grey',
  flood: 0,
  floodLight: 0,
  pay: 0,
  pulse: 0,
  pulsing: 1,
  plaza: 0,
  spread: 0,
  facets: 0,
  breath: 1,
  key: 1,
  hop: 0,
  sway: 0,
  lag: 0,
  twinkle: 0,
  emberMs: 0,
});

export interface Round {
  readonly plan: Plan;
}

/** All that a pose depends on. */
export type Moment = PosingMoment<Round>;

import {
  type BurstEntry,
  type Celebration,
  celebrate,
  fireworksFor,
  type Point,
  type Sky,
  STILL,
  winThrows,
} from '../../kit/scene/light/celebration';
import { hashText } from '../../kit/scene/motion/random';
import type { QualityTier, Tuning } from '../../kit/scene/scene';
import { LENS_BOTTOM } from './geometry';
import type { Plan } from './timeline';

/** The most particles alive at once. The game's own budget on the medium tier is below the stage's. */
export const PARTICLES_MAX: Readonly<Record<QualityTier, number>> = { high: 320, mid: 140, low: 60 };

/** Sparks fly to both sides from the lens, where the light stopped. */
const SPARKS_FROM: readonly Point[] = [
  { x: -84, y: -150 },
  { x: 0, y: LENS_BOTTOM },
  { x: 84, y: -150 },
];

/** The particles of a round. The same round always gives the same. */
export function celebrationFor(
  plan: Plan,
  tuning: Tuning,
  sky: Sky,
  tier: QualityTier,
  confetti: readonly string[],
  roundId: string,
): Celebration {
  const seed = hashText(roundId);
  const throws = [...landing(plan, seed), ...winThrows(plan, SPARKS_FROM, tuning, sky, confetti, seed)];
  return celebrate(throws, PARTICLES_MAX[tier], fireworksFor(plan, tuning, sky));
}

/** A few sparks fall from the light where it stops, whatever the result. */
const landing = ({ stopMs }: Plan, seed: number): BurstEntry[] => [
  {
    kind: 'light',
    burst: {
      ...STILL,
      seed: seed + 7,
      count: 10,
      startMs: stopMs,
      spreadMs: 60,
      lifeMs: [300, 620],
      x: [-8, 8],
      y: [LENS_BOTTOM - 8, LENS_BOTTOM],
      angle: [Math.PI * 0.1, Math.PI * 0.9],
      speed: [40, 150],
      gravity: 240,
      drag: 2,
      size: [0.25, 0.5],
      fadeOut: 0.4,
      grow: 0.3,
      frames: ['spark'],
    },
  },
];

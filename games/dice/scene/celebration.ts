import {
  type BurstEntry,
  type Celebration,
  celebrate,
  fireworksFor,
  type Sky,
  STILL,
  winThrows,
} from '../../kit/scene/light/celebration';
import { hashText } from '../../kit/scene/motion/random';
import type { QualityTier, Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import type { Plan } from './timeline';
import { project, VIEWS } from './view';

/** The most particles alive at once. The game's own budget on the medium tier is below the stage's. */
export const PARTICLES_MAX: Readonly<Record<QualityTier, number>> = { high: 150, mid: 60, low: 30 };

/** Dust where the cover lifts, and the particles of a win. The same round always gives the same. */
export function celebrationFor(
  plan: Plan,
  tuning: Tuning,
  sky: Sky,
  tier: QualityTier,
  confetti: readonly string[],
  roundId: string,
): Celebration {
  const seed = hashText(roundId);
  const view = VIEWS[plan.mode];
  const tops = view.places.map(([x, z]) => project(view, x, view.dieHalf * 2, z));
  const throws = [motes(plan, tuning, seed), ...winThrows(plan, tops, tuning, sky, confetti, seed)];
  return celebrate(throws, PARTICLES_MAX[tier], fireworksFor(plan, tuning, sky));
}

/** Dust raised by the cover. */
function motes({ liftMs }: Plan, tuning: Tuning, seed: number): BurstEntry {
  return {
    kind: 'solid',
    burst: {
      ...STILL,
      seed,
      count: tuned(tuning, 'dustPuffs'),
      startMs: liftMs + 20,
      spreadMs: 120,
      lifeMs: [420, 760],
      x: [-140, 150],
      y: [-30, 60],
      angle: [Math.PI * 1.5, Math.PI * 1.95],
      speed: [20, 80],
      gravity: -10,
      drag: 3,
      spin: [-1, 1],
      size: [0.6, 1.2],
      fadeIn: 0.2,
      fadeOut: 0.3,
      grow: 1.8,
      frames: ['dust'],
      alpha: 0.6,
    },
  };
}

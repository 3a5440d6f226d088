import {
  type Celebration,
  celebrate,
  fireworksFor,
  type Sky,
  winThrows,
} from '../../../../../games/kit/scene/light/celebration';
import { hashText } from '../../../../../games/kit/scene/motion/random';
import type { QualityTier, Tuning } from '../../../../../games/kit/scene/scene';
import { GATHER } from './layout';
import type { Plan } from './timeline';

/** The most particles alive at once. */
export const PARTICLES_MAX: Readonly<Record<QualityTier, number>> = { high: 220, mid: 110, low: 50 };

/** The particles of a ticket that won. The same show always gives the same. */
export const celebrationFor = (
  plan: Plan,
  tuning: Tuning,
  sky: Sky,
  tier: QualityTier,
  confetti: readonly string[],
  roundId: string,
): Celebration =>
  celebrate(
    winThrows(plan, [{ x: 0, y: GATHER.toY }], tuning, sky, confetti, hashText(roundId)),
    PARTICLES_MAX[tier],
    fireworksFor(plan, tuning, sky),
  );

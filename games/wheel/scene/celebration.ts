import {
  type Celebration,
  celebrate,
  fireworksFor,
  type Sky,
  winThrows,
} from '../../kit/scene/light/celebration';
import { hashText } from '../../kit/scene/motion/random';
import type { QualityTier, Tuning } from '../../kit/scene/scene';
import type { Plan } from './timeline';

/** The most particles alive at once. The wheel's own budget on the medium tier is below the stage's. */
export const PARTICLES_MAX: Readonly<Record<QualityTier, number>> = { high: 300, mid: 120, low: 60 };

/** The middle of the winning wedge, in design px: it is at the top. */
const WINNER = { x: 0, y: -96 } as const;

/** The particles of a win. The same round always gives the same. */
export const celebrationFor = (
  plan: Plan,
  tuning: Tuning,
  sky: Sky,
  tier: QualityTier,
  confetti: readonly string[],
  roundId: string,
): Celebration =>
  celebrate(
    winThrows(plan, [WINNER], tuning, sky, confetti, hashText(roundId)),
    PARTICLES_MAX[tier],
    fireworksFor(plan, tuning, sky),
  );

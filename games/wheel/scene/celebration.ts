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

/** Particles alive at once. The wheel's own budget at mid is below the stage's. */
export const PARTICLES_MAX: Readonly<Record<QualityTier, number>> = { high: 300, mid: 120, low: 60 };

/** The middle of the wedge that won, in design px: it stands at the top. */
const WINNER = { x: 0, y: -96 } as const;

/** What the house throws for a win. The same round always throws the same. */
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

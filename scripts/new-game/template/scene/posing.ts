import type { Posing, PosingMoment } from '../../../../games/kit/scene/motion/usePosing';
import { tuned } from '../../../../games/kit/scene/tuning';
import type { Side } from '../rules/bet';
import type { Plan } from './timeline';

export interface Round {
  readonly plan: Plan;
}

/** Everything that moves, at one moment. Written anew each frame into the same object. */
export interface Pose {
  side: Side;
  /** Height of the face over its width: 0 is seen from the edge, 1 from the front. */
  open: number;
  /** How high it has been thrown, 0 to 1. */
  height: number;
  /** The light around a winner, 0 to 1. */
  glow: number;
}

const other = (side: Side): Side => (side === 'heads' ? 'tails' : 'heads');

/** What the scene looks like at a moment; the same moment always gives the same pose. */
export function poseAt({ round, tuning }: PosingMoment<Round>, pose: Pose): Pose {
  pose.side = 'heads';
  pose.open = 1;
  pose.height = 0;
  pose.glow = 0;
  if (round === null) return pose;
  const { plan, elapsedMs } = round;
  const left = plan.landedMs === 0 ? 0 : Math.min(1, Math.max(0, 1 - elapsedMs / plan.landedMs));
  // Counted back from the end, so that it lands on its side.
  const angle = left * tuned(tuning, 'turns') * Math.PI * 2;
  const facing = Math.cos(angle);
  pose.side = facing >= 0 ? plan.side : other(plan.side);
  pose.open = Math.abs(facing);
  pose.height = 4 * left * (1 - left);
  if (plan.tier !== 'loss' && elapsedMs >= plan.resultMs) {
    pose.glow = Math.min(1, (elapsedMs - plan.resultMs) / 300);
  }
  return pose;
}

export const posing: Posing<Round, Pose> = {
  blank: () => ({ side: 'heads', open: 1, height: 0, glow: 0 }),
  poseAt,
  leaveMs: 0,
};

import { hump, quadOut } from '../../../../games/kit/scene/motion/easing';
import { progress } from '../../../../games/kit/scene/motion/tween';
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
  /** In radians; the rays of that light turn slowly. */
  rayTurn: number;
  /** How bright the coin is, 0 to 1: one that lost is dimmed. */
  bright: number;
}

type Moment = PosingMoment<Round>;

const other = (side: Side): Side => (side === 'heads' ? 'tails' : 'heads');

/** What the scene looks like at a moment; the same moment always gives the same pose. */
export function poseAt({ nowMs, round, before, waitingMs, tuning, reducedMotion }: Moment, pose: Pose): Pose {
  pose.side = (round ?? before)?.plan.side ?? 'heads';
  pose.open = 1;
  pose.height = 0;
  pose.glow = 0;
  pose.bright = 1;
  pose.rayTurn = reducedMotion ? 0 : nowMs * 0.0002;
  // A bet is on its way: the coin trembles a little, whatever it will show.
  if (waitingMs !== null) pose.height = reducedMotion ? 0 : 0.012 * (1 + Math.sin(nowMs / 40));
  else if (round !== null) perform(round.plan, round.elapsedMs, tuning, pose);
  return pose;
}

function perform(plan: Plan, elapsedMs: number, tuning: Moment['tuning'], pose: Pose): void {
  const left = 1 - progress(elapsedMs, 0, plan.landedMs);
  // Counted back from the end, so that it lands on its side.
  const facing = Math.cos(left * tuned(tuning, 'turns') * Math.PI * 2);
  pose.side = facing >= 0 ? plan.side : other(plan.side);
  pose.open = Math.abs(facing);
  pose.height = hump(left);
  if (plan.landedMs > 0) {
    pose.height +=
      tuned(tuning, 'bounce') * hump(progress(elapsedMs, plan.landedMs, tuned(tuning, 'bounceMs')));
  }
  const shown = progress(elapsedMs, plan.resultMs, 300, quadOut);
  if (plan.tier === 'loss') pose.bright = 1 - 0.35 * shown;
  else pose.glow = shown;
}

export const posing: Posing<Round, Pose> = {
  blank: () => ({ side: 'heads', open: 1, height: 0, glow: 0, rayTurn: 0, bright: 1 }),
  poseAt,
  leaveMs: 0,
};

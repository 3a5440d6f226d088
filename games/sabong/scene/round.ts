import { hashText } from '../../kit/scene/motion/random';
import type { Bird } from '../rules/events';
import { type Course, contestTrack } from './bird/contest';
import type { Round } from './pose';
import type { Plan } from './timeline';

/**
 * A timeline with the birds' tracks. The round's id decides which bird attacks from above; it is independent of the
 * result.
 */
export function roundOf(plan: Plan, roundId: string): Round {
  const seed = hashText(roundId);
  const birdOf = (bit: number): Bird => ((seed >> bit) & 1 ? 'pula' : 'asul');
  const winner = plan.decided === null ? null : plan.decided.winner;
  const course: Course = {
    points: plan.points,
    winner: winner === null ? null : ({ meron: 'pula', wala: 'asul', draw: 'draw' } as const)[winner],
    high: [birdOf(3), birdOf(9)],
  };
  return { plan, tracks: [contestTrack('pula', course), contestTrack('asul', course)] };
}

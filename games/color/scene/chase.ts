import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import type { Pose } from './pose';

/** Runs of light that chase each other, and how long the tail of each is. */
export interface Chase {
  readonly runs: number;
  readonly tail: number;
}

export const chaseOf = (tuning: Tuning): Chase => ({
  runs: tuned(tuning, 'marqueeRuns'),
  tail: tuned(tuning, 'marqueeTail'),
});

/** How bright a lamp is at this share of the way round; its front is full, its tail fades. */
export function runAt(share: number, runs: number, tail: number, { laps }: Pose): number {
  const behind = (((laps - share) * runs) % 1) + 1;
  return 0.12 + 1.1 * Math.max(0, 1 - (behind % 1) / tail) ** 1.6;
}

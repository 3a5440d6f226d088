import { type BurstEntry, STILL } from '../../kit/scene/light/celebration';
import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { middleOf } from '../foil/panels';
import { CRUMBS } from './art/bits';
import type { Plan } from './timeline';

/** The foil that the sun throws up as it bursts from the last of the winning panels. */
export function flakesOf({ tier, matched, resultMs }: Plan, tuning: Tuning, seed: number): BurstEntry[] {
  const panel = matched?.at(-1);
  if (panel === undefined || (tier !== 'big' && tier !== 'mega')) return [];
  const { x, y } = middleOf(panel);
  return [
    {
      kind: 'solid',
      burst: {
        ...STILL,
        seed: seed + 90,
        count: tuned(tuning, 'sunFlakes'),
        startMs: resultMs,
        spreadMs: 120,
        lifeMs: [700, 1300],
        x: [x - 20, x + 20],
        y: [y - 16, y + 16],
        angle: [Math.PI, Math.PI * 2],
        speed: [120, 420],
        gravity: 620,
        drag: 0.8,
        spin: [-6, 6],
        flutter: [4, 9],
        size: [0.8, 1.9],
        fadeOut: 0.75,
        frames: CRUMBS,
      },
    },
  ];
}

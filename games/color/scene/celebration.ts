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
import { type Turn, turn, type Vector } from '../../kit/scene/space';
import { tuned } from '../../kit/scene/tuning';
import { project } from './projection';
import type { Plan } from './timeline';
import { poseOnTrack, type Track } from './tracks';

/** The most particles alive at once. The game's own budget on the medium tier is below the stage's. */
export const PARTICLES_MAX: Readonly<Record<QualityTier, number>> = { high: 300, mid: 120, low: 60 };

/** Dust where cubes hit the felt, and the particles of a win. The same round always gives the same. */
export function celebrationFor(
  plan: Plan,
  tracks: readonly Track[],
  tuning: Tuning,
  sky: Sky,
  tier: QualityTier,
  confetti: readonly string[],
  roundId: string,
): Celebration {
  const seed = hashText(roundId);
  const winners = tracks.filter((_, index) => plan.matched[index]).map(topOf);
  const throws = [...dust(tracks, tuning, seed), ...winThrows(plan, winners, tuning, sky, confetti, seed)];
  return celebrate(throws, PARTICLES_MAX[tier], fireworksFor(plan, tuning, sky));
}

const place: Vector = [0, 0, 0];
const aside: Turn = turn();

function topOf(track: Track): { x: number; y: number } {
  poseOnTrack(track, track.stopMs, place, aside);
  const [x, y] = project(place[0], 2, place[2]);
  return { x, y };
}

/** Each cube raises dust along its lower edge when it comes to rest, and a little at each hit before. */
function dust(tracks: readonly Track[], tuning: Tuning, seed: number): BurstEntry[] {
  const count = tuned(tuning, 'dustPuffs');
  return tracks.flatMap((track, index) => {
    const knocks = [
      ...track.hitsMs.slice(0, 3).map((atMs) => ({ atMs, count: 2 })),
      { atMs: track.stopMs, count },
    ];
    return knocks.map(({ atMs, count: puffs }, knock): BurstEntry => {
      poseOnTrack(track, atMs, place, aside);
      const [x, y] = project(place[0], 0, place[2] + 0.9);
      return {
        kind: 'solid',
        burst: {
          ...STILL,
          seed: seed + index * 16 + knock,
          count: puffs,
          startMs: atMs,
          spreadMs: 30,
          lifeMs: [320, 560],
          x: [x - 40, x + 40],
          y: [y - 6, y + 4],
          angle: [Math.PI * 1.05, Math.PI * 1.95],
          speed: [18, 70],
          gravity: -12,
          drag: 4,
          spin: [-1.5, 1.5],
          size: [0.7, 1.25],
          fadeIn: 0.12,
          fadeOut: 0.2,
          grow: 2,
          frames: ['dust'],
          alpha: 0.75,
        },
      };
    });
  });
}

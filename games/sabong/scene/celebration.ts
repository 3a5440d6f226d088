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
import { DECIDED_MS, POINTS_MS } from '../rules/story';
import { LAUNCHES_MS } from './bird/contest';
import type { Layout } from './layout';
import type { Plan } from './timeline';

/** The most particles of one contest alive at once. */
export const PARTICLES_MAX: Readonly<Record<QualityTier, number>> = { high: 220, mid: 108, low: 46 };

interface Look {
  readonly confetti: readonly string[];
  readonly puff: number;
}

/** Dust and feathers of the exchanges, and the particles of the player's own result. */
export function celebrationFor(
  plan: Plan,
  layout: Layout,
  tuning: Tuning,
  tier: QualityTier,
  look: Look,
  roundId: string,
): Celebration {
  const seed = hashText(roundId);
  const sky = skyOf(layout);
  const throws: BurstEntry[] = [];
  const { closedMs, points, own, decided } = plan;
  if (closedMs !== null) {
    POINTS_MS.forEach((meetMs, index) => {
      const force = index === 0 ? 0.5 : index === 1 ? 1 : 1.15;
      const at = seed + index * 40;
      throws.push(
        ...dust(closedMs + (LAUNCHES_MS[index] ?? meetMs), 68, force, layout, tuning, look.puff, at),
      );
      throws.push(...dust(closedMs + meetMs + 400, 80, force * 0.8, layout, tuning, look.puff, at + 4));
      throws.push(...grit(closedMs + (LAUNCHES_MS[index] ?? meetMs), 66, layout, look.puff, at + 8));
      // Before its point is given, an exchange sheds feathers of both birds alike.
      throws.push(...feathers(closedMs + meetMs, [0, 1], 0.5 * force, index, layout, tuning, at + 12));
      const point = points[index] ?? null;
      if (point === null) return;
      const gave = point === 'pula' ? 1 : 0;
      throws.push(...feathers(closedMs + meetMs + 90, [gave], 0.9 * force, index, layout, tuning, at + 20));
    });
  }
  if (decided !== null && decided.winner !== 'draw' && closedMs !== null) {
    const side = decided.winner === 'meron' ? -1 : 1;
    throws.push(...dust(closedMs + DECIDED_MS + 820, 54, 0.7, layout, tuning, look.puff, seed + 160, [side]));
  }
  if (own !== null) {
    const winner = decided?.winner === 'wala' ? 1 : decided?.winner === 'meron' ? -1 : 0;
    const spots = [{ x: 56 * winner, y: layout.floor - 150 * layout.birdScale }];
    throws.push(...winThrows(own, spots, tuning, sky, look.confetti, seed + 300));
  }
  return celebrate(throws, PARTICLES_MAX[tier], own === null ? [] : fireworksFor(own, tuning, sky));
}

const skyOf = ({ left, right, height, floor, balance }: Layout): Sky => ({
  left: Math.max(left, -240),
  right: Math.min(right, 240),
  top: -height,
  bottom: 40,
  ground: floor,
  horizon: -0.5 * height,
  balance,
});

/** Dust where the birds leave the sand or land on it. */
function dust(
  startMs: number,
  x: number,
  force: number,
  layout: Layout,
  tuning: Tuning,
  tint: number,
  seed: number,
  sides: readonly (-1 | 1)[] = [-1, 1],
): BurstEntry[] {
  return sides.map((side, index) => ({
    kind: 'solid',
    burst: {
      ...STILL,
      seed: seed + index,
      count: Math.ceil(tuned(tuning, 'dust') * force),
      startMs,
      spreadMs: 70,
      lifeMs: [600, 1_250],
      x: [side * x - 18, side * x + 18],
      y: [layout.floor - 3, layout.floor + 5],
      angle: side < 0 ? [Math.PI * 0.98, Math.PI * 1.4] : [Math.PI * 1.6, Math.PI * 2.02],
      speed: [20, 120],
      gravity: -10,
      drag: 3.2,
      spin: [-1, 1],
      size: [0.36, 0.8],
      fadeIn: 0.08,
      fadeOut: 0.22,
      grow: 2.1,
      tints: [tint],
      frames: ['puff'],
      alpha: 0.55,
    },
  }));
}

/** Grains of sand that fly up and fall. */
function grit(startMs: number, x: number, layout: Layout, tint: number, seed: number): BurstEntry[] {
  return [-1, 1].map((side, index) => ({
    kind: 'solid',
    burst: {
      ...STILL,
      seed: seed + index,
      count: 7,
      startMs,
      spreadMs: 40,
      lifeMs: [380, 700],
      x: [side * x - 12, side * x + 12],
      y: [layout.floor - 2, layout.floor + 2],
      angle: [Math.PI * 1.1, Math.PI * 1.9],
      speed: [70, 190],
      gravity: 620,
      size: [0.12, 0.26],
      fadeOut: 0.6,
      tints: [tint],
      frames: ['dust'],
    },
  }));
}

/** Loose feathers where the birds meet; they sink slowly. */
function feathers(
  startMs: number,
  sides: readonly (0 | 1)[],
  force: number,
  index: number,
  layout: Layout,
  tuning: Tuning,
  seed: number,
): BurstEntry[] {
  const y = layout.floor - (index === 0 ? 90 : 150) * layout.leap;
  return sides.map((side, order) => {
    const away = side === 0 ? -1 : 1;
    return {
      kind: 'solid',
      burst: {
        ...STILL,
        seed: seed + order,
        count: Math.ceil((tuned(tuning, 'feathers') / 2) * force),
        startMs,
        spreadMs: 60,
        lifeMs: [1_100, 2_000],
        x: [away * 14 - 16, away * 14 + 16],
        y: [y - 20, y + 26],
        angle: away < 0 ? [Math.PI * 0.95, Math.PI * 1.55] : [Math.PI * 1.45, Math.PI * 2.05],
        speed: [90, 300],
        gravity: 92,
        drag: 2.4,
        spin: [-2.6, 2.6],
        flutter: [1.5, 4.5],
        sway: 9,
        size: [0.62, 1.1],
        fadeIn: 0.02,
        fadeOut: 0.8,
        frames: [`feather${side}`],
      },
    };
  });
}

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
import type { Layout } from './layout';
import { fallRig, pointOn, type Rig, rideRig } from './rig';
import type { Plan } from './timeline';

/** The most particles of one round alive at once, without those of the exhaust. */
export const PARTICLES_MAX: Readonly<Record<QualityTier, number>> = { high: 240, mid: 112, low: 50 };

const rig: Rig = { x: 0, y: 0, rotation: 0, scale: 1 };
const BONNET = [286, 92] as const;
const EXHAUST = [24, 160] as const;

/** Exhaust puffs at the start, steam at the end, and the particles of each of the player's wins. */
export function celebrationFor(
  plan: Plan,
  layout: Layout,
  tuning: Tuning,
  tier: QualityTier,
  look: { readonly confetti: readonly string[]; readonly steam: number; readonly dust: number },
  roundId: string,
): Celebration {
  const seed = hashText(roundId);
  const sky = skyOf(layout);
  const { departedMs, crashedMs } = plan;
  const throws: BurstEntry[] = [];
  if (departedMs !== null) throws.push(...startPuffs(departedMs, layout, tuning, look.dust, seed));
  if (departedMs !== null && crashedMs !== null) {
    const seconds = (crashedMs - departedMs) / 1000;
    throws.push(...steam(seconds, crashedMs, layout, tuning, look.steam, seed + 200));
  }
  for (const [index, won] of plan.wins.entries()) {
    const { x, y } = rideRig((won.resultMs - (departedMs ?? 0)) / 1000, layout, tuning, rig);
    throws.push(
      ...winThrows(won, [{ x: x + 40, y: y - 60 }], tuning, sky, look.confetti, seed + 300 + index),
    );
  }
  const fireworks = plan.wins.flatMap((won) => fireworksFor(won, tuning, sky));
  return celebrate(throws, PARTICLES_MAX[tier], fireworks);
}

const skyOf = ({ left, right, height, balance }: Layout): Sky => ({
  left: Math.max(left, -240),
  right: Math.min(right, 240),
  top: -height,
  bottom: 40,
  ground: -40,
  horizon: -0.45 * height,
  balance,
});

/** Three puffs from the exhaust just before it departs. */
function startPuffs(
  departedMs: number,
  layout: Layout,
  tuning: Tuning,
  tint: number,
  seed: number,
): BurstEntry[] {
  const { x, y } = pointOn(rideRig(0, layout, tuning, rig), ...EXHAUST);
  return [0, 130, 260].map((afterMs, index) => ({
    kind: 'solid',
    burst: {
      ...STILL,
      seed: seed + index,
      count: 9,
      startMs: departedMs + afterMs,
      spreadMs: 50,
      lifeMs: [700, 1200],
      x: [x - 6, x + 2],
      y: [y - 3, y + 3],
      angle: [Math.PI * 0.96, Math.PI * 1.14],
      speed: [40, 120],
      gravity: -26,
      drag: 2.4,
      spin: [-1, 1],
      size: [0.3, 0.5],
      fadeIn: 0.1,
      fadeOut: 0.25,
      grow: 2.4,
      tints: [tint],
      frames: ['puff'],
      alpha: 0.95,
    },
  }));
}

function steam(
  seconds: number,
  crashedMs: number,
  layout: Layout,
  tuning: Tuning,
  tint: number,
  seed: number,
): BurstEntry[] {
  const first = pointOn(fallRig(seconds, 0, layout, tuning, rig), ...BONNET);
  const cloud = {
    ...STILL,
    gravity: -34,
    drag: 2.2,
    spin: [-0.6, 0.6],
    fadeIn: 0.06,
    fadeOut: 0.35,
    tints: [tint],
    frames: ['puff'],
  } as const;
  const burst: BurstEntry = {
    kind: 'solid',
    burst: {
      ...cloud,
      seed,
      count: tuned(tuning, 'steamPuffs'),
      startMs: crashedMs + tuned(tuning, 'freezeMs'),
      spreadMs: tuned(tuning, 'steamMs'),
      lifeMs: [340, 720],
      x: [first.x - 14, first.x + 14],
      y: [first.y - 16, first.y + 16],
      angle: [Math.PI * 1.1, Math.PI * 2.04],
      speed: [40, 170],
      size: [0.5, 1],
      grow: 2,
      alpha: 0.95,
    },
  };
  const trail = Array.from({ length: 11 }, (_, index): BurstEntry => {
    const ageMs = 380 + index * 230;
    const at = pointOn(fallRig(seconds, ageMs, layout, tuning, rig), ...BONNET);
    return {
      kind: 'solid',
      burst: {
        ...cloud,
        seed: seed + 1 + index,
        count: 3,
        startMs: crashedMs + ageMs,
        spreadMs: 200,
        lifeMs: [700, 1200],
        x: [at.x - 4, at.x + 4],
        y: [at.y - 4, at.y + 4],
        angle: [Math.PI * 1.4, Math.PI * 1.75],
        speed: [14, 40],
        size: [0.26, 0.44],
        grow: 2.1,
        alpha: 0.85,
      },
    };
  });
  return [burst, ...trail];
}

import { megaShown, showWin } from '../../kit/scene/light/winShow';
import { clamp01, hump, mix } from '../../kit/scene/motion/easing';
import { swell } from '../../kit/scene/motion/tween';
import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import type { Pose } from './pose';
import type { Plan } from './timeline';

/** Adds the celebration of a tier, `ageMs` after the result. */
type Show = (tuning: Tuning, plan: Plan, ageMs: number, pose: Pose) => void;

/** The star hops twice, the second time less. */
const hop = (ageMs: number): number => hump(clamp01(ageMs / 320)) + 0.25 * hump(clamp01((ageMs - 320) / 220));

/** The star throws its light over the plaza, wave after wave. */
function lightPlaza(tuning: Tuning, { resultMs, endMs }: Plan, ageMs: number, pose: Pose): void {
  pose.plaza = swell(ageMs, 60, 240, endMs - resultMs, 600);
  pose.spread = Math.max(0, ageMs - 60) / tuned(tuning, 'plazaWaveMs');
}

/** The tier of a result, by its payout. */
export const SHOWS: Readonly<Record<Plan['tier'], Show>> = {
  loss(_tuning, _plan, ageMs, pose) {
    const sunk = swell(ageMs, 0, 120, 420, 200);
    pose.key = 1 - 0.2 * sunk;
    pose.stage = 1 - 0.2 * sunk;
    pose.breath *= mix(1, 0.7, sunk);
  },
  returned(_tuning, _plan, ageMs, pose) {
    pose.bloom += 0.18 * swell(ageMs, 0, 180, 500, 260);
    pose.facets = 0.3 * swell(ageMs, 0, 180, 500, 260);
  },
  small(tuning, plan, ageMs, pose) {
    showWin(plan, tuning, ageMs, pose);
    pose.hop = hop(ageMs);
    pose.facets = 0.5 * swell(ageMs, 0, 160, 900, 400);
  },
  big(tuning, plan, ageMs, pose) {
    showWin(plan, tuning, ageMs, pose);
    lightPlaza(tuning, plan, ageMs, pose);
    pose.hop = 1.5 * hop(ageMs);
    pose.facets = 0.6 * swell(ageMs, 0, 200, 2200, 600) * (0.75 + 0.25 * Math.sin(ageMs / 150));
  },
  mega(tuning, plan, ageMs, pose) {
    const shown = megaShown(ageMs);
    showWin(plan, tuning, ageMs, pose);
    lightPlaza(tuning, plan, ageMs, pose);
    pose.hop = 1.8 * hop(ageMs) + 0.35 * shown * (0.5 + 0.5 * Math.sin(ageMs / 380));
    pose.facets = shown * (0.5 + 0.2 * Math.sin(ageMs / 190));
    for (const color of ['grey', 'blue', 'orange', 'green'] as const) {
      pose.blades[color] = mix(pose.blades[color], color === plan.color ? 1 : 0.3, shown);
    }
  },
};

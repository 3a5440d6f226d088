import { megaShown, showWin } from '../../kit/scene/light/winShow';
import { clamp01, hump, mix, sineInOut, smoothstep } from '../../kit/scene/motion/easing';
import { progress, ring, swell } from '../../kit/scene/motion/tween';
import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import type { Pose } from './pose';
import { PX_PER_UNIT } from './projection';
import type { Plan } from './timeline';

/** Adds the celebration of a tier, `ageMs` after the result. */
type Show = (tuning: Tuning, plan: Plan, ageMs: number, pose: Pose) => void;

function hop(tuning: Tuning, plan: Plan, ageMs: number, pose: Pose, share: number): void {
  const height = (tuned(tuning, 'hopPx') / PX_PER_UNIT) * share;
  plan.matched.forEach((matched, index) => {
    const cube = pose.cubes[index];
    if (!matched || cube === undefined) return;
    const p = clamp01((ageMs - index * 70) / 320);
    const again = clamp01((ageMs - index * 70 - 320) / 200);
    cube.place[1] += height * (hump(p) + 0.22 * hump(again));
  });
}

/** The booth's lights chase around awning and tray for as long as a large win is shown. */
function chaseLights(tuning: Tuning, { resultMs, endMs }: Plan, ageMs: number, pose: Pose): void {
  pose.marquee = swell(ageMs, 0, 240, endMs - resultMs, 500);
  pose.laps = Math.max(0, ageMs) / tuned(tuning, 'marqueeLapMs');
  pose.chasing *= 1 - pose.marquee;
}

/** The tier of a result, by its payout. */
export const SHOWS: Readonly<Record<Plan['tier'], Show>> = {
  loss(_tuning, _plan, ageMs, pose) {
    pose.light = 1 - 0.2 * swell(ageMs, 0, 120, 420, 200);
    pose.spots = mix(1, 0.6, progress(ageMs, 0, 300, sineInOut));
  },
  returned(_tuning, plan, ageMs, pose) {
    const pulse = swell(ageMs, 0, 180, 500, 260);
    plan.matched.forEach((matched, index) => {
      const cube = pose.cubes[index];
      if (matched && cube !== undefined) cube.glow = Math.min(1, cube.glow * 0.7 + 0.3 * pulse);
    });
  },
  small(tuning, plan, ageMs, pose) {
    hop(tuning, plan, ageMs, pose, 1);
    showWin(plan, tuning, ageMs, pose);
    pose.bulbsLit = Math.max(pose.bulbsLit, 0.6 * swell(ageMs, 0, 160, 900, 300));
  },
  big(tuning, plan, ageMs, pose) {
    hop(tuning, plan, ageMs, pose, 1.7);
    showWin(plan, tuning, ageMs, pose);
    chaseLights(tuning, plan, ageMs, pose);
    pose.sway += 0.02 * ring(ageMs, 0, 800, 700);
  },
  mega(tuning, plan, ageMs, pose) {
    const shown = megaShown(ageMs);
    hop(tuning, plan, ageMs, pose, 2);
    plan.matched.forEach((matched, index) => {
      const cube = pose.cubes[index];
      if (!matched || cube === undefined) return;
      cube.place[1] += 0.16 * shown * (1 + Math.sin(ageMs / 420 + index * 1.9)) * smoothstep(400, 900, ageMs);
    });
    showWin(plan, tuning, ageMs, pose);
    pose.light = mix(1, 1.1, shown);
    pose.spots = mix(1, 0.5, shown);
    chaseLights(tuning, plan, ageMs, pose);
    pose.sway += 0.02 * ring(ageMs, 0, 800, 1400);
  },
};

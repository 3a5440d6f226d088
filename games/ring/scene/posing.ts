import { restWin, stillWin } from '../../kit/scene/light/winShow';
import { cubicOut, mix, quadOut, sineInOut, smoothstep } from '../../kit/scene/motion/easing';
import { progress, ring, swell } from '../../kit/scene/motion/tween';
import { tuned } from '../../kit/scene/tuning';
import { COLORS, type Color, SEGMENT_COUNT } from '../rules/segments';
import type { Moment, Pose } from './pose';
import { lightAt, ringSpeed, speedAt, topAt } from './run';
import { SHOWS } from './shows';
import { type Plan, STEPS } from './timeline';

/** How long the last round's colour takes to leave the star. */
export const LEAVE_MS = 240;

/** Writes the pose of the ring at a moment into `pose`, and returns it. `backed`: the colours with a stake. */
export function poseAt(moment: Moment, backed: ReadonlySet<Color>, pose: Pose): Pose {
  rest(moment, backed, pose);
  if (moment.waitingMs !== null) poseWaiting(moment, moment.waitingMs, pose);
  else if (moment.round !== null && moment.reducedMotion) step(moment, moment.round, pose);
  else if (moment.round !== null) perform(moment, moment.round, pose);
  if (moment.leaving !== null) fadeOut(moment.leaving.round.plan, moment.leaving.ageMs, pose);
  // In steps of a sixth of a px: a star that barely swings is updated ten times a second, with all its parts.
  pose.sway = Math.round(pose.sway * SWAY_STEPS) / SWAY_STEPS;
  pose.lag = Math.round(pose.lag * LAG_STEPS) / LAG_STEPS;
  return pose;
}

/** Steps per radian. */
const SWAY_STEPS = 800;
const LAG_STEPS = 400;

/** The position before the first round: an orange, with every common colour next to it. */
const FIRST = 4;

/** The position before a round: where the one before ended, or wherever it had drifted to. */
function standing({ nowMs, round, before, tuning, reducedMotion, waitingMs }: Moment): number {
  if (waitingMs !== null && round !== null) return round.plan.index;
  if (before !== null) return before.plan.index;
  if (reducedMotion) return FIRST;
  // The round began at the position that the drift had reached by then.
  const sinceMs = round === null || waitingMs !== null ? nowMs : nowMs - round.elapsedMs;
  return (FIRST + (sinceMs / 1000) * tuned(tuning, 'driftPerSecond')) % SEGMENT_COUNT;
}

/** The idle ring: it drifts, a pulse runs through the star, everything moves slightly. */
function rest(moment: Moment, backed: ReadonlySet<Color>, pose: Pose): void {
  const { nowMs, tuning, reducedMotion } = moment;
  restWin(pose, nowMs, reducedMotion);
  const loop = (ms: number) => (reducedMotion ? 0 : (((nowMs % ms) + ms) % ms) / ms);
  pose.top = standing(moment);
  pose.blur = 0;
  pose.bladeAlpha = 1;
  const unbacked = backed.size === 0 ? 0.9 : tuned(tuning, 'unbacked');
  for (const color of COLORS) pose.blades[color] = backed.has(color) ? 1 : unbacked;
  const { light } = pose;
  light.angle = 0;
  light.level = 0;
  light.tail = 0;
  pose.stopped = -1;
  pose.bloom = 0;
  pose.floodColor = 'grey';
  pose.flood = 0;
  pose.floodLight = 0;
  pose.pay = 0;
  pose.pulse = loop(tuned(tuning, 'pulseMs'));
  pose.pulsing = reducedMotion ? 0 : 1;
  pose.plaza = 0;
  pose.spread = 0;
  pose.facets = 0;
  pose.breath = reducedMotion ? 0.85 : 0.85 + 0.15 * Math.sin(loop(tuned(tuning, 'haloMs')) * Math.PI * 2);
  pose.key = 1;
  pose.hop = 0;
  pose.sway = reducedMotion ? 0 : 0.0175 * Math.sin(nowMs / 1400);
  pose.lag = reducedMotion ? 0 : 0.05 * Math.sin(nowMs / 1400 - 0.9);
  pose.twinkle = loop(1600);
  pose.emberMs = reducedMotion ? 2000 : nowMs;
}

/** Waiting for a result: the light moves under the lens and everything else stops. Nothing suggests a result. */
function poseWaiting({ nowMs, reducedMotion }: Moment, waitingMs: number, pose: Pose): void {
  const held = reducedMotion ? 1 : progress(waitingMs, 0, 260, sineInOut);
  const breath = reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(nowMs / 300);
  pose.stage = mix(1, 0.72, held);
  pose.pulsing *= 1 - held;
  pose.facets = held * mix(0.12, 0.4, breath);
  pose.light.level = held * mix(0.55, 0.9, breath);
}

function perform({ nowMs, tuning, before }: Moment, round: NonNullable<Moment['round']>, pose: Pose): void {
  const { plan, elapsedMs } = round;
  const { run, stopMs } = plan;
  const from = pose.top;
  const speed = speedAt(run, elapsedMs);
  pose.top = topAt(run, elapsedMs, from, plan.index);
  pose.blur = smoothstep(30, 90, speed * ringSpeed(run));
  pose.light.angle = lightAt(run, elapsedMs);
  pose.light.level = progress(elapsedMs, 0, 160, quadOut) * mix(1, 0.55, progress(elapsedMs, stopMs, 500));
  pose.light.tail = Math.cbrt(speed);
  // The star is dragged along by the running light.
  const drawn = swell(elapsedMs, 0, 420, stopMs, 1400);
  pose.pulse = (nowMs % 700) / 700;
  pose.pulsing = before === null && elapsedMs < 0 ? 1 : mix(1, 0.7, drawn);
  pose.sway += 0.03 * drawn + 0.03 * ring(elapsedMs, stopMs, 900, 380);
  pose.lag += 0.1 * speed - 0.12 * ring(elapsedMs, stopMs - 500, 1100, 480);
  pose.shot.zoom = 1 + 0.014 * sineInOut(swell(elapsedMs, run.slowFromMs, 900, plan.resultMs + 200, 400));
  pose.showMs = elapsedMs;
  stopped(tuning, plan, elapsedMs, pose);
  SHOWS[plan.tier](tuning, plan, elapsedMs - plan.resultMs, pose);
  if (plan.color === 'green') {
    const dimMs = tuned(tuning, 'greenDimMs');
    const dim = swell(elapsedMs, run.slowFromMs, 110, run.slowFromMs + dimMs, 110);
    pose.stage *= mix(1, tuned(tuning, 'greenDimTo'), sineInOut(dim));
  }
}

/** The blade at the stop grows, its colour floods the star from the centre, the hub shows the multiplier. */
function stopped(tuning: Moment['tuning'], plan: Plan, elapsedMs: number, pose: Pose): void {
  const ageMs = elapsedMs - plan.stopMs;
  if (ageMs < 0) return;
  pose.stopped = plan.index;
  pose.bloom = progress(ageMs, 0, tuned(tuning, 'bloomMs'), cubicOut) + 0.12 * ring(ageMs, 0, 420, 160);
  pose.floodColor = plan.color;
  pose.flood = progress(ageMs, 40, tuned(tuning, 'floodMs'), cubicOut);
  pose.floodLight = plan.won ? 1 : 0.55;
  pose.pay = progress(ageMs, 60, 260, quadOut) + 0.16 * ring(ageMs, 160, 380, 150);
  pose.pulsing = Math.min(pose.pulsing, 1 - pose.flood);
  const shown = progress(ageMs, 0, 300);
  for (const color of COLORS) pose.blades[color] = mix(pose.blades[color], settled(plan, color, pose), shown);
}

/** After a stop, the colour of the stop is the bright one. */
const settled = (plan: Plan, color: Color, pose: Pose): number =>
  color === plan.color ? 1 : pose.blades[color] * 0.66;

/** The last round's colour leaves the star. */
function fadeOut(plan: Plan, ageMs: number, pose: Pose): void {
  const left = 1 - progress(ageMs, 0, LEAVE_MS, sineInOut);
  if (left <= 0 || pose.stopped >= 0) return;
  pose.floodColor = plan.color;
  pose.flood = 1;
  pose.floodLight = (plan.won ? 1 : 0.55) * left;
  pose.pay = left;
}

/** Under reduced motion: the highlight comes to the top in six steps, then the end is shown. */
function step({ tuning }: Moment, { plan, elapsedMs }: NonNullable<Moment['round']>, pose: Pose): void {
  const stepMs = tuned(tuning, 'stepMs');
  const at = Math.min(STEPS - 1, Math.floor(Math.max(0, elapsedMs) / stepMs));
  pose.top = plan.index;
  pose.bladeAlpha = progress(elapsedMs, 0, stepMs);
  pose.light.angle = ((at + 1) / STEPS - 1) * Math.PI * 2;
  pose.light.level = 1;
  if (elapsedMs < plan.stopMs) return;
  pose.stopped = plan.index;
  pose.bloom = 1;
  pose.floodColor = plan.color;
  pose.flood = 1;
  pose.floodLight = plan.won ? 1 : 0.55;
  pose.pay = 1;
  for (const color of COLORS) pose.blades[color] = settled(plan, color, pose);
  stillWin(plan.tier, 1, pose);
  if (plan.tier === 'loss') pose.key = 0.86;
}

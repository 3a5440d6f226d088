import { restWin, showWin, stillWin } from '../../kit/scene/light/winShow';
import { clamp01, cubicOut, hump, mix, quadIn, sineInOut, smoothstep } from '../../kit/scene/motion/easing';
import { progress, ring, swell } from '../../kit/scene/motion/tween';
import type { Posing } from '../../kit/scene/motion/usePosing';
import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { FLIGHT_MAX_MS, GROWTH_MS } from '../rules/flight';
import { courseAt } from './course';
import type { Layout } from './layout';
import { PARADES } from './parade';
import { blankPose, type Moment, type Pose, type Round, SEAT_COUNT } from './pose';
import { fallRig, rideRig } from './rig';
import { countBy, type Plan } from './timeline';

/** Under reduced motion a round shows this second, high enough to see the road. */
const STILL_SECONDS = 9;
const STILL_CRASH_MS = 2400;

/** Natural logarithms of the multipliers of the painted skies: x1, x3, x10, x50. */
const SKY_CLIMBS = [0, Math.log(3), Math.log(10), Math.log(50)] as const;

function skyAt(climb: number): number {
  const next = SKY_CLIMBS.findIndex((from) => from > climb);
  if (next < 0) return SKY_CLIMBS.length - 1;
  const from = SKY_CLIMBS[next - 1] ?? 0;
  return next - 1 + (climb - from) / ((SKY_CLIMBS[next] ?? 1) - from);
}

/** Seconds since departure after `elapsedMs`; null before it. */
function secondsAt({ departedMs, crashedMs }: Plan, elapsedMs: number): number | null {
  if (departedMs === null || elapsedMs < departedMs) return null;
  const untilMs = Math.min(elapsedMs, crashedMs ?? elapsedMs) - departedMs;
  return Math.min(untilMs, FLIGHT_MAX_MS) / 1000;
}

/** The poses of the road in one layout, with this many bets in the round. */
export function posingFor(layout: Layout, tuning: Tuning, aboard: number): Posing<Round, Pose> {
  return {
    blank: blankPose,
    leaveMs: tuned(tuning, 'leaveMs'),
    poseAt(moment, pose) {
      rest(moment, layout, pose);
      const { round, leaving } = moment;
      if (round !== null) perform(moment, round.plan, round.elapsedMs, layout, aboard, pose);
      if (leaving !== null && leaving.round.plan.crashedMs !== null) {
        driftOff(moment, leaving.round.plan, leaving.ageMs, layout, pose);
      }
      return pose;
    },
  };
}

/** At the stop, engine running, without riders. */
function rest({ nowMs, tuning, reducedMotion }: Moment, layout: Layout, pose: Pose): void {
  restWin(pose, nowMs, reducedMotion);
  const t = reducedMotion ? 0 : nowMs / 1000;
  pose.elapsedMs = 0;
  pose.driftMs = reducedMotion ? 0 : nowMs;
  pose.seconds = 0;
  pose.climb = 0;
  pose.sky = 0;
  courseAt(0, layout, pose.course);
  rideRig(0, layout, tuning, pose.jeepney);
  pose.jeepney.visible = true;
  pose.bob = 0.5 * tuned(tuning, 'bobPx') * Math.sin(t * Math.PI * 2 * tuned(tuning, 'bobHz'));
  pose.roll = 0;
  pose.wheelTurn = 0;
  pose.riders = 0;
  for (let seat = 0; seat < pose.walkers.length; seat += 1) {
    const walker = pose.walkers[seat];
    if (walker === undefined) continue;
    walker.x = 0;
    walker.y = 0;
    walker.visible = false;
  }
  pose.beam = 0.5;
  pose.exhaust = 0;
  pose.flares.fill(0);
  pose.lampsOut = 0;
  pose.chute = 0;
  pose.parade = 0;
  pose.paradeMs = 0;
  pose.waving = 0;
}

/** When the rider of a seat starts walking, if their bet has been placed by then. */
const walksMs = (tuning: Tuning, seat: number): number =>
  tuned(tuning, 'boardFromMs') + seat * tuned(tuning, 'boardGapMs');

/** How many of these riders have reached their seats. */
function seatedBy(tuning: Tuning, seats: number, elapsedMs: number): number {
  let seated = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    if (walksMs(tuning, seat) + tuned(tuning, 'boardWalkMs') <= elapsedMs) seated += 1;
  }
  return seated;
}

function perform(
  moment: Moment,
  plan: Plan,
  elapsedMs: number,
  layout: Layout,
  aboard: number,
  pose: Pose,
): void {
  const { tuning, reducedMotion } = moment;
  const seconds = secondsAt(plan, elapsedMs);
  pose.elapsedMs = reducedMotion ? (plan.departedMs ?? 0) + STILL_SECONDS * 1000 : elapsedMs;
  const seats = Math.min(SEAT_COUNT, aboard);
  const boarded = reducedMotion || seconds !== null ? seats : seatedBy(tuning, seats, elapsedMs);
  pose.riders = Math.min(boarded, Math.max(0, aboard - countBy(plan.hops, elapsedMs)));
  if (seconds === null) {
    if (!reducedMotion) board(tuning, elapsedMs, seats, layout, pose);
    if (plan.closesAtMs !== null && elapsedMs > plan.closesAtMs) {
      warmUp(tuning, elapsedMs - plan.closesAtMs, reducedMotion, pose);
    }
    return;
  }
  ride(tuning, plan, elapsedMs, reducedMotion ? STILL_SECONDS : seconds, layout, reducedMotion, pose);
  pose.climb = (seconds * 1000) / GROWTH_MS;
  pose.sky = reducedMotion ? Math.floor(skyAt(pose.climb)) : skyAt(pose.climb);
  if (plan.crashedMs !== null && elapsedMs >= plan.crashedMs) {
    const ageMs = reducedMotion ? STILL_CRASH_MS : elapsedMs - plan.crashedMs;
    crash(tuning, plan, ageMs, reducedMotion ? STILL_SECONDS : seconds, layout, pose);
  }
  celebrate(moment, plan, elapsedMs, pose);
}

/** Betting is closed and the jeepney waits for its number: the engine shakes it, and its light breathes. */
function warmUp(tuning: Tuning, ageMs: number, isStill: boolean, pose: Pose): void {
  const warm = isStill ? 1 : progress(ageMs, 0, tuned(tuning, 'warmMs'), sineInOut);
  const wave = isStill ? 0 : Math.cos((ageMs / tuned(tuning, 'breathMs')) * Math.PI * 2);
  pose.beam += warm * (0.3 - 0.14 * wave);
  pose.bob *= 1 + 1.5 * warm;
}

/** The jeepney rolls in; riders walk to its door one after the other. */
function board(tuning: Tuning, elapsedMs: number, riders: number, { left }: Layout, pose: Pose): void {
  const arriveMs = tuned(tuning, 'arriveMs');
  const lengthMs = tuned(tuning, 'arriveLengthMs');
  const come = progress(elapsedMs, arriveMs, lengthMs, cubicOut);
  const stopX = pose.jeepney.x;
  const from = left - 190;
  pose.jeepney.x = mix(from, stopX, come);
  pose.wheelTurn = (pose.jeepney.x - stopX) / 13.5;
  pose.roll = 0.05 * ring(elapsedMs, arriveMs + lengthMs - 120, 420, 160);
  const walkMs = tuned(tuning, 'boardWalkMs');
  pose.walkers.slice(0, riders).forEach((walker, index) => {
    const share = (elapsedMs - walksMs(tuning, index)) / walkMs;
    if (share < 0 || share >= 1) return;
    walker.visible = true;
    walker.x = mix(-196 + (index % 3) * 9, stopX - 28, clamp01(share));
    walker.y =
      pose.course.groundY + 3 - 2.2 * Math.abs(Math.sin(share * 13)) - 7 * smoothstep(0.86, 1, share);
  });
}

function ride(
  tuning: Tuning,
  plan: Plan,
  elapsedMs: number,
  seconds: number,
  layout: Layout,
  isStill: boolean,
  pose: Pose,
): void {
  const { jeepney } = pose;
  pose.seconds = seconds;
  courseAt(seconds, layout, pose.course);
  rideRig(seconds, layout, tuning, jeepney);
  const startMs = seconds * 1000;
  const squatMs = tuned(tuning, 'squatMs');
  pose.roll = isStill ? 0 : -0.09 * swell(startMs, 0, squatMs * 0.7, squatMs * 2.2, squatMs);
  jeepney.x -= isStill ? 0 : 5 * swell(startMs, 0, squatMs, squatMs * 2, squatMs);
  pose.wheelTurn = seconds * (9 + seconds * 0.4);
  pose.beam = 1;
  pose.exhaust = isStill ? 0 : smoothstep(0.1, 0.7, seconds);
  if (isStill) {
    pose.bob = 0;
    return;
  }
  pose.bob = tuned(tuning, 'bobPx') * Math.sin(seconds * Math.PI * 2 * tuned(tuning, 'bobHz'));
  const hopMs = tuned(tuning, 'hopMs');
  plan.lanternsMs.forEach((atMs, index) => {
    const hop = hump(clamp01((elapsedMs - atMs + hopMs * 0.3) / hopMs));
    jeepney.y -= tuned(tuning, 'hopPx') * hop;
    pose.roll += 0.05 * ring(elapsedMs, atMs + hopMs * 0.7, 300, 130);
    pose.flares[index] = elapsedMs < atMs ? 0 : 0.5 ** ((elapsedMs - atMs) / 420);
  });
}

/** After the end: it pauses, steams, tips, and hangs from its parachute; the road darkens behind it. */
function crash(tuning: Tuning, plan: Plan, ageMs: number, seconds: number, layout: Layout, pose: Pose): void {
  fallRig(seconds, ageMs, layout, tuning, pose.jeepney);
  pose.jeepney.x += ageMs < 200 ? Math.sin(ageMs / 9) * (1 - ageMs / 200) * 1.6 : 0;
  const openMs = tuned(tuning, 'chuteOpenMs');
  const chuteMs = tuned(tuning, 'chuteMs');
  pose.chute =
    progress(ageMs, chuteMs, openMs, cubicOut) + 0.16 * ring(ageMs, chuteMs + openMs * 0.5, 520, 200);
  pose.lampsOut = progress(ageMs, tuned(tuning, 'tipMs'), tuned(tuning, 'lampsOutMs'));
  pose.waving = progress(ageMs, chuteMs + 200, 300, sineInOut);
  pose.exhaust = 0;
  pose.beam = 0;
  pose.roll = 0;
  pose.bob = 0;
  if (plan.tier === 'loss') pose.stage = 1 - 0.2 * swell(ageMs, 60, 120, 420, 200);
}

/** The jeepney of the round before hangs from its parachute and leaves on the left. */
function driftOff({ tuning }: Moment, plan: Plan, ageMs: number, layout: Layout, pose: Pose): void {
  const { departedMs, crashedMs } = plan;
  if (departedMs === null || crashedMs === null) return;
  const hungMs = tuned(tuning, 'endMs') + ageMs;
  fallRig((crashedMs - departedMs) / 1000, hungMs, layout, tuning, pose.jeepney);
  pose.jeepney.x -= (layout.right - layout.left) * quadIn(ageMs / tuned(tuning, 'leaveMs'));
  pose.chute = 1;
  pose.waving = 1;
  pose.riders = SEAT_COUNT;
}

/** The celebrations of the player's own wins, each as long as its tier, from the cash-out on. */
function celebrate({ tuning, reducedMotion }: Moment, plan: Plan, elapsedMs: number, pose: Pose): void {
  const won = plan.wins.findLast(({ resultMs }) => elapsedMs >= resultMs);
  pose.showMs = elapsedMs;
  if (won === undefined || elapsedMs >= won.endMs) return;
  const ageMs = elapsedMs - won.resultMs;
  if (reducedMotion) stillWin(won.tier, progress(ageMs, 0, tuned(tuning, 'fadeMs')), pose);
  else {
    showWin(won, tuning, ageMs, pose);
    pose.parade = PARADES[won.tier];
    pose.paradeMs = ageMs;
  }
}

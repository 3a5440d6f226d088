import { restWin, showWin, stillWin } from '../../kit/scene/light/winShow';
import { clamp01, cubicOut, mix, quadOut, sineInOut, smoothstep } from '../../kit/scene/motion/easing';
import { progress, ring, swell } from '../../kit/scene/motion/tween';
import type { Posing } from '../../kit/scene/motion/usePosing';
import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { RIM } from './layout';
import { blankPose, type Moment, type Pose, type Round } from './pose';
import { fraction, fullSpeed, pegsPassed, turnAt, WEDGE_COUNT } from './spin';
import type { Plan } from './timeline';
import { Turning } from './turning';

/** The poses of one wheel. It remembers how it was turning, so each scene needs its own. */
export function wheelPosing(): Posing<Round, Pose> {
  const turning = new Turning();
  return {
    blank: blankPose,
    leaveMs: 0,
    poseAt(moment, pose) {
      rest(moment, pose);
      if (moment.reducedMotion) {
        if (moment.round !== null) still(moment, moment.round.plan, moment.round.elapsedMs, pose);
        return pose;
      }
      const before = turning.angleAt({ ...moment });
      turn(moment.tuning, before, speedAt(moment), pose);
      if (moment.waitingMs !== null) poseWaiting(moment, moment.waitingMs, pose);
      else if (moment.round !== null) perform(moment, moment.round.plan, moment.round.elapsedMs, pose);
      return pose;
    },
  };
}

/** The idle wheel: bulbs pulse in turn, the sun rotates. */
function rest({ nowMs, tuning, reducedMotion }: Moment, pose: Pose): void {
  restWin(pose, nowMs, reducedMotion);
  pose.turn = 0;
  pose.blur = 0;
  pose.bend = 0;
  pose.clear = 0;
  pose.lit = -1;
  pose.lift = 0;
  pose.others = 1;
  pose.alpha = 1;
  pose.chase = reducedMotion ? 0 : nowMs / tuned(tuning, 'idleLoopMs');
  pose.chasing = reducedMotion ? 0 : 1;
  pose.bulbs = reducedMotion ? 0.75 : 0.3;
  pose.sun = tuned(tuning, 'rayIdle');
  pose.sunTurn = reducedMotion ? 0 : (nowMs / 1000) * (tuned(tuning, 'rayDegPerSecond') / 360);
}

/** Speed in turns per ms, for drawing only. */
function speedAt({ waitingMs, round, tuning }: Moment): number {
  const full = fullSpeed(tuning);
  if (waitingMs !== null) {
    return full * clamp01((waitingMs - tuned(tuning, 'pullMs')) / tuned(tuning, 'speedUpMs'));
  }
  if (round === null) return 0;
  const left = 1 - clamp01((round.elapsedMs - tuned(tuning, 'catchMs')) / tuned(tuning, 'landMs'));
  return full * left ** (tuned(tuning, 'landPower') - 1);
}

function turn(tuning: Tuning, angle: number, speed: number, pose: Pose): void {
  pose.turn = angle;
  pose.blur = smoothstep(0.3, 1, speed / fullSpeed(tuning));
  pose.bend = bendAt(tuning, angle, speed);
}

/** A peg pushes the pointer as it passes; then the pointer springs back. */
function bendAt(tuning: Tuning, angle: number, speed: number): number {
  const bend = (tuned(tuning, 'bendDeg') * Math.PI) / 180;
  const push = tuned(tuning, 'bendPush');
  const phase = fraction(pegsPassed(angle));
  const pushed = clamp01((phase - (1 - push)) / push);
  if (speed <= 0) return bend * pushed;
  const sinceMs = phase / (WEDGE_COUNT * speed);
  const spring =
    Math.cos((sinceMs / tuned(tuning, 'bendSpringMs')) * Math.PI * 2) *
    0.5 ** (sinceMs / tuned(tuning, 'bendHalfLifeMs'));
  return bend * Math.max(pushed, spring);
}

/** Waiting for a result: the bulbs run with the wheel. Nothing suggests a result. */
function poseWaiting({ tuning }: Moment, waitingMs: number, pose: Pose): void {
  const held = progress(waitingMs, 0, 500, sineInOut);
  pose.chase = (waitingMs / 1000) * tuned(tuning, 'turnsPerSecond');
  pose.bulbs = mix(0.3, 0.55, held);
  pose.sun = tuned(tuning, 'rayIdle') * (1 + held);
  pose.shot.zoom = 1 + 0.012 * held;
}

function perform({ tuning }: Moment, plan: Plan, elapsedMs: number, pose: Pose): void {
  const runs = 1 - progress(elapsedMs, plan.stopMs - 900, 900);
  pose.chase = (elapsedMs / 1000) * mix(0.8, tuned(tuning, 'turnsPerSecond'), runs);
  pose.bulbs = 0.55;
  pose.sun = tuned(tuning, 'rayIdle') * (1 + runs);
  pose.shot.zoom = 1 + 0.012 * (1 - progress(elapsedMs, plan.stopMs - 600, 600, sineInOut));
  if (elapsedMs < plan.stopMs) return;
  arrive(tuning, plan, elapsedMs, pose);
  pose.showMs = elapsedMs;
  showWin(plan, tuning, elapsedMs - plan.resultMs, pose);
  if (plan.isJackpot)
    takeStage(tuning, progress(elapsedMs, plan.resultMs, tuned(tuning, 'jackpotMs'), sineInOut), pose);
}

/** The wheel grows downwards from its pointer until it fills the width, and stays until the next spin. */
function takeStage(tuning: Tuning, share: number, { shot }: Pose): void {
  const grown = (tuned(tuning, 'jackpotZoom') - 1) * share;
  shot.zoom += grown;
  shot.y += RIM * grown - tuned(tuning, 'jackpotLiftPx') * share;
}

/** The wedge rises, the others darken, and the bulbs run around three times before they rest. */
function arrive(tuning: Tuning, plan: Plan, elapsedMs: number, pose: Pose): void {
  const ageMs = elapsedMs - plan.stopMs;
  const quiet = plan.tier === 'returned' || plan.tier === 'loss';
  const rise = progress(ageMs, 0, tuned(tuning, 'liftMs'), quadOut);
  pose.lit = plan.wedge;
  pose.lift = rise * (1 + 0.25 * swell(ageMs, 60, 120, 420, 240));
  pose.clear = progress(ageMs, 40, tuned(tuning, 'liftMs'), cubicOut) + 0.16 * ring(ageMs, 180, 240, 90);
  pose.others = mix(1, tuned(tuning, 'othersTo'), rise * (quiet ? 0.7 : 1));
  const loopMs = tuned(tuning, 'chaseLoopMs');
  const loops = tuned(tuning, 'chaseLoops');
  const done = progress(ageMs, loops * loopMs, 400);
  pose.chase = ageMs / loopMs;
  pose.chasing = quiet ? 0 : 1 - done;
  pose.bulbs = quiet ? mix(0.55, 0.35, rise) : mix(0.2, 0.85, done);
}

/** The result under reduced motion: the wheel does not turn, and a light moves to the wedge in six steps. */
function still({ tuning }: Moment, plan: Plan, elapsedMs: number, pose: Pose): void {
  const share = progress(elapsedMs, 0, tuned(tuning, 'fadeMs'));
  pose.alpha = Math.abs(share * 2 - 1);
  pose.turn = share < 0.5 ? turnAt(0, 0) : plan.target;
  if (share < 1) return;
  const steps = tuned(tuning, 'steps');
  const step = Math.min(steps, Math.floor((elapsedMs - tuned(tuning, 'fadeMs')) / tuned(tuning, 'stepMs')));
  const ended = elapsedMs >= plan.stopMs;
  pose.lit = (plan.wedge + step - steps + WEDGE_COUNT) % WEDGE_COUNT;
  pose.lift = ended ? 1 : 0.4;
  pose.clear = ended ? 1 : 0;
  pose.others = ended ? tuned(tuning, 'othersTo') : 0.8;
  if (!ended) return;
  stillWin(plan.tier, 1, pose);
  if (plan.isJackpot) takeStage(tuning, 1, pose);
}

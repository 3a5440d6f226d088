import { restWin, showWin, stillWin } from '../../../../../games/kit/scene/light/winShow';
import { clamp01, cubicOut, quadIn, sineInOut } from '../../../../../games/kit/scene/motion/easing';
import { progress } from '../../../../../games/kit/scene/motion/tween';
import type { Posing } from '../../../../../games/kit/scene/motion/usePosing';
import type { Tuning } from '../../../../../games/kit/scene/scene';
import { tuned } from '../../../../../games/kit/scene/tuning';
import { blankPose, type Moment, type Pose, type Round } from './pose';
import type { Plan } from './timeline';

/** The poses of a draw. The same moment always gives the same pose. */
export const drawPosing: Posing<Round, Pose> = {
  blank: blankPose,
  leaveMs: 0,
  poseAt(moment, pose) {
    rest(moment, pose);
    const { round, reducedMotion, tuning } = moment;
    if (round === null) return pose;
    const { plan, elapsedMs } = round;
    takeOut(plan, tuning, elapsedMs, reducedMotion, pose);
    if (reducedMotion) {
      if (elapsedMs >= plan.resultMs) stillWin(plan.tier, 1, pose);
      return pose;
    }
    turn(plan, tuning, elapsedMs, pose);
    pose.showMs = elapsedMs;
    if (elapsedMs >= plan.resultMs) showWin(plan, tuning, elapsedMs - plan.resultMs, pose);
    return pose;
  },
};

/** The drum stands still with its tickets at the bottom. */
function rest({ nowMs, tuning, reducedMotion }: Moment, pose: Pose): void {
  restWin(pose, nowMs, reducedMotion);
  pose.turn = 0;
  pose.stir = 0;
  pose.ticket = -1;
  pose.rise = 0;
  pose.open = 0;
  pose.leave = 0;
  pose.sun = tuned(tuning, 'rayIdle');
  pose.sunTurn = reducedMotion ? 0 : (nowMs / 1000) * (tuned(tuning, 'rayDegPerSecond') / 360);
}

/** The drum speeds up, keeps its speed while tickets are drawn, and runs out after the last. */
function turn({ restMs }: Plan, tuning: Tuning, elapsedMs: number, pose: Pose): void {
  const inMs = tuned(tuning, 'stirInMs');
  const outMs = tuned(tuning, 'stirOutMs');
  const at = clamp01(elapsedMs / inMs);
  const out = clamp01((elapsedMs - restMs) / outMs);
  // The way under a speed that rises and falls evenly.
  const steadyMs = Math.max(0, Math.min(elapsedMs, restMs) - inMs);
  const wayMs = (inMs * at * at) / 2 + steadyMs + outMs * (out - (out * out) / 2);
  pose.turn = (wayMs / 1000) * tuned(tuning, 'turnsPerSecond');
  pose.stir = sineInOut(at) * (1 - sineInOut(out));
}

/** The ticket that is outside the drum now. The one of the main prize stays. */
function takeOut(plan: Plan, tuning: Tuning, elapsedMs: number, reducedMotion: boolean, pose: Pose): void {
  const index = plan.drawn.findLastIndex(({ startMs }) => startMs <= elapsedMs);
  const ticket = plan.drawn[index];
  if (ticket === undefined) return;
  pose.ticket = index;
  if (reducedMotion) {
    pose.rise = 1;
    pose.open = 1;
    return;
  }
  const { startMs, shownMs, isMain } = ticket;
  pose.rise = progress(elapsedMs, startMs, tuned(tuning, 'riseMs'), cubicOut);
  pose.open = progress(elapsedMs, startMs + tuned(tuning, 'riseMs'), tuned(tuning, 'flipMs'), sineInOut);
  if (isMain) return;
  pose.leave = progress(elapsedMs, shownMs + tuned(tuning, 'holdMs'), tuned(tuning, 'leaveMs'), quadIn);
  if (pose.leave >= 1) pose.ticket = -1;
}

import { restWin, showWin, stillWin } from '../../../../../games/kit/scene/light/winShow';
import { clamp01, cubicOut, mix, quadIn, sineInOut } from '../../../../../games/kit/scene/motion/easing';
import { progress, ring, swell } from '../../../../../games/kit/scene/motion/tween';
import type { Posing } from '../../../../../games/kit/scene/motion/usePosing';
import type { Tuning } from '../../../../../games/kit/scene/scene';
import { tuned } from '../../../../../games/kit/scene/tuning';
import { CHUTE_Y, CUPS, SMALL_BALL, BALL as WHOLE_BALL } from './layout';
import { type BallPose, blankPose, type FlapPose, type Moment, type Pose, type Round } from './pose';
import type { DrawnBall, Plan } from './timeline';

/** A pose depends on the moment alone, so any time can be shown, forwards or backwards. */
export const drawPosing: Posing<Round, Pose> = {
  blank: blankPose,
  leaveMs: 0,
  poseAt(moment, pose) {
    rest(moment, pose);
    const { round } = moment;
    if (round === null) return pose;
    if (moment.reducedMotion) still(round.plan, pose);
    else perform(moment, round.plan, round.elapsedMs, pose);
    return pose;
  },
};

/** The drum stands still, all places are empty. */
function rest({ nowMs, tuning, reducedMotion }: Moment, pose: Pose): void {
  restWin(pose, nowMs, reducedMotion);
  pose.inDrum = 31;
  pose.stir = 0;
  pose.swirl = 0;
  pose.gathered = 0;
  pose.sun = tuned(tuning, 'rayIdle');
  pose.sunTurn = reducedMotion ? 0 : ((nowMs / 1000) * tuned(tuning, 'idleDegPerSecond')) / 360;
  for (const [place, ball] of pose.balls.entries()) {
    ball.number = -1;
    ball.x = 0;
    ball.y = CHUTE_Y;
    ball.scale = 1;
    ball.turn = tiltOf(tuning, place);
  }
  for (const flap of pose.flaps) {
    flap.digit = -1;
    flap.open = 1;
    flap.fall = -1;
  }
}

/** With reduced motion every number is in its place at once. */
function still({ balls, shownMs, tier }: Plan, pose: Pose): void {
  for (const ball of balls) settle(ball, pose);
  pose.gathered = Number.isFinite(shownMs) ? 1 : 0;
  stillWin(tier, 1, pose);
}

function settle({ game, place, number }: DrawnBall, pose: Pose): void {
  if (game === '3D') {
    const flap = pose.flaps[place];
    if (flap !== undefined) flap.digit = number;
    return;
  }
  const ball = pose.balls[place];
  const cup = CUPS[place];
  if (ball === undefined || cup === undefined) return;
  ball.number = number;
  ball.x = cup.x;
  ball.y = cup.y;
}

/** A ball in its cup lies a little to one side. */
const tiltOf = (tuning: Tuning, place: number): number =>
  ((place === 0 ? -1 : 1) * tuned(tuning, 'tiltDeg') * Math.PI) / 180;

function perform({ tuning }: Moment, plan: Plan, elapsedMs: number, pose: Pose): void {
  stirDrum(tuning, plan, elapsedMs, pose);
  for (const drawn of plan.balls) {
    const ball = drawn.game === '2D' ? pose.balls[drawn.place] : undefined;
    const flap = drawn.game === '3D' ? pose.flaps[drawn.place] : undefined;
    if (ball !== undefined) dropBall(tuning, drawn, elapsedMs, ball);
    if (flap !== undefined) turnFlap(tuning, drawn, elapsedMs, flap);
  }
  pose.gathered = progress(elapsedMs, plan.shownMs, tuned(tuning, 'gatherMs'), sineInOut);
  pose.sun = mix(tuned(tuning, 'rayIdle'), tuned(tuning, 'rayShown'), pose.gathered);
  if (elapsedMs < plan.resultMs) return;
  pose.showMs = elapsedMs;
  showWin(plan, tuning, elapsedMs - plan.resultMs, pose);
}

/** The drum turns from its start to the last ball of its game; a part of a show has a ball without a start. */
function stirDrum(tuning: Tuning, { drums, balls }: Plan, elapsedMs: number, pose: Pose): void {
  const [firstBall] = balls;
  const first = drums[0]?.game ?? firstBall?.game ?? '2D';
  const second = drums.find(({ game }) => game !== first);
  const changed = second !== undefined && elapsedMs >= second.atMs;
  const game = changed ? second.game : first;
  const startMs = changed ? second.atMs : (drums.find((each) => each.game === game)?.atMs ?? -9_999);
  const last = balls.findLast((ball) => ball.game === game);
  const endMs = last?.atMs ?? Number.POSITIVE_INFINITY;
  pose.inDrum = game === '2D' ? 31 : 10;
  pose.stir = Math.min(
    progress(elapsedMs, startMs, tuned(tuning, 'stirInMs'), sineInOut),
    1 - progress(elapsedMs, endMs, tuned(tuning, 'stirOutMs'), cubicOut),
  );
  pose.swirl = (elapsedMs / 1000) * tuned(tuning, 'swirlPerSecond');
}

/** From the chute into the cup: it grows on its way, rolls, and bounces once it is there. */
function dropBall(
  tuning: Tuning,
  { place, number, atMs }: DrawnBall,
  elapsedMs: number,
  ball: BallPose,
): void {
  const dropMs = tuned(tuning, 'dropMs');
  const cup = CUPS[place];
  if (cup === undefined || elapsedMs < atMs - dropMs) return;
  const fall = progress(elapsedMs, atMs - dropMs, dropMs);
  const aside = cubicOut(fall);
  const bounce = Math.abs(
    ring(elapsedMs, atMs, tuned(tuning, 'bounceMs') * 2, tuned(tuning, 'bounceHalfLifeMs')),
  );
  const tilt = tiltOf(tuning, place);
  ball.number = number;
  ball.x = mix(0, cup.x, aside);
  ball.y = mix(CHUTE_Y, cup.y, quadIn(fall)) - bounce * tuned(tuning, 'bouncePx');
  ball.scale = mix(SMALL_BALL / WHOLE_BALL, 1, quadIn(fall));
  ball.turn = tilt + Math.sign(tilt) * (1 - aside) * Math.PI * 1.5;
}

/** The digits before the drawn one pass, each a flap, while a ball falls onto it. */
function turnFlap(tuning: Tuning, { number, atMs }: DrawnBall, elapsedMs: number, flap: FlapPose): void {
  const flapMs = tuned(tuning, 'flapMs');
  const flaps = tuned(tuning, 'flaps');
  const dropMs = tuned(tuning, 'dropMs');
  const left = (atMs - elapsedMs) / flapMs;
  if (elapsedMs >= atMs - dropMs && elapsedMs < atMs) {
    flap.fall = progress(elapsedMs, atMs - dropMs, dropMs);
  }
  if (left > flaps) return;
  const stepsLeft = Math.max(0, Math.ceil(left));
  flap.digit = (((number - stepsLeft) % 10) + 10) % 10;
  const phase = left <= 0 ? 1 : 1 - (left - Math.floor(left));
  const swing = 0.5 * swell(elapsedMs, atMs, 40, atMs + 260, 200) * ring(elapsedMs, atMs, 180, 90);
  flap.open = left > 0 ? Math.abs(Math.cos(phase * Math.PI)) : clamp01(1 - Math.abs(swing));
}

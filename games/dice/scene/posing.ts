import { megaShown, restWin, showWin, stillWin } from '../../kit/scene/light/winShow';
import { clamp01, cubicOut, hump, mix, quadOut, sineInOut } from '../../kit/scene/motion/easing';
import { progress, ring, swell } from '../../kit/scene/motion/tween';
import type { Posing } from '../../kit/scene/motion/usePosing';
import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import type { Mode } from '../rules/mode';
import { blankPose, DICE_MAX, type Moment, type Pose, type Round } from './pose';
import { type Plan, RATTLES } from './timeline';

/** Pictures of the last quarter turn in the atlas. */
const TURN_STEPS = 8;
const TURNS = Array.from({ length: TURN_STEPS }, (_, step) => `t${step}`);
/** How often a die visibly turns over in its flight. */
const TURNS_SEEN = 2;
/** How long the cover takes to close over the last round. */
export const CLOSE_MS = 180;

type Cover = Readonly<Pose['cover']>;

const CLOSED: Cover = { x: 0, y: 0, rotation: 0, alpha: 1 };
/** The cover leans on the right edge, so that the dice in the bowl can be read. */
const HALF: Readonly<Record<Mode, Cover>> = {
  percent: { x: 246, y: -74, rotation: 0.42, alpha: 1 },
  seven: { x: 286, y: -92, rotation: 0.5, alpha: 1 },
};
const AWAY: Cover = { x: 350, y: -250, rotation: 0.62, alpha: 0 };

/** Which of the two kinds a die is: whole and decimals, or first and second. */
export const kindOf = (mode: Mode, die: number): 0 | 1 =>
  (mode === 'percent' ? die >= 2 : die === 1) ? 1 : 0;

/** The atlas's name of a kind's face. Cached: creating the names in every frame would allocate. */
const frames: readonly [Map<number | string, string>, Map<number | string, string>] = [new Map(), new Map()];
function frameOf(kind: 0 | 1, value: number | string): string {
  const known = frames[kind].get(value);
  if (known !== undefined) return known;
  const name = `${kind}:${value}`;
  frames[kind].set(value, name);
  return name;
}

const COUNT: Readonly<Record<Mode, number>> = { percent: 4, seven: 2 };
/** The dice shown before the first round. */
const UNPLAYED: Readonly<Record<Mode, readonly number[]>> = {
  percent: [0, 0, 0, 0],
  seven: [5, 2],
};

/** The poses of one mode. */
export const posingOf = (mode: Mode): Posing<Round, Pose> => ({
  blank: blankPose,
  leaveMs: CLOSE_MS,
  poseAt: (moment, pose) => poseAt(mode, moment, pose),
});

export function poseAt(mode: Mode, moment: Moment, pose: Pose): Pose {
  rest(mode, moment, pose);
  if (moment.waitingMs !== null) poseWaiting(moment, moment.waitingMs, pose);
  else if (moment.round !== null) perform(mode, moment, moment.round.plan, moment.round.elapsedMs, pose);
  if (moment.leaving !== null) close(mode, moment.leaving.round.plan, moment.leaving.ageMs, pose);
  return pose;
}

/** Idle: the cover leans half open and moves slightly; now and then it starts to close, and taps the rim. */
function rest(mode: Mode, { nowMs, tuning, reducedMotion }: Moment, pose: Pose): void {
  restWin(pose, nowMs, reducedMotion);
  lay(mode, UNPLAYED[mode], pose);
  const breath = reducedMotion ? 0 : Math.sin(nowMs / 900);
  Object.assign(pose.cover, HALF[mode]);
  pose.cover.y += breath * 1.6;
  pose.cover.rotation += breath * 0.006;
  if (!reducedMotion) moveIdleCover(tuning, nowMs % tuned(tuning, 'beckonEveryMs'), pose);
  Object.assign(pose.bowl, { x: 0, y: 0, rotation: 0 });
  pose.pileMs = 0;
  pose.pile = 0;
  pose.wedge = 0;
  pose.wedgeOpen = 0;
  pose.light = 1;
}

/** Two short movements over the bowl and back, the second smaller. */
function moveIdleCover(tuning: Tuning, sinceMs: number, { cover, bowl }: Pose): void {
  const nod = hump(progress(sinceMs, 0, 380)) + 0.6 * hump(progress(sinceMs, 400, 320));
  const tap = ring(sinceMs, 370, 150, 60) + 0.6 * ring(sinceMs, 710, 150, 60);
  cover.x -= tuned(tuning, 'beckonPx') * nod;
  cover.y -= 0.35 * tuned(tuning, 'beckonPx') * nod - 2.4 * tap;
  cover.rotation -= 0.05 * nod - 0.012 * tap;
  bowl.y += 0.8 * tap;
}

function lay(mode: Mode, values: readonly (number | string)[], pose: Pose): void {
  for (let index = 0; index < DICE_MAX; index += 1) {
    const die = pose.dice[index];
    if (die === undefined) continue;
    die.x = 0;
    die.lift = 0;
    die.rotation = 0;
    die.glow = 0;
    die.alpha = index < COUNT[mode] ? 1 : 0;
    die.frame = frameOf(kindOf(mode, index), values[index] ?? 'rest');
  }
}

/** Waiting for a result: the cover closes and trembles. Nothing suggests a result. */
function poseWaiting({ nowMs, reducedMotion, leaving }: Moment, waitingMs: number, pose: Pose): void {
  const share = reducedMotion || leaving !== null ? 1 : progress(waitingMs, 0, CLOSE_MS, sineInOut);
  // Starts from its current position.
  between(pose.cover, CLOSED, share, pose.cover);
  if (share >= 1) hide(pose);
  if (reducedMotion) return;
  const held = progress(waitingMs, CLOSE_MS, 120);
  pose.cover.x += held * Math.sin(nowMs / 31) * 0.9;
  pose.cover.y += held * Math.sin(nowMs / 43) * 0.6;
}

/** The cover closes over the dice of the last round. */
function close(mode: Mode, plan: Plan, ageMs: number, pose: Pose): void {
  const share = sineInOut(clamp01(ageMs / CLOSE_MS));
  lay(mode, plan.dice, pose);
  const from = plan.tier === 'loss' ? HALF[mode] : AWAY;
  between(from, CLOSED, share, pose.cover);
  pose.cover.alpha = Math.max(from.alpha, clamp01(share * 3));
}

function between(from: Cover, to: Cover, share: number, out: Pose['cover']): void {
  out.x = mix(from.x, to.x, share);
  // It is lifted over the edge on its way.
  out.y = mix(from.y, to.y, share) - 18 * hump(clamp01(share));
  out.rotation = mix(from.rotation, to.rotation, share);
  out.alpha = mix(from.alpha, to.alpha, share);
}

function hide(pose: Pose): void {
  for (const die of pose.dice) die.alpha = 0;
}

function perform(mode: Mode, moment: Moment, plan: Plan, elapsedMs: number, pose: Pose): void {
  if (moment.reducedMotion) {
    lay(mode, plan.dice, pose);
    crossFade(mode, moment, plan, elapsedMs, pose);
    return;
  }
  const { tuning } = moment;
  pose.showMs = elapsedMs;
  Object.assign(pose.cover, CLOSED);
  if (elapsedMs < plan.liftMs) {
    hide(pose);
    shake(tuning, plan, elapsedMs, pose);
    return;
  }
  lay(mode, plan.dice, pose);
  lift(tuning, plan, elapsedMs, pose);
  turnDice(mode, tuning, plan, elapsedMs, pose);
  lightDice(tuning, plan, elapsedMs, pose);
  settle(mode, tuning, plan, elapsedMs - plan.resultMs, pose);
}

/** The amplitude of each shake; the last is the largest. */
const RATTLE_FORCES = [0.78, 0.9, 1.12];

/** The strength of the shaking: between the shakes nothing moves for a moment. */
function forceAt(tuning: Tuning, elapsedMs: number): number {
  const gap = tuned(tuning, 'rattleGapMs');
  let force = 0;
  for (let rattle = 0; rattle < RATTLES; rattle += 1) {
    const startMs = 60 + rattle * gap;
    const swung = swell(elapsedMs, startMs, 70, startMs + gap * 0.94, 110);
    force = Math.max(force, sineInOut(swung) * (RATTLE_FORCES[rattle] ?? 1));
  }
  return force;
}

/**
 * Three shakes. Bowl and cover are lifted together and swing on a Lissajous figure; the cover is heavier, so it lags
 * behind and hits the rim. The camera stays still.
 */
function shake(tuning: Tuning, plan: Plan, elapsedMs: number, pose: Pose): void {
  const force = forceAt(tuning, elapsedMs);
  const turn = (elapsedMs / 1000) * tuned(tuning, 'shakeHz') * Math.PI * 2;
  const late = turn - tuned(tuning, 'coverLag');
  const { bowl, cover } = pose;
  bowl.x = Math.sin(turn) * force * tuned(tuning, 'bowlXPx');
  bowl.y = -force * tuned(tuning, 'heavePx') + Math.sin(turn * 2 + 0.9) * force * 1.6;
  bowl.rotation = Math.sin(turn + 0.5) * force * 0.022;
  cover.x = Math.sin(late) * force * tuned(tuning, 'shakeXPx');
  cover.y = bowl.y - force * tuned(tuning, 'shakeYPx') * Math.abs(Math.sin(late + 0.4));
  cover.rotation = Math.sin(late + 0.5) * force * tuned(tuning, 'shakeTilt');
  // The cover is pressed down before the first shake, and before it lifts: nothing moves at the last moment.
  const press = Math.max(
    swell(elapsedMs, 0, 45, 110, 60),
    progress(elapsedMs, plan.liftMs - 70, 60, sineInOut),
  );
  bowl.y += 2 * press;
  cover.y += 4 * press;
}

/** The cover lifts up and to the right, and light comes out from under it. */
function lift(tuning: Tuning, plan: Plan, elapsedMs: number, pose: Pose): void {
  const share = progress(elapsedMs, plan.liftMs, tuned(tuning, 'liftMs'));
  const p = sineInOut(share) * 0.45 + share * share * 0.55;
  pose.cover.x = AWAY.x * p ** 1.25;
  pose.cover.y = 4 * (1 - p) + AWAY.y * (1 - (1 - p) ** 1.7);
  // Released, the bowl rises a little, and rocks.
  pose.bowl.y = 2 - 2 * clamp01(share * 4) - 3 * ring(elapsedMs, plan.liftMs, 260, 110);
  pose.cover.rotation = AWAY.rotation * p;
  pose.cover.alpha = 1 - progress(share, 0.72, 0.28);
  pose.wedgeOpen = p;
  pose.wedge = swell(elapsedMs, plan.liftMs + 20, 70, plan.liftMs + 520, 330);
}

/** When a die first hits the floor, as a share of its flight; then it bounces once more. */
const STRIKE = 0.52;

/**
 * Each die is thrown up with the cover, rotating, falls, bounces, overshoots by a few degrees and rocks back until it
 * is straight.
 */
function turnDice(mode: Mode, tuning: Tuning, plan: Plan, elapsedMs: number, pose: Pose): void {
  const turnMs = tuned(tuning, 'turnMs');
  const over = (tuned(tuning, 'overshootDegrees') * Math.PI) / 180;
  plan.stopsMs.forEach((stopMs, index) => {
    const die = pose.dice[index];
    if (die === undefined) return;
    const side = index % 2 === 0 ? 1 : -1;
    const share = progress(elapsedMs, stopMs - turnMs, turnMs);
    if (share < 1) {
      const turned = quadOut(share);
      const step = Math.floor(turned * TURN_STEPS * TURNS_SEEN) % TURN_STEPS;
      die.frame = frameOf(kindOf(mode, index), TURNS[step] ?? 'rest');
      die.rotation = side * mix(-tuned(tuning, 'spinTurn'), over, turned);
      die.x = -side * tuned(tuning, 'runPx') * (1 - turned);
      die.lift =
        share < STRIKE
          ? tuned(tuning, 'tossPx') * hump(share / STRIKE)
          : tuned(tuning, 'bouncePx') * hump((share - STRIKE) / (1 - STRIKE));
    } else rock(tuning, elapsedMs - stopMs, side * over, die);
    // The bowl moves down at each hit.
    pose.bowl.y += 1.4 * ring(elapsedMs, stopMs - turnMs * (1 - STRIKE), 130, 50);
  });
}

/** What is left of the throw once a die shows its final face. */
function rock(tuning: Tuning, ageMs: number, over: number, die: Pose['dice'][number]): void {
  const back = clamp01(ageMs / tuned(tuning, 'settleMs'));
  die.rotation = over * Math.cos(back * Math.PI * 2.5) * (1 - back) ** 1.4;
  die.lift = tuned(tuning, 'bouncePx') * 0.3 * hump(clamp01(back * 2.2));
}

function lightDice(tuning: Tuning, plan: Plan, elapsedMs: number, pose: Pose): void {
  const won = plan.tier !== 'loss';
  const length = tuned(tuning, 'lightMs');
  plan.dice.forEach((_, index) => {
    const die = pose.dice[index];
    if (die === undefined) return;
    const flash = swell(elapsedMs, plan.numberMs + index * 30, length, plan.numberMs + 480, 300);
    const steady = won ? 0.5 * progress(elapsedMs, plan.resultMs, 260) : 0;
    die.glow = Math.max(0.6 * flash, steady);
  });
}

function settle(mode: Mode, tuning: Tuning, plan: Plan, ageMs: number, pose: Pose): void {
  if (ageMs <= 0) return;
  if (plan.tier === 'loss') {
    pose.light = 1 - 0.2 * swell(ageMs, 0, 100, 400, 200);
    const back = progress(ageMs, 160, tuned(tuning, 'slideBackMs'), cubicOut);
    between(AWAY, HALF[mode], back, pose.cover);
    pose.cover.alpha = clamp01(back * 2.4);
    pose.cover.rotation += 0.02 * ring(ageMs, 160 + tuned(tuning, 'slideBackMs') * 0.7, 260, 90);
    return;
  }
  if (plan.tier === 'returned') {
    const pulse = swell(ageMs, 0, 180, 500, 260);
    for (const die of pose.dice) die.glow = Math.min(1, die.glow * 0.7 + 0.4 * pulse);
    return;
  }
  hop(tuning, plan, ageMs, pose);
  showWin(plan, tuning, ageMs, pose);
  if (plan.tier === 'small') return;
  pose.pileMs = ageMs;
  pose.pile = 1 - progress(ageMs, plan.endMs - plan.resultMs - 420, 400);
  if (plan.tier === 'mega') pose.light = mix(1, 1.12, megaShown(ageMs));
}

const HOPS: Readonly<Record<Plan['tier'], number>> = { loss: 0, returned: 0, small: 1, big: 1.7, mega: 2.2 };

function hop(tuning: Tuning, plan: Plan, ageMs: number, pose: Pose): void {
  const height = tuned(tuning, 'hopPx') * HOPS[plan.tier];
  plan.dice.forEach((_, index) => {
    const die = pose.dice[index];
    if (die === undefined) return;
    const p = clamp01((ageMs - index * 60) / 320);
    const again = clamp01((ageMs - index * 60 - 320) / 200);
    die.lift += height * (hump(p) + 0.22 * hump(again));
  });
}

/** The end of a round under reduced motion: it fades in behind the cover. */
function crossFade(mode: Mode, { tuning }: Moment, plan: Plan, elapsedMs: number, pose: Pose): void {
  const share = progress(elapsedMs, 0, tuned(tuning, 'fadeMs'));
  Object.assign(pose.cover, CLOSED);
  pose.cover.alpha = 1 - share;
  for (const [index, die] of pose.dice.entries()) {
    if (index < COUNT[mode]) die.glow = plan.tier === 'loss' ? 0 : 0.5 * share;
  }
  stillWin(plan.tier, share, pose);
}

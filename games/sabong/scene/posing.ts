import type { Won } from '../../kit/scene/light/celebration';
import { restWin, showWin, stillWin } from '../../kit/scene/light/winShow';
import { clamp01, cubicOut, mix, quadOut, sineInOut } from '../../kit/scene/motion/easing';
import { progress, ring, swell } from '../../kit/scene/motion/tween';
import type { Posing } from '../../kit/scene/motion/usePosing';
import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';
import { matchupOf, NUMBERS } from '../rules/matchups';
import { DECIDED_MS, POINTS_MS } from '../rules/story';
import { type BirdPose, blankBird, moveTo } from './bird/birdPose';
import { CORNER, HOLD_MS, LAUNCHES_MS, OUTSIDE } from './bird/contest';
import { walk } from './bird/gait';
import { takeShape } from './bird/shapes';
import { trackAt } from './bird/track';
import { waitingBird } from './bird/waiting';
import { BIRD_SCALE, type Layout } from './layout';
import { blankPose, type Moment, type Pose, type Round, SIDES } from './pose';
import type { Plan } from './timeline';

/** Delay of comb, wattle and tail. */
const LATE_MS = 100;

/** The poses of the pit in one layout, with this many bets in the round. */
export function posingFor(layout: Layout, tuning: Tuning, aboard: number): Posing<Round, Pose> {
  return {
    blank: blankPose,
    leaveMs: tuned(tuning, 'leaveMs'),
    poseAt(moment, pose) {
      rest(moment, tuning, pose);
      pose.crowd = 1 + 0.3 * clamp01(aboard / 12);
      poseBird(moment, 0, layout, pose);
      poseBird(moment, 1, layout, pose);
      const { round } = moment;
      if (round !== null) perform(moment, round, round.elapsedMs, layout, pose);
      return pose;
    },
  };
}

function rest({ nowMs, reducedMotion, round }: Moment, tuning: Tuning, pose: Pose): void {
  restWin(pose, nowMs, reducedMotion);
  pose.driftMs = reducedMotion ? 0 : nowMs;
  pose.hush = 0;
  pose.rising = 0;
  pose.waves = 0;
  const { flash } = pose;
  flash.x = 0;
  flash.y = 0;
  flash.level = 0;
  flash.open = 0;
  flash.side = 0;
  const card = round?.plan.card ?? null;
  const ways = card === null ? null : matchupOf(card).ways;
  // Written out: iterating over a pair allocates in every frame.
  restCorner(0, ways === null ? 0.45 : ways.meron / NUMBERS, tuning, pose);
  restCorner(1, ways === null ? 0.45 : ways.wala / NUMBERS, tuning, pose);
}

function restCorner(side: 0 | 1, share: number, tuning: Tuning, pose: Pose): void {
  pose.spots[side] = tuned(tuning, 'spotLight');
  pose.crests[side] = 0;
  pose.glows[side] = 0;
  pose.score[side] = 0;
  pose.banners[side] = 0.62 + 0.85 * (share - 0.27);
}

/** Positive for the favourite of the card, negative for the underdog. */
function prideOf(plan: Plan | null, side: 0 | 1): number {
  if (plan === null || plan.card === null) return 0;
  const { ways } = matchupOf(plan.card);
  return ((side === 0 ? 1 : -1) * (ways.meron - ways.wala)) / NUMBERS;
}

const earlier = blankBird();
const goal = blankBird();

function poseBird(moment: Moment, side: 0 | 1, layout: Layout, pose: Pose): void {
  const bird = birdAt(moment, side, 0, layout, pose.birds[side]);
  birdAt(moment, side, LATE_MS, layout, earlier);
  const late = pose.late[side];
  late.head = earlier.head;
  late.body = earlier.body;
  late.tail = earlier.tail;
  if (moment.reducedMotion) return;
  const scale = layout.birdScale;
  walk(bird, (bird.x - earlier.x) / LATE_MS, scale);
  const beat = Math.sin((moment.nowMs / 1000) * Math.PI * 2 * tuned(moment.tuning, 'beatHz'));
  bird.nearWing += bird.beat * beat;
  bird.farWing +=
    bird.beat * 0.9 * Math.sin((moment.nowMs / 1000) * Math.PI * 2 * tuned(moment.tuning, 'beatHz') - 0.5);
  bird.nearOpen = Math.max(0, bird.nearOpen - 0.006 * bird.beat * (1 - beat));
  bird.farOpen = Math.max(0, bird.farOpen - 0.006 * bird.beat * (1 - beat));
}

/** A bird this many ms ago. */
function birdAt(moment: Moment, side: 0 | 1, agoMs: number, layout: Layout, out: BirdPose): BirdPose {
  const { round, nowMs, reducedMotion, tuning } = moment;
  const name = SIDES[side];
  const plan = round?.plan ?? null;
  const elapsedMs = (round?.elapsedMs ?? 0) - agoMs;
  waitingBird(name, nowMs - agoMs, prideOf(plan, side), !reducedMotion, out);
  if (round === null || plan === null) return out;
  if (reducedMotion) return stillBird(round, side, elapsedMs + agoMs, out);
  const closedMs = plan.closedMs;
  if (closedMs === null || elapsedMs < closedMs) {
    const walkMs = tuned(tuning, 'walkInMs');
    if (elapsedMs < walkMs) enter(moment, side, elapsedMs / walkMs, out);
    return out;
  }
  const sinceMs = elapsedMs - closedMs;
  const taken = progress(sinceMs, 0, tuned(tuning, 'letGoMs'), sineInOut);
  trackAt(round.tracks[side], sinceMs, goal);
  goal.lift *= layout.leap;
  // Smaller birds meet nearer to the middle.
  goal.x -= Math.min(goal.x, CORNER) * (1 - layout.birdScale / BIRD_SCALE);
  moveTo(out, goal, taken);
  return out;
}

/** Starts where the last contest ended; from outside if none was shown. */
function enter({ before }: Moment, side: 0 | 1, share: number, out: BirdPose): void {
  const winner = before?.plan.decided?.winner ?? null;
  const stays = winner === 'draw' || winner === (side === 0 ? 'meron' : 'wala');
  const fromX = winner !== null && stays ? (winner === 'draw' ? CORNER : 56) : OUTSIDE;
  takeShape('proud', goal);
  goal.x = mix(fromX, CORNER, sineInOut(clamp01(share)));
  moveTo(out, goal, 1 - progress(share, 0.85, 0.15, sineInOut));
}

/** Under reduced motion a bird stands still in the pose of the last event. */
function stillBird({ plan }: Round, side: 0 | 1, elapsedMs: number, out: BirdPose): BirdPose {
  const { closedMs, decided, points } = plan;
  if (closedMs === null || elapsedMs < closedMs) return out;
  const pointCount = POINTS_MS.filter((atMs) => elapsedMs >= closedMs + atMs).length;
  const point = points[pointCount - 1] ?? null;
  out.x = 82;
  takeShape(point === SIDES[side] ? 'proud' : 'ready', out);
  if (decided === null || elapsedMs < decided.atMs) return out;
  const won = decided.winner === (side === 0 ? 'meron' : 'wala');
  out.x = won ? 66 : 100;
  return takeShape(won ? 'crow' : 'bow', out);
}

/** Light, camera and crowd of the contest. */
function perform(moment: Moment, round: Round, elapsedMs: number, layout: Layout, pose: Pose): void {
  const { plan } = round;
  const { tuning, reducedMotion } = moment;
  hold(plan, elapsedMs, tuning, reducedMotion, pose);
  if (plan.closedMs !== null && elapsedMs >= plan.closedMs) {
    const sinceMs = elapsedMs - plan.closedMs;
    count(plan, sinceMs, pose);
    if (!reducedMotion) fight(plan, sinceMs, layout, pose);
    decide(plan, elapsedMs, tuning, reducedMotion, pose);
  }
  celebrate(moment, plan, elapsedMs, pose);
}

/** Betting is closed and the contest waits for its number: it grows quiet, and the two lights breathe in turn. */
function hold(plan: Plan, elapsedMs: number, tuning: Tuning, isStill: boolean, pose: Pose): void {
  const { closesAtMs, closedMs } = plan;
  if (closesAtMs === null || elapsedMs <= closesAtMs) return;
  const heldMs = Math.min(elapsedMs, closedMs ?? elapsedMs) - closesAtMs;
  const held = isStill && heldMs > 0 ? 1 : progress(heldMs, 0, tuned(tuning, 'holdMs'), sineInOut);
  const level = held * (closedMs === null ? 1 : 1 - progress(elapsedMs, closedMs, tuned(tuning, 'letGoMs')));
  if (level === 0) return;
  pose.hush += 0.22 * level;
  pose.crowd *= 1 - 0.6 * level;
  const swing = isStill ? 0 : Math.sin((heldMs / tuned(tuning, 'breathMs')) * Math.PI * 2);
  pose.spots[0] = mix(pose.spots[0], 1, level * (0.45 + 0.4 * swing));
  pose.spots[1] = mix(pose.spots[1], 1, level * (0.45 - 0.4 * swing));
}

/** The exchanges whose point is known. */
function count({ points }: Plan, sinceMs: number, pose: Pose): void {
  points.forEach((point, index) => {
    if (point === null || sinceMs < (POINTS_MS[index] ?? DECIDED_MS)) return;
    pose.score[point === 'pula' ? 0 : 1] += 1;
  });
}

const POINT_GLOW_MS = 900;

function fight({ points }: Plan, sinceMs: number, layout: Layout, pose: Pose): void {
  const { shot } = pose;
  const hushed = swell(sinceMs, 0, 420, 1_900, 500);
  pose.hush += 0.34 * hushed + 0.16 * progress(sinceMs, 300, 600) * (1 - progress(sinceMs, DECIDED_MS, 400));
  pose.crowd *= 1 - 0.85 * hushed;
  shot.zoom +=
    0.035 *
    progress(sinceMs, 100, 800, sineInOut) *
    (1 - progress(sinceMs, DECIDED_MS + 900, 900, sineInOut));
  POINTS_MS.forEach((meetMs, index) => {
    const ageMs = sinceMs - meetMs;
    const launchMs = LAUNCHES_MS[index] ?? meetMs;
    const push = [0.03, 0.05, 0.08][index] ?? 0.05;
    shot.zoom += push * swell(sinceMs, launchMs, meetMs - launchMs, meetMs + 620, 420);
    shot.y += ([4, 16, 18][index] ?? 3) * swell(sinceMs, launchMs, meetMs - launchMs, meetMs + 420, 300);
    if (ageMs < 0) return;
    const force = [0.6, 0.85, 1][index] ?? 1;
    shot.roll += 0.012 * force * ring(sinceMs, meetMs, 130, 90);
    shot.x += 4 * force * ring(sinceMs, meetMs, 96, 80);
    const point = points[index] ?? null;
    meet(point, ageMs, force, index, layout, pose);
    pose.crowd += 0.9 * force * swell(ageMs, 0, 80, 900, 600);
    if (point !== null) shot.x += (point === 'pula' ? 1 : -1) * 7 * swell(ageMs, HOLD_MS, 260, 900, 420);
  });
}

/** Where they met, the light of the point, and the glow of its winner. */
function meet(
  point: 'pula' | 'asul' | null,
  ageMs: number,
  force: number,
  index: number,
  layout: Layout,
  pose: Pose,
): void {
  const { flash } = pose;
  if (ageMs < 420) {
    flash.level = force * (1 - progress(ageMs, 60, 360, quadOut));
    flash.open = cubicOut(clamp01(ageMs / 420));
    flash.y = layout.floor - (index === 0 ? 104 : 148) * layout.leap;
    flash.side = point === null ? 0 : point === 'pula' ? 1 : -1;
  }
  if (point === null) return;
  const side = point === 'pula' ? 0 : 1;
  const glow = swell(ageMs, HOLD_MS * 0.6, 120, POINT_GLOW_MS, 500);
  pose.crests[side] = Math.max(pose.crests[side], 0.9 * glow);
  pose.glows[side] = Math.max(pose.glows[side], glow);
  pose.spots[side] = mix(pose.spots[side], 1, glow);
  pose.spots[side === 0 ? 1 : 0] *= 1 - 0.75 * glow;
}

/** The winner's corner floods with its colour; after a draw both stay as they are. */
function decide({ decided }: Plan, elapsedMs: number, tuning: Tuning, reduced: boolean, pose: Pose): void {
  if (decided === null || elapsedMs < decided.atMs) return;
  const ageMs = reduced ? 2_000 : elapsedMs - decided.atMs;
  const shown = progress(ageMs, 300, 600, sineInOut);
  pose.crowd += decided.winner === 'draw' ? 0.2 * shown : 0.9 * swell(ageMs, 200, 300, 4_000, 1_400);
  if (decided.winner === 'draw') {
    pose.glows[0] = Math.max(pose.glows[0], 0.35 * shown);
    pose.glows[1] = Math.max(pose.glows[1], 0.35 * shown);
    return;
  }
  const side = decided.winner === 'meron' ? 0 : 1;
  const other = side === 0 ? 1 : 0;
  pose.glows[side] = Math.max(pose.glows[side], shown);
  pose.crests[side] = Math.max(pose.crests[side], shown);
  pose.banners[side] = mix(pose.banners[side], 1, shown);
  pose.spots[side] = mix(pose.spots[side], 1, shown);
  pose.spots[other] *= 1 - tuned(tuning, 'loserDim') * shown;
  if (reduced) return;
  pose.hush += tuned(tuning, 'victoryHush') * swell(ageMs, 400, 700, 4_000, 700);
  const leaning = swell(ageMs, 500, 900, 4_000, 700);
  pose.shot.x += (side === 0 ? 1 : -1) * tuned(tuning, 'leanPx') * sineInOut(leaning);
  pose.shot.zoom += tuned(tuning, 'leanZoom') * sineInOut(leaning);
}

/** The celebration of the player's own result, as long as its tier. */
function celebrate({ tuning, reducedMotion }: Moment, { own }: Plan, elapsedMs: number, pose: Pose): void {
  pose.showMs = elapsedMs;
  if (own === null || elapsedMs < own.resultMs) return;
  const ageMs = elapsedMs - own.resultMs;
  if (reducedMotion) stillWin(own.tier, progress(ageMs, 0, tuned(tuning, 'fadeMs')), pose);
  else if (elapsedMs < own.endMs) {
    showWin(own, tuning, ageMs, pose);
    if (own.tier === 'big' || own.tier === 'mega') raiseArena(own, tuning, ageMs, pose);
  }
  if (own.tier === 'loss' && !reducedMotion) pose.stage *= 1 - 0.2 * swell(ageMs, 0, 120, 420, 300);
  pose.showMs = Math.min(pose.showMs, elapsedMs);
}

/** Row by row the arena stands up, and waves run through it under banners that are raised to the full. */
function raiseArena({ resultMs, endMs }: Won, tuning: Tuning, ageMs: number, pose: Pose): void {
  const risen = swell(ageMs, 0, 320, endMs - resultMs, 500);
  pose.rising = risen;
  pose.waves = Math.max(0, ageMs) / tuned(tuning, 'arenaWaveMs');
  const lift = tuned(tuning, 'bannerRise') * sineInOut(risen);
  pose.banners[0] = mix(pose.banners[0], 1 + lift, risen);
  pose.banners[1] = mix(pose.banners[1], 1 + lift, risen);
  pose.glows[0] = Math.max(pose.glows[0], 0.7 * risen);
  pose.glows[1] = Math.max(pose.glows[1], 0.7 * risen);
  // The camera looks up a little, at the rows.
  pose.shot.y += tuned(tuning, 'arenaLookPx') * sineInOut(risen);
}

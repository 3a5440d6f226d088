import { restWin, stillWin } from '../../kit/scene/light/winShow';
import { clamp01, cubicOut, hump, mix, quadIn, quadOut, sineInOut } from '../../kit/scene/motion/easing';
import { progress, ring, swell } from '../../kit/scene/motion/tween';
import type { Posing } from '../../kit/scene/motion/usePosing';
import { tuned } from '../../kit/scene/tuning';
import { blankPose, type Moment, type Pose, type Round } from './pose';
import { SHOWS } from './shows';
import type { Plan } from './timeline';
import { poseOnTrack, type Track, WAITING } from './tracks';

/** Writes the pose of the booth at a moment into `pose`, and returns it. */
export function poseAt(moment: Moment, pose: Pose): Pose {
  rest(moment, pose);
  if (moment.waitingMs !== null) poseWaiting(moment, moment.waitingMs, pose);
  else if (moment.round !== null) perform(moment, moment.round, pose);
  if (moment.leaving !== null) takeBack(moment.leaving.round, moment.leaving.ageMs, pose);
  return pose;
}

function perform(
  moment: Moment,
  { plan, tracks, elapsedMs }: NonNullable<Moment['round']>,
  pose: Pose,
): void {
  if (moment.reducedMotion) {
    crossFade(moment, plan, tracks, elapsedMs, pose);
    return;
  }
  rollCubes(moment, plan, tracks, elapsedMs, pose);
  lightMatches(moment, plan, elapsedMs, pose);
  SHOWS[plan.tier](moment.tuning, plan, elapsedMs - plan.resultMs, pose);
}

/** How long it takes until the last round's cubes are behind the gate again. */
export const TAKE_BACK_MS = 240;

/** The last round's cubes rise and fade; then they drop behind the gate, which closes. */
function takeBack({ tracks }: Round, ageMs: number, pose: Pose): void {
  const share = clamp01(ageMs / TAKE_BACK_MS);
  pose.gate = mix(1, pose.gate, share);
  pose.cubes.forEach((cube, index) => {
    const track = tracks[index];
    if (share < 0.5 && track !== undefined) {
      poseOnTrack(track, track.stopMs, cube.place, cube.turn);
      cube.place[1] += 0.7 * quadIn(share * 2);
      cube.alpha = 1 - share * 2;
      cube.glow = 0;
    } else {
      const arrived = share * 2 - 1;
      cube.place[1] += 0.8 * (1 - quadOut(arrived));
      cube.alpha *= arrived;
    }
  });
}

/** The idle booth: the bulbs chase, the cubes wait behind the gate. */
function rest({ nowMs, tuning, reducedMotion }: Moment, pose: Pose): void {
  const loopMs = tuned(tuning, 'bulbLoopMs');
  pose.cubes.forEach((cube, index) => {
    const wait = WAITING[index];
    if (wait === undefined) return;
    cube.place[0] = wait.place[0];
    cube.place[1] = wait.place[1];
    cube.place[2] = wait.place[2];
    cube.turn[0] = wait.turn[0];
    cube.turn[1] = wait.turn[1];
    cube.turn[2] = wait.turn[2];
    cube.turn[3] = wait.turn[3];
    cube.glow = 0;
    cube.alpha = 1;
  });
  for (let index = 0; index < pose.beams.length; index += 1) {
    const beam = pose.beams[index];
    if (beam === undefined) continue;
    beam.reach = 0;
    beam.light = 0;
  }
  restWin(pose, nowMs, reducedMotion);
  pose.gate = 0;
  pose.light = 1;
  pose.spots = 1;
  pose.chase = reducedMotion ? 0 : (((nowMs % loopMs) + loopMs) % loopMs) / loopMs;
  pose.chasing = reducedMotion ? 0 : 1;
  pose.bulbsLit = reducedMotion ? 0.75 : 0;
  pose.wave = -1;
  pose.marquee = 0;
  pose.laps = 0;
  pose.sway = reducedMotion ? 0 : Math.sin(nowMs / 1400) * 0.003;
}

/** Waiting for a result: the spots move to the gate, the chase slows to a glow. Nothing suggests a result. */
function poseWaiting({ nowMs, reducedMotion }: Moment, waitingMs: number, pose: Pose): void {
  const held = reducedMotion ? 1 : progress(waitingMs, 0, 260, sineInOut);
  pose.stage = mix(1, 0.66, held);
  pose.spots = mix(1, 1.5, held);
  pose.chasing = reducedMotion ? 0 : 1 - held;
  const breath = reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(nowMs / 320);
  pose.bulbsLit = held * mix(0.45, 0.8, breath);
  if (reducedMotion) return;
  pose.cubes.forEach((cube, index) => {
    cube.place[1] += 0.02 * held * Math.max(0, Math.sin(nowMs / 55 + index * 2));
  });
}

function rollCubes(
  { tuning }: Moment,
  plan: Plan,
  tracks: readonly Track[],
  elapsedMs: number,
  pose: Pose,
): void {
  pose.gate = progress(elapsedMs, 0, plan.gateMs, quadIn);
  const lastStopMs = Math.max(...plan.stopsMs);
  tracks.forEach((track, index) => {
    const cube = pose.cubes[index];
    if (cube === undefined) return;
    poseOnTrack(track, elapsedMs, cube.place, cube.turn);
    // Behind the gate a cube leans against it just before it opens.
    if (elapsedMs < plan.gateMs) cube.place[2] += 0.1 * hump(clamp01(elapsedMs / plan.gateMs));
  });
  const follow = tuned(tuning, 'cameraFollowPx');
  const chase = swell(elapsedMs, plan.gateMs, 320, lastStopMs + 260, 420);
  pose.shot.y = -follow * sineInOut(chase);
  for (const stopMs of plan.stopsMs) pose.shot.y += 1.6 * ring(elapsedMs, stopMs, 110, 45);
  pose.shot.zoom = 1 + 0.012 * sineInOut(chase);
  pose.sway += 0.017 * ring(elapsedMs, plan.gateMs, 900, 420);
  if (plan.waveMs !== null) pose.wave = progress(elapsedMs, plan.waveMs, tuned(tuning, 'waveMs') * 0.8);
  pose.showMs = elapsedMs;
}

/** Winning cubes light up from inside, and a beam runs from their tops to the board. */
function lightMatches({ tuning }: Moment, plan: Plan, elapsedMs: number, pose: Pose): void {
  const lightMs = tuned(tuning, 'matchLightMs');
  const steady = progress(elapsedMs, plan.endMs - 300, 300);
  plan.matched.forEach((matched, index) => {
    const cube = pose.cubes[index];
    const beam = pose.beams[index];
    if (!matched || cube === undefined || beam === undefined) return;
    const startMs = plan.matchMs + index * 40;
    cube.glow = progress(elapsedMs, startMs, lightMs, quadOut) * mix(1, 0.55, steady);
    beam.reach = progress(elapsedMs, startMs, lightMs, cubicOut);
    beam.light = swell(elapsedMs, startMs, 60, startMs + lightMs + 320, 300);
  });
}

/** The end pose of a round under reduced motion: it fades in over the waiting cubes. */
function crossFade(
  { tuning }: Moment,
  plan: Plan,
  tracks: readonly Track[],
  elapsedMs: number,
  pose: Pose,
): void {
  const fadeMs = tuned(tuning, 'fadeMs');
  const share = progress(elapsedMs, 0, fadeMs);
  const ended = share >= 0.5;
  pose.gate = ended ? 1 : 0;
  pose.cubes.forEach((cube, index) => {
    const track = tracks[index];
    if (ended && track !== undefined) poseOnTrack(track, track.stopMs, cube.place, cube.turn);
    cube.alpha = Math.abs(share * 2 - 1);
    if (ended && plan.matched[index]) cube.glow = share * 2 - 1;
  });
  if (!ended) return;
  const won = plan.tier === 'small' || plan.tier === 'big' || plan.tier === 'mega';
  stillWin(plan.tier, share * 2 - 1, pose);
  pose.bulbsLit = won ? 1 : 0.75;
  if (plan.tier === 'loss') pose.spots = 0.6;
}

export const posing: Posing<Round, Pose> = { blank: blankPose, poseAt, leaveMs: TAKE_BACK_MS };

import { expect, test } from 'vitest';
import { mulberry32 } from '../../kit/scene/motion/random';
import { moments } from './moments';
import { blankPose, type Moment } from './pose';
import { poseAt, TAKE_BACK_MS } from './posing';
import { planOf } from './timeline';
import { tracksFor } from './tracks';
import tuning from './tuning.json';

const rounds = moments
  .filter(({ events }) => events.length > 0)
  .map(({ name, events, atMs }) => {
    const plan = planOf(events, tuning, false);
    return { name, atMs, plan, tracks: tracksFor(plan.cubes, 2, true, plan.gateMs, plan.stopsMs) };
  });

const momentAt = (round: (typeof rounds)[number], elapsedMs: number, reducedMotion = false): Moment => ({
  nowMs: 50_000 + elapsedMs,
  round: { ...round, elapsedMs },
  before: null,
  leaving: null,
  waitingMs: null,
  tuning,
  reducedMotion,
});

const fresh = (moment: Moment) => JSON.stringify(poseAt(moment, blankPose()));

test('the same moment gives the same pose, scrubbed forwards, backwards or at random', () => {
  const random = mulberry32(1);
  const used = blankPose();
  for (const round of rounds) {
    const times = Array.from({ length: 60 }, (_, index) => index * 110);
    const orders = [times, times.toReversed(), times.map(() => Math.floor(random() * 6600))];
    for (const reduced of [false, true]) {
      for (const elapsedMs of orders.flat()) {
        const moment = momentAt(round, elapsedMs, reduced);
        const pose = JSON.stringify(poseAt(moment, used));
        if (pose !== fresh(moment)) expect(pose, `${round.name} ${elapsedMs} ms`).toBe(fresh(moment));
      }
    }
  }
});

test('the pose changes little from one frame to the next', () => {
  for (const round of rounds) {
    const most = { y: 0, zoom: 0, stage: 0, cube: 0 };
    let before = poseAt(momentAt(round, 0), blankPose());
    for (let elapsedMs = 8; elapsedMs < round.plan.endMs + 400; elapsedMs += 8) {
      const pose = poseAt(momentAt(round, elapsedMs), blankPose());
      most.y = Math.max(most.y, Math.abs(pose.shot.y - before.shot.y));
      most.zoom = Math.max(most.zoom, Math.abs(pose.shot.zoom - before.shot.zoom));
      most.stage = Math.max(most.stage, Math.abs(pose.stage - before.stage));
      pose.cubes.forEach((cube, index) => {
        const last = before.cubes[index];
        const way = Math.hypot(...cube.place.map((v, axis) => v - (last?.place[axis] ?? 0)));
        most.cube = Math.max(most.cube, way);
      });
      before = pose;
    }
    expect(most.y, round.name).toBeLessThan(1.6);
    expect(most.zoom, round.name).toBeLessThan(0.01);
    expect(most.stage, round.name).toBeLessThan(0.06);
    expect(most.cube, round.name).toBeLessThan(0.35);
  }
});

test('reduced motion shows the end pose after the fade and stays still', () => {
  for (const round of rounds) {
    const plan = planOf(moments.find(({ name }) => name === round.name)?.events ?? [], tuning, true);
    const reduced = { ...round, plan, tracks: tracksFor(plan.cubes, 0, false, 0, [1, 1, 1]) };
    const late = fresh({ ...momentAt(reduced, 200, true), nowMs: 1 });
    expect(fresh({ ...momentAt(reduced, 9000, true), nowMs: 7777 })).toBe(late);
  }
});

test('idle and waiting show the same cubes whatever the last round was', () => {
  const places = (moment: Moment) =>
    JSON.stringify(poseAt(moment, blankPose()).cubes.map(({ turn }) => turn));
  const idle: Moment = { ...momentAt(rounds[0] as never, 0), round: null };
  for (const round of rounds) {
    const waiting: Moment = { ...momentAt(round, 9000), waitingMs: 500 };
    expect(places(waiting)).toBe(places(idle));
  }
});

test('cubes that are cleared away fade where they were and end behind the gate', () => {
  const [round] = rounds;
  if (round === undefined) throw new Error('no rounds');
  const waiting: Moment = { ...momentAt(round, 9000), waitingMs: 0 };
  const begin = poseAt({ ...waiting, leaving: { round, ageMs: 0 } }, blankPose());
  expect(begin.cubes[0]?.place).toEqual(poseAt(momentAt(round, 9000), blankPose()).cubes[0]?.place);
  expect(begin.cubes[0]?.alpha).toBe(1);
  const end = poseAt({ ...waiting, waitingMs: 300, leaving: { round, ageMs: TAKE_BACK_MS } }, blankPose());
  expect(end.cubes.map(({ alpha }) => alpha)).toEqual([1, 1, 1]);
  expect(end.gate).toBe(0);
});

test('only a large win sets the lights chasing, until it ends, and not under reduced motion', () => {
  for (const [name, most] of [
    ['small-win', 0],
    ['lights-chase', 1],
    ['mega-win', 1],
  ] as const) {
    const round = rounds.find((one) => one.name === name);
    if (round === undefined) throw new Error(name);
    const { resultMs, endMs } = round.plan;
    const marqueeAt = (elapsedMs: number, reduced = false) =>
      poseAt(momentAt(round, elapsedMs, reduced), blankPose()).marquee;
    expect(marqueeAt(resultMs + 500), name).toBe(most);
    for (const elapsedMs of [resultMs - 1, endMs]) expect(marqueeAt(elapsedMs), name).toBe(0);
    expect(marqueeAt(resultMs + 500, true), name).toBe(0);
  }
});

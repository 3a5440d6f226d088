import { expect, test } from 'vitest';
import { mulberry32 } from '../../kit/scene/motion/random';
import { COLORS, type Color } from '../rules/segments';
import { moments } from './moments';
import { blankPose, type Moment, type Pose } from './pose';
import { LEAVE_MS, poseAt } from './posing';
import { planOf } from './timeline';
import tuning from './tuning.json';

const NONE: ReadonlySet<Color> = new Set();
const rounds = moments
  .filter(({ events }) => events.length > 0)
  .map(({ name, events }) => ({ name, events, plan: planOf(events, tuning, false) }));

const momentAt = (
  round: Pick<(typeof rounds)[number], 'plan'>,
  elapsedMs: number,
  reducedMotion = false,
): Moment => ({
  nowMs: 50_000 + elapsedMs,
  round: { plan: round.plan, elapsedMs },
  before: null,
  leaving: null,
  waitingMs: null,
  tuning,
  reducedMotion,
});

const fresh = (moment: Moment) => JSON.stringify(poseAt(moment, NONE, blankPose()));

test('the same moment gives the same pose, scrubbed forwards, backwards or at random', () => {
  const random = mulberry32(1);
  const used = blankPose();
  for (const round of rounds) {
    const times = Array.from({ length: 60 }, (_, index) => index * 150);
    const orders = [times, times.toReversed(), times.map(() => Math.floor(random() * 9000))];
    for (const reduced of [false, true]) {
      for (const elapsedMs of orders.flat()) {
        const moment = momentAt(round, elapsedMs, reduced);
        const pose = JSON.stringify(poseAt(moment, NONE, used));
        if (pose !== fresh(moment)) expect(pose, `${round.name} ${elapsedMs} ms`).toBe(fresh(moment));
      }
    }
  }
});

const SMOOTH: readonly (readonly [read: (pose: Pose) => number, most: number])[] = [
  [({ shot }) => shot.zoom, 0.01],
  [({ stage }) => stage, 0.07],
  [({ blur }) => blur, 0.1],
  [({ sway }) => sway, 0.004],
  [({ lag }) => lag, 0.02],
  [({ hop }) => hop, 0.2],
  [({ flood }) => flood, 0.1],
  [({ key }) => key, 0.06],
];

test('the pose changes little from one frame to the next', () => {
  for (const round of rounds) {
    const steps = SMOOTH.map(() => 0);
    let furthest = 0;
    let before = poseAt(momentAt(round, 0), NONE, blankPose());
    for (let elapsedMs = 8; elapsedMs < round.plan.endMs + 400; elapsedMs += 8) {
      const pose = poseAt(momentAt(round, elapsedMs), NONE, blankPose());
      furthest = Math.max(furthest, pose.top - before.top);
      SMOOTH.forEach(([read], index) => {
        steps[index] = Math.max(steps[index] ?? 0, Math.abs(read(pose) - read(before)));
      });
      before = pose;
    }
    expect(furthest, round.name).toBeLessThan(3);
    SMOOTH.forEach(([read, most], index) => {
      expect(steps[index], `${round.name}, ${read}`).toBeLessThan(most);
    });
  }
});

test('the lens shows the drawn segment at the end', () => {
  for (const { plan } of rounds) {
    const end = poseAt(momentAt({ plan }, plan.resultMs), NONE, blankPose());
    expect(end.top).toBe(plan.index);
    expect(end.stopped).toBe(plan.index);
    expect(end.floodColor).toBe(plan.color);
  }
});

test("nothing but the ring's position reveals where it will stop, except the dimming before a green", () => {
  const visibleState = ({ stage, light, blur, key, facets, stopped, flood, pay }: Pose) =>
    JSON.stringify({ stage, light, blur, key, facets, stopped, flood, pay });
  const quiet = rounds.filter(({ plan }) => plan.color !== 'green');
  for (let elapsedMs = 0; elapsedMs < 4_200; elapsedMs += 50) {
    const poses = quiet.map((round) => visibleState(poseAt(momentAt(round, elapsedMs), NONE, blankPose())));
    expect(new Set(poses).size, `${elapsedMs} ms`).toBe(1);
  }
  const green = rounds.find(({ plan }) => plan.color === 'green');
  if (green === undefined) throw new Error('no round stops on green');
  const dims = [2_000, 2_350, 2_600].map((atMs) => poseAt(momentAt(green, atMs), NONE, blankPose()).stage);
  expect(dims).toEqual([1, expect.closeTo(tuning.greenDimTo, 5), 1]);
});

test('colours with a bet stand out, before a run and during it', () => {
  const backed: ReadonlySet<Color> = new Set(['blue', 'green']);
  const { blades } = poseAt({ ...momentAt(rounds[0] as never, 0), round: null }, backed, blankPose());
  expect(COLORS.map((color) => blades[color])).toEqual([tuning.unbacked, 1, tuning.unbacked, 1]);
});

test('a round starts from the position where the one before ended', () => {
  const [first, , second] = [rounds[0], null, rounds.at(-1)];
  if (first === undefined || second === undefined) throw new Error('fewer than two rounds');
  const rested = poseAt(momentAt(first, 20_000), NONE, blankPose()).top;
  const begun = poseAt({ ...momentAt(second, 0), before: { plan: first.plan } }, NONE, blankPose()).top;
  expect(((begun - rested) % 200) / 200).toBeCloseTo(0, 10);
});

test('reduced motion: six places of the highlight, then a still picture', () => {
  for (const { events } of rounds) {
    const plan = planOf(events, tuning, true);
    const angles = [0, 120, 240, 360, 480, 600].map(
      (atMs) => poseAt(momentAt({ plan }, atMs + 60, true), NONE, blankPose()).light.angle,
    );
    expect(new Set(angles).size).toBe(6);
    expect(angles.at(-1)).toBeCloseTo(0, 10);
    const late = fresh({ ...momentAt({ plan }, 720, true), nowMs: 1 });
    expect(fresh({ ...momentAt({ plan }, 9_000, true), nowMs: 7_777 })).toBe(late);
  }
});

test('the colour of the last round leaves the star while the next result is awaited', () => {
  const [round] = rounds;
  if (round === undefined) throw new Error('no rounds');
  const waiting = (ageMs: number): Pose =>
    poseAt(
      { ...momentAt(round, 9_000), waitingMs: ageMs, leaving: ageMs < LEAVE_MS ? { round, ageMs } : null },
      NONE,
      blankPose(),
    );
  expect(waiting(0).pay).toBe(1);
  expect(waiting(120).pay).toBeGreaterThan(0.2);
  expect(waiting(LEAVE_MS)).toMatchObject({ pay: 0, flood: 0, top: round.plan.index });
});

test('only a large win lights the plaza, until it ends, and not under reduced motion', () => {
  for (const [name, most] of [
    ['small-win', 0],
    ['plaza-lights', 1],
    ['mega-win', 1],
  ] as const) {
    const round = rounds.find((one) => one.name === name);
    if (round === undefined) throw new Error(name);
    const { resultMs, endMs } = round.plan;
    const plazaAt = (elapsedMs: number, reduced = false) =>
      poseAt(momentAt(round, elapsedMs, reduced), NONE, blankPose()).plaza;
    expect(plazaAt(resultMs + 500), name).toBe(most);
    for (const elapsedMs of [resultMs - 1, endMs]) expect(plazaAt(elapsedMs), name).toBe(0);
    expect(plazaAt(resultMs + 500, true), name).toBe(0);
  }
});

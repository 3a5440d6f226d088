import { describe, expect, test } from 'vitest';
import type { Timeline } from '../../games/kit/scene/scene';
import type { StageProgress } from '../shared/play/stageShow';
import { GameClock } from './clock';
import { RoundPlayer } from './RoundPlayer';

const timeline: Timeline = {
  beats: [
    { eventIndex: 0, type: 'opened', atMs: 0 },
    { eventIndex: 1, type: 'stopped', atMs: 100 },
    { eventIndex: 2, type: 'settled', atMs: 300 },
  ],
  cues: [
    { name: 'gate', atMs: 0 },
    { name: 'thud', atMs: 100 },
    { name: 'small', atMs: 300, volume: 0.5 },
  ],
  resultMs: 300,
  endMs: 900,
};

function performing(startedAtMs = 0) {
  const wall = { ms: 0 };
  const clock = new GameClock(() => wall.ms);
  const player = new RoundPlayer(clock, { roundId: 'r1', events: [1, 2, 3], startedAtMs }, timeline);
  const cues: string[] = [];
  const steps: StageProgress[] = [];
  const to = (ms: number) => {
    wall.ms = ms;
    player.step(
      (progress) => steps.push(progress),
      ({ name }) => cues.push(name),
    );
  };
  return { clock, player, cues, steps, to };
}

test('each cue fires once as the clock crosses it, including one at 0 ms', () => {
  const { cues, to } = performing();
  for (const ms of [0, 16, 99, 101, 117, 299, 300, 316]) to(ms);
  expect(cues).toEqual(['gate', 'thud', 'small']);
});

test('a frame that comes far too late drops the cues it missed', () => {
  const { cues, to } = performing();
  to(0);
  to(400);
  expect(cues).toEqual(['gate', 'small']);
});

test('a seek fires nothing, forwards or back, and the cues behind it can fire again', () => {
  const { clock, cues, to } = performing();
  to(0);
  clock.seek(350);
  to(0);
  clock.seek(90);
  to(0);
  expect(cues).toEqual(['gate']);
  to(20);
  expect(cues).toEqual(['gate', 'thud']);
});

test('a round that ends after a step is not over until the next step', () => {
  let ms = 0;
  const clock = new GameClock(() => ms);
  const player = new RoundPlayer(clock, { roundId: 'r1', events: [1, 2, 3], startedAtMs: 0 }, timeline);
  const steps: StageProgress[] = [];
  const step = () =>
    player.step(
      (progress) => steps.push(progress),
      () => undefined,
    );
  ms = 299;
  step();
  ms = 900;
  expect(player.ended).toBe(false);
  step();
  expect(steps.at(-1)).toMatchObject({ resultShown: true, ended: true });
  expect(player.ended).toBe(true);
});

test('progress is reported only when it changes', () => {
  const { steps, to } = performing();
  for (const ms of [0, 16, 50, 100, 120, 300, 320, 900, 950]) to(ms);
  expect(steps).toEqual([
    { roundId: 'r1', beatsPassed: 1, resultShown: false, ended: false },
    { roundId: 'r1', beatsPassed: 2, resultShown: false, ended: false },
    { roundId: 'r1', beatsPassed: 3, resultShown: true, ended: false },
    { roundId: 'r1', beatsPassed: 3, resultShown: true, ended: true },
  ]);
});

test('a round that starts later has not begun', () => {
  const { steps, cues, player, to } = performing(1000);
  to(500);
  expect(steps).toEqual([{ roundId: 'r1', beatsPassed: 0, resultShown: false, ended: false }]);
  expect(cues).toEqual([]);
  to(1900);
  expect(player.ended).toBe(true);
});

test('a round mounted after its end is over without a sound', () => {
  const { clock, cues, steps, to } = performing(-5000);
  expect(clock.jumps).toBe(0);
  to(0);
  expect(cues).toEqual([]);
  expect(steps.at(-1)?.ended).toBe(true);
});

describe('a round that grows', () => {
  const opening: Timeline = {
    beats: timeline.beats.slice(0, 1),
    cues: timeline.cues.slice(0, 1),
    resultMs: Number.POSITIVE_INFINITY,
    endMs: Number.POSITIVE_INFINITY,
  };

  function growing() {
    const wall = { ms: 0 };
    const clock = new GameClock(() => wall.ms);
    const shown = { roundId: 'r1', events: [1], startedAtMs: 0 };
    let player = new RoundPlayer(clock, shown, opening);
    const cues: string[] = [];
    const steps: StageProgress[] = [];
    const grow = (next: Timeline, startedAtMs = 0) => {
      player = new RoundPlayer(clock, { ...shown, startedAtMs }, next, player);
    };
    const to = (ms: number) => {
      wall.ms = ms;
      player.step(
        (progress) => steps.push(progress),
        ({ name }) => cues.push(name),
      );
      return player;
    };
    return { cues, steps, grow, to };
  }

  test('waits for its end, however long that takes', () => {
    const { steps, to } = growing();
    expect(to(3_600_000).ended).toBe(false);
    expect(steps.at(-1)).toMatchObject({ resultShown: false, ended: false });
  });

  test('fires no cue a second time, and a cue crossed while the round grew once', () => {
    const { cues, steps, grow, to } = growing();
    to(0);
    to(90);
    grow(timeline);
    to(110);
    grow(timeline);
    to(120);
    expect(cues).toEqual(['gate', 'thud']);
    expect(steps.map(({ beatsPassed }) => beatsPassed)).toEqual([1, 2]);
  });

  test('fires a cue that was added just behind the last step, and drops one that is long past', () => {
    const early = growing();
    early.to(0);
    early.to(180);
    early.grow(timeline);
    early.to(190);
    expect(early.cues).toEqual(['gate', 'thud']);
    const late = growing();
    late.to(0);
    late.to(360);
    late.grow(timeline);
    late.to(370);
    expect(late.cues).toEqual(['gate', 'small']);
  });

  test('starts again when the same round is shown again', () => {
    const { cues, grow, to } = growing();
    to(0);
    to(1000);
    grow(timeline, 1000);
    to(1000);
    expect(cues).toEqual(['gate', 'gate']);
  });
});

test('a faster clock plays the same round, and leaves out repeats that would sound as one', () => {
  const wall = { ms: 0 };
  const clock = new GameClock(() => wall.ms);
  clock.setRate(2.5);
  const ticks = [0, 60, 120, 180, 240].map((atMs) => ({ name: 'tick', atMs }));
  const quick: Timeline = { ...timeline, cues: [...ticks, { name: 'small', atMs: 245 }] };
  const player = new RoundPlayer(clock, { roundId: 'r1', events: [1, 2, 3], startedAtMs: 0 }, quick);
  const cues: [string, number][] = [];
  const shownAt: number[] = [];
  for (wall.ms = 0; wall.ms <= 400; wall.ms += 4) {
    player.step(
      ({ resultShown }) => resultShown && shownAt.push(wall.ms),
      ({ name }) => cues.push([name, wall.ms]),
    );
  }
  expect(cues.map(([name]) => name)).toEqual(['tick', 'tick', 'tick', 'small']);
  // 300 ms of the round pass in 120 ms.
  expect(shownAt[0]).toBe(120);
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { ringRules } from '../rules/play';
import { COLORS, SEGMENT_COUNT } from '../rules/segments';
import { planOf, timeline } from './timeline';
import tuning from './tuning.json';

const bet = {
  positions: [
    { color: 'blue' as const, stake: centavos(2_000n) },
    { color: 'orange' as const, stake: centavos(2_000n) },
  ],
};
const eventsOf = (index: number): Json[] =>
  ringRules.settle(bet, index).events.map((event) => z.encode(ringRules.event, event) as Json);
const every = Array.from({ length: SEGMENT_COUNT }, (_, index) => index);
const GREY = 1;
const BLUE = 2;
const ORANGE = 4;

test('every event of every outcome has its beat, none before the one before it', () => {
  for (const index of every) {
    const events = eventsOf(index);
    for (const reduced of [false, true]) {
      const { beats, resultMs, endMs } = timeline(events, tuning, reduced);
      expect(beats.map(({ eventIndex }) => eventIndex)).toEqual(events.map((_, each) => each));
      expect(beats.map(({ type }) => type)).toEqual(events.map((event) => (event as { type: string }).type));
      beats.reduce((before, { atMs }) => {
        expect(atMs).toBeGreaterThanOrEqual(before);
        return atMs;
      }, 0);
      expect(beats.at(-1)?.atMs).toBe(resultMs);
      expect(endMs).toBeGreaterThanOrEqual(resultMs);
    }
  }
});

test('the light stops after 4.2 s on the drawn segment; a loss is shown sooner than a win', () => {
  const win = planOf(eventsOf(ORANGE), tuning, false);
  const loss = planOf(eventsOf(GREY), tuning, false);
  expect(win).toMatchObject({ stopMs: 4_200, index: ORANGE, color: 'orange', won: true, tier: 'small' });
  expect(loss).toMatchObject({ stopMs: 4_200, index: GREY, color: 'grey', won: false, tier: 'loss' });
  expect(loss.resultMs).toBeLessThan(win.resultMs);
});

test('a run reveals nothing of its end: until the stop all runs sound alike and take the same time', () => {
  const before = (index: number) =>
    planOf(eventsOf(index), tuning, false).cues.filter(({ atMs }) => atMs < 4_150 - 1_600).length;
  const counts = [GREY, BLUE, ORANGE, 0].map(before);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  expect(new Set(every.map((index) => planOf(eventsOf(index), tuning, false).stopMs)).size).toBe(1);
});

test('ticks are never too close to be heard separately, and slow down towards the stop', () => {
  const ticks = planOf(eventsOf(BLUE), tuning, false).cues.filter(({ name }) => name === 'tick');
  expect(ticks.length).toBeGreaterThan(25);
  const gaps = ticks.slice(1).map(({ atMs }, index) => atMs - (ticks[index]?.atMs ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(tuning.tickGapMs);
  expect(Math.max(...gaps.slice(-3))).toBeGreaterThan(150);
  expect(ticks.at(-1)?.rate ?? 9).toBeLessThan(ticks[8]?.rate ?? 0);
});

test('every colour has its chord at the stop', () => {
  const chords = every.map(
    (index) => planOf(eventsOf(index), tuning, false).cues.find(({ name }) => name.startsWith('chord'))?.name,
  );
  expect(new Set(chords)).toEqual(new Set(COLORS.map((color) => `chord-${color}`)));
});

test('with reduced motion the highlight comes in six steps of 120 ms, and nothing is celebrated', () => {
  const plan = planOf(eventsOf(BLUE), tuning, true);
  expect([plan.stopMs, plan.resultMs, plan.endMs]).toEqual([720, 720, 720]);
  expect(plan.cues.map(({ name }) => name)).toEqual([
    'spin',
    ...['tick', 'tick', 'tick', 'tick', 'tick'],
    'chord-blue',
    'shimmer',
    plan.tier,
  ]);
});

test('an unknown event and a round without a stop are refused', () => {
  expect(() => timeline([{ type: 'somethingElse' }], tuning, false)).toThrow();
  expect(() => timeline([{ type: 'ringSpun' }], tuning, false)).toThrow('contain no stop');
});

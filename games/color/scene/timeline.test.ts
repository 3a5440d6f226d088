import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { ALL_COLORS, type Cubes } from '../rules/colors';
import { colorRules } from '../rules/play';
import { planOf, timeline } from './timeline';
import tuning from './tuning.json';

const bet = {
  positions: [
    { kind: 'single' as const, colors: [1 as const], stake: centavos(2000n) },
    { kind: 'pair' as const, colors: [1 as const, 2 as const], stake: centavos(2000n) },
    { kind: 'anyTriple' as const, colors: [], stake: centavos(2000n) },
  ],
};
const eventsOf = (cubes: Cubes): Json[] =>
  colorRules.settle(bet, cubes).events.map((event) => z.encode(colorRules.event, event) as Json);
const every: Cubes[] = ALL_COLORS.flatMap((a) =>
  ALL_COLORS.flatMap((b) => ALL_COLORS.map((c): Cubes => [a, b, c])),
);

test('every event of every outcome has its beat, none before the one before it', () => {
  for (const cubes of every) {
    const events = eventsOf(cubes);
    for (const reduced of [false, true]) {
      const { beats, resultMs, endMs } = timeline(events, tuning, reduced);
      expect(beats.map(({ eventIndex }) => eventIndex)).toEqual(events.map((_, index) => index));
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

test('cubes stop at 900, 1060 and 1220 ms, winners light up at 1500, the result follows', () => {
  const plan = planOf(eventsOf([1, 2, 3]), tuning, false);
  expect(plan.stopsMs).toEqual([900, 1060, 1220]);
  expect(plan.beats.find(({ type }) => type === 'positionWon')?.atMs).toBe(1500);
  expect(plan.resultMs).toBeGreaterThan(1500);
  expect(plan.cues.map(({ name }) => name)).toEqual([
    'gate',
    'tumble',
    'thud',
    'thud',
    'thud',
    'ding',
    'ding',
    plan.tier,
  ]);
});

test("three equal cubes start the bulbs' wave before the result, whether they win or not", () => {
  const three = planOf(eventsOf([4, 4, 4]), tuning, false);
  const others = planOf(eventsOf([4, 4, 3]), tuning, false);
  expect(three.waveMs).toBe(1500);
  expect(three.resultMs).toBeGreaterThanOrEqual(1500 + tuning.waveMs);
  expect(others.waveMs).toBeNull();
});

test('only cubes of a winning position light up', () => {
  expect(planOf(eventsOf([1, 3, 1]), tuning, false).matched).toEqual([true, false, true]);
  expect(planOf(eventsOf([2, 3, 1]), tuning, false).matched).toEqual([true, false, true]);
  expect(planOf(eventsOf([5, 5, 5]), tuning, false).matched).toEqual([true, true, true]);
  expect(planOf(eventsOf([5, 3, 4]), tuning, false).matched).toEqual([false, false, false]);
});

test('with reduced motion the result is shown after the fade, and nothing tumbles', () => {
  const plan = planOf(eventsOf([1, 1, 1]), tuning, true);
  expect(plan.resultMs).toBe(tuning.fadeMs);
  expect(plan.endMs).toBe(tuning.fadeMs);
  expect(plan.cues.map(({ name }) => name)).toEqual(['gate', plan.tier]);
});

test('an unknown event and an incomplete round are refused', () => {
  expect(() => timeline([{ type: 'somethingElse' }], tuning, false)).toThrow();
  expect(() => timeline([{ type: 'gateOpened' }], tuning, false)).toThrow('three cubes');
});

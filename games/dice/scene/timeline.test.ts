import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import { bet } from '../rules/bet';
import { diceRules, type Outcome } from '../rules/play';
import { planOf, timeline } from './timeline';
import tuning from './tuning.json';

const percent = z.decode(bet, { mode: 'percent', side: 'under', target: '50.00', stake: '10' } as never);
const seven = z.decode(bet, { mode: 'seven', positions: [{ place: 'over', stake: '10' }] } as never);
const eventsOf = (placed: typeof percent, outcome: Outcome): Json[] =>
  diceRules.settle(placed, outcome).events.map((event) => z.encode(diceRules.event, event) as Json);

const rounds: readonly (readonly Json[])[] = [
  ...[0, 7, 386, 4_999, 5_000, 9_999].map((number) => eventsOf(percent, number)),
  ...[1, 2, 3, 4, 5, 6].flatMap((a) => [1, 4, 6].map((b) => eventsOf(seven, [a, b]))),
];

test('every event has its beat, none before the one before it', () => {
  for (const events of rounds) {
    for (const reduced of [false, true]) {
      const { beats, resultMs, endMs } = timeline(events, tuning, reduced);
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

test('it shakes for 1100 ms, and every die has landed before the number is shown at 1500', () => {
  const plan = planOf(eventsOf(percent, 4723), tuning, false);
  expect(plan.dice).toEqual([4, 7, 2, 3]);
  expect(plan.liftMs).toBe(1100);
  expect(Math.max(...plan.stopsMs)).toBeLessThan(1500);
  expect(plan.beats.find(({ type }) => type === 'diceStopped')?.atMs).toBe(1500);
  expect(plan.cues.map(({ name }) => name)).toEqual([
    'rattle',
    'rattle',
    'rattle',
    'lift',
    'click',
    'click',
    'click',
    'click',
    'number',
    'small',
  ]);
});

test('two dice click twice', () => {
  const plan = planOf(eventsOf(seven, [2, 3]), tuning, false);
  expect(plan.mode).toBe('seven');
  expect(plan.cues.filter(({ name }) => name === 'click')).toHaveLength(2);
});

test('with reduced motion the result is shown after the fade, and nothing shakes', () => {
  const plan = planOf(eventsOf(percent, 1), tuning, true);
  expect(plan.resultMs).toBe(tuning.fadeMs);
  expect(plan.endMs).toBe(tuning.fadeMs);
  expect(plan.cues.map(({ name }) => name)).toEqual(['number', plan.tier]);
});

test('an unknown event and a round without its dice are refused', () => {
  expect(() => timeline([{ type: 'somethingElse' }], tuning, false)).toThrow();
  expect(() => timeline([{ type: 'coverClosed', mode: 'percent' }], tuning, false)).toThrow(
    'do not contain all dice',
  );
  const three = { type: 'diceStopped', dice: [1, 2, 3] };
  expect(() => timeline([{ type: 'coverClosed', mode: 'percent' }, three], tuning, false)).toThrow();
});

import { expect, test } from 'vitest';
import { type LimitChange, longestLimitMs } from './limitStood';

const DAY_MS = 24 * 60 * 60_000;
const day = (days: number) => new Date(days * DAY_MS);
const days = (changes: readonly LimitChange[], at: number) => longestLimitMs(changes, day(at)) / DAY_MS;

const set = (at: number, most: string | null, kind = 'deposit', period = 'day'): LimitChange => ({
  change: 'limit',
  detail: { kind, period, most, next: null },
  changedAt: day(at),
});
const pending = (at: number, most: string, next: string | null): LimitChange => ({
  change: 'limit',
  detail: { kind: 'deposit', period: 'day', most, next: { most: next, from: day(at + 1).toISOString() } },
  changedAt: day(at),
});
const kept = (at: number): LimitChange => ({
  change: 'limitKept',
  detail: { kind: 'deposit', period: 'day' },
  changedAt: day(at),
});

test('a limit stands from when it was set', () => {
  expect(days([], 9)).toBe(0);
  expect(days([set(1, '50000')], 8)).toBe(7);
  expect(days([set(1, '50000', 'loss', 'month')], 8)).toBe(7);
});

test('limits on stakes and sessions do not count', () => {
  expect(days([set(1, '50000', 'stake'), set(1, '60', 'session')], 30)).toBe(0);
});

test('a limit that is changed to another amount goes on standing', () => {
  expect(days([set(1, '50000'), set(4, '20000'), pending(5, '20000', '90000')], 9)).toBe(8);
});

test('a removal ends it a day later, unless it is cancelled', () => {
  expect(days([set(1, '50000'), pending(4, '50000', null)], 20)).toBe(4);
  expect(days([set(1, '50000'), pending(4, '50000', null), kept(4.5)], 20)).toBe(19);
});

test('after a gap it starts again, and the longest time is what counts', () => {
  const changes = [set(1, '50000'), pending(9, '50000', null), set(12, '50000')];
  expect(days(changes, 14)).toBe(9);
  expect(days(changes, 30)).toBe(18);
});

test('limits of different periods do not add up', () => {
  expect(
    days([set(1, '5', 'deposit', 'day'), pending(4, '5', null), set(6, '5', 'deposit', 'week')], 9),
  ).toBe(4);
});

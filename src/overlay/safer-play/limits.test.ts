import { describe, expect, test } from 'vitest';
import type { SaferPlay } from '../../../contract/account/saferPlayState';
import { centavos } from '../../../games/kit/rules/money';
import { effectOf, type Limit, limitsOf, readMost, usedShare } from './limits';

const NONE: SaferPlay = {
  limits: [],
  sessionLimits: [],
  realityCheck: { minutes: 60, since: null, dueAt: null, isDue: false },
  breakUntil: null,
  exclusion: null,
};
const limit = (most: bigint | null, rest: Partial<Limit> = {}): Limit => ({
  kind: 'loss',
  period: 'week',
  most,
  used: 0n,
  pending: null,
  ...rest,
});

test('limits are listed by kind, shortest period first, including time', () => {
  const all = limitsOf({
    ...NONE,
    limits: [
      { kind: 'stake', period: 'day', most: centavos(9n), used: centavos(1n), pending: null },
      { kind: 'stake', period: 'bet', most: centavos(5n), used: centavos(0n), pending: null },
      { kind: 'deposit', period: 'month', most: null, used: centavos(0n), pending: null },
    ],
    sessionLimits: [
      { period: 'day', mostMinutes: 30, usedMinutes: 24, pending: { mostMinutes: null, from: 'later' } },
    ],
  });
  expect(all.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
    'deposit month',
    'stake bet',
    'stake day',
    'session day',
  ]);
  expect(all[3]).toEqual({
    kind: 'session',
    period: 'day',
    most: 30n,
    used: 24n,
    pending: { most: null, from: 'later' },
  });
});

describe('the typed limit', () => {
  test.each([
    ['loss', 'day', '1,500', 150_000n],
    ['deposit', 'week', '₱ 2000.5', 200_050n],
    ['stake', 'bet', '20.', 2_000n],
    ['stake', 'bet', '0', 0n],
    ['session', 'day', '90', 90n],
    ['session', 'week', '10', 600n],
  ] as const)('as a limit on %s, a %s: %s', (kind, period, typed, most) => {
    expect(readMost(kind, period, typed)).toBe(most);
  });

  test.each([
    ['loss', 'day', ''],
    ['loss', 'day', '-5'],
    ['loss', 'day', '1.234'],
    ['loss', 'day', '1e3'],
    ['session', 'day', '1.5'],
    ['session', 'month', '745'],
    ['session', 'day', '99999'],
  ] as const)('is none of %s, a %s: %s', (kind, period, typed) => {
    expect(readMost(kind, period, typed)).toBeNull();
  });
});

test('a lower limit applies at once, a higher one a day later, an equal one changes nothing', () => {
  expect(effectOf(null, 500n)).toBe('atOnce');
  expect(effectOf(limit(null), 500n)).toBe('atOnce');
  expect(effectOf(limit(500n), 499n)).toBe('atOnce');
  expect(effectOf(limit(500n), 501n)).toBe('later');
  expect(effectOf(limit(500n), null)).toBe('later');
  expect(effectOf(limit(500n), 500n)).toBe('same');
  expect(effectOf(null, null)).toBe('same');
  // The same value withdraws the pending change.
  expect(effectOf(limit(500n, { pending: { most: null, from: 'later' } }), 500n)).toBe('atOnce');
});

test('a bar is never longer than its track', () => {
  expect(usedShare(limit(400n, { used: 100n }))).toBe(0.25);
  expect(usedShare(limit(400n, { used: 900n }))).toBe(1);
  expect(usedShare(limit(0n))).toBe(1);
  expect(usedShare(limit(null, { used: 900n }))).toBe(0);
});

import { expect, test } from 'vitest';
import { afterHours, afterMonths, firstOpen } from './pauses';

const iso = (date: Date) => date.toISOString();
const ms = (text: string) => Date.parse(text);

test('a break ends exactly after its length', () => {
  expect(iso(afterHours(ms('2026-11-20T01:30:00Z'), 168))).toBe('2026-11-27T01:30:00.000Z');
});

test('an exclusion ends by the Manila calendar, like at the server', () => {
  expect(iso(afterMonths(ms('2026-11-20T01:41:00Z'), 6))).toBe('2027-05-20T01:41:00.000Z');
  expect(iso(afterMonths(ms('2026-11-20T01:41:00Z'), 60))).toBe('2031-11-20T01:41:00.000Z');
  // In Manila it is the 31st already; February has 28 days.
  expect(iso(afterMonths(ms('2026-08-30T17:00:00Z'), 6))).toBe('2027-02-27T17:00:00.000Z');
  expect(iso(afterMonths(ms('2026-08-30T15:00:00Z'), 6))).toBe('2027-02-28T15:00:00.000Z');
});

test('a length that ends before the active pause is not offered', () => {
  const endOf = (length: number) => new Date(length * 1000);
  expect(firstOpen([1, 2, 3], endOf, null)).toBe(1);
  expect(firstOpen([1, 2, 3], endOf, new Date(1500))).toBe(2);
  expect(firstOpen([1, 2, 3], endOf, new Date(2000))).toBe(2);
  expect(firstOpen([1, 2, 3], endOf, new Date(9000))).toBe(3);
});

import { expect, test } from 'vitest';
import { dayAfter, endOf, manilaDate, mondayOf, startOf } from './manilaDay';

test('a day changes at 16:00 UTC', () => {
  expect(manilaDate(new Date('2026-03-01T15:59:59.999Z'))).toBe('2026-03-01');
  expect(manilaDate(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
  expect(startOf('2026-03-02').toISOString()).toBe('2026-03-01T16:00:00.000Z');
  expect(endOf('2026-03-01')).toEqual(startOf('2026-03-02'));
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

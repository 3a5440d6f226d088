import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../manilaDay';
import { deadlinesOf, expiryDayOf, monthOf } from './months';

describe('the month of points', () => {
  it.each([
    ['2026-11-30T23:59:59.999+08:00', '2027-06-01'],
    ['2026-12-01T00:00:00.000+08:00', '2027-07-01'],
  ])('of %s lets them expire at 0:00 on %s', (at, day) => {
    expect(expiryDayOf(monthOf(new Date(at)))).toBe(day);
  });
});

describe('what is left of points', () => {
  const months = [
    { month: '2026-11', credited: 100 },
    { month: '2026-12', credited: 50 },
  ];

  it('is the oldest first, less all that was taken', () => {
    expect(deadlinesOf({ months, taken: 30, restDays: [] })).toEqual([
      { month: '2026-11', points: 70, day: '2027-06-01' },
      { month: '2026-12', points: 50, day: '2027-07-01' },
    ]);
    expect(deadlinesOf({ months, taken: 120, restDays: [] })).toEqual([
      { month: '2026-12', points: 30, day: '2027-07-01' },
    ]);
  });

  it('expires later by the days of rest since its month began', () => {
    const restDays = ['2026-11-20', '2026-12-24', '2027-06-01'];
    expect(deadlinesOf({ months, taken: 0, restDays })).toEqual([
      { month: '2026-11', points: 100, day: '2027-06-04' },
      { month: '2026-12', points: 50, day: '2027-07-03' },
    ]);
  });

  it('never expires after that of a later month', () => {
    const restDays = Array.from({ length: 31 }, (_, index) => dayAfter('2026-07-01', index));
    const resting = [
      { month: '2026-07', credited: 10 },
      { month: '2026-08', credited: 20 },
    ];
    expect(deadlinesOf({ months: resting, taken: 0, restDays }).map(({ day }) => day)).toEqual([
      '2027-03-04',
      '2027-03-04',
    ]);
  });

  it('agrees with a purse of single points, of which the oldest is taken first', () => {
    const credits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(credits, fc.nat(60), (amounts, request) => {
        const named = amounts.map((credited, index) => ({ month: `2026-0${index + 1}`, credited }));
        const purse = named.flatMap(({ month, credited }) => Array<string>(credited).fill(month));
        const taken = Math.min(request, purse.length);
        const left = purse.slice(taken);
        const shown = deadlinesOf({ months: named, taken, restDays: [] });
        expect(shown.flatMap(({ month, points }) => Array<string>(points).fill(month))).toEqual(left);
      }),
    );
  });
});

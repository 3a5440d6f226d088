import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../manilaDay';
import { daysOf, movedDeadline } from './restDays';

const earned = { deadline: '2026-12-01', since: '2026-11-01' };

describe('a deadline', () => {
  it('stays without rest days', () => {
    expect(movedDeadline(earned, [])).toBe('2026-12-01');
  });

  it('moves by days of rest between earning and deadline alone', () => {
    expect(movedDeadline(earned, ['2026-10-31', '2026-11-01', '2026-11-30'])).toBe('2026-12-03');
    expect(movedDeadline(earned, ['2026-12-01'])).toBe('2026-12-01');
  });

  it('moves on by rest days that it has moved over', () => {
    expect(movedDeadline(earned, ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-04'])).toBe(
      '2026-12-04',
    );
  });

  it('leaves as many days without rest as there were days', () => {
    const days = fc.uniqueArray(fc.integer({ min: -10, max: 80 }), { maxLength: 60 });
    fc.assert(
      fc.property(days, (numbers) => {
        const rest = numbers.map((number) => dayAfter(earned.since, number));
        const moved = movedDeadline(earned, rest);
        let free = 0;
        for (let day = earned.since; day < moved; day = dayAfter(day)) if (!rest.includes(day)) free += 1;
        expect(free).toBe(30);
      }),
    );
  });
});

describe('a day of rest', () => {
  const at = (time: string) => new Date(`${time}+08:00`);

  it('is one that a rest overlaps, were it for a millisecond', () => {
    const rests = [
      { startsAt: at('2026-11-02T23:59:59.999'), endsAt: at('2026-11-04T00:00:00.000') },
      { startsAt: at('2026-11-06T00:00:00.000'), endsAt: at('2026-11-06T00:00:00.001') },
    ];
    expect(daysOf(rests)).toEqual(['2026-11-02', '2026-11-03', '2026-11-06']);
  });

  it('counts once, however many rests it has', () => {
    const rests = [
      { startsAt: at('2026-11-02T01:00'), endsAt: at('2026-11-02T02:00') },
      { startsAt: at('2026-11-02T02:00'), endsAt: at('2026-11-03T02:00') },
    ];
    expect(daysOf(rests)).toEqual(['2026-11-02', '2026-11-03']);
  });
});

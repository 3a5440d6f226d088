import { describe, expect, it } from 'vitest';
import { latestSlot, type Schedule, slotsSince } from './schedule';

const at = (time: string) => new Date(time);
const latest = (schedule: Schedule, now: string) => latestSlot(schedule, at(now)).toISOString();

describe('the scheduled times of a job', () => {
  it('are whole multiples of the interval', () => {
    expect(latest({ everyMinutes: 5 }, '2026-11-22T10:04:59.999Z')).toBe('2026-11-22T10:00:00.000Z');
    expect(latest({ everyMinutes: 5 }, '2026-11-22T10:05:00.000Z')).toBe('2026-11-22T10:05:00.000Z');
  });

  it('follow the day of Manila', () => {
    expect(latest({ daily: '0:00' }, '2026-11-22T15:59:59.999Z')).toBe('2026-11-21T16:00:00.000Z');
    expect(latest({ daily: '0:00' }, '2026-11-22T16:00:00.000Z')).toBe('2026-11-22T16:00:00.000Z');
    expect(latest({ daily: '4:10' }, '2026-11-22T20:09:00.000Z')).toBe('2026-11-21T20:10:00.000Z');
  });

  it('begin a week on Monday in Manila', () => {
    // 23 November 2026 is a Monday; it begins in Manila on Sunday at 16:00 UTC.
    expect(latest({ weeklyOnMonday: '0:00' }, '2026-11-22T15:59:59.999Z')).toBe('2026-11-15T16:00:00.000Z');
    expect(latest({ weeklyOnMonday: '0:00' }, '2026-11-22T16:00:00.000Z')).toBe('2026-11-22T16:00:00.000Z');
  });

  it('since the last run are listed oldest first, without the last one', () => {
    const since = (last: string, limit = 10) =>
      slotsSince({ daily: '0:00' }, at(last), at('2026-11-22T17:00:00Z'), limit).map((slot) =>
        slot.toISOString().slice(0, 10),
      );
    expect(since('2026-11-19T16:00:00Z')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(since('2026-11-22T16:00:00Z')).toEqual([]);
    expect(since('2026-11-29T16:00:00Z')).toEqual([]);
    expect(since('2026-11-01T16:00:00Z', 2)).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('need a time of day that exists', () => {
    expect(() => latestSlot({ daily: '24:00' }, at('2026-11-22T00:00:00Z'))).toThrow('24:00');
  });
});

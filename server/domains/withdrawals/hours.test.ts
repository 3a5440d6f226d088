import { describe, expect, it } from 'vitest';
import { expectedBy } from './businessDay';
import { isOpenAt, startOfDay, timeText } from './hours';

const HOURS = { startMinutes: 7 * 60, endMinutes: 19 * 60 };
const at = (time: string) => new Date(`2026-11-23T${time}+08:00`);

describe('the hours of cash-out', () => {
  it.each([
    ['00:00:00.000', false],
    ['06:59:59.999', false],
    ['07:00:00.000', false],
    ['07:00:00.001', true],
    ['12:00:00.000', true],
    ['18:59:59.999', true],
    ['19:00:00.000', false],
    ['19:00:00.001', false],
    ['23:59:59.999', false],
  ])('are strictly between start and end: %s is %s', (time, isOpen) => {
    expect(isOpenAt(HOURS, at(time))).toBe(isOpen);
  });

  it.each([
    [null, 19 * 60],
    [7 * 60, null],
    [null, null],
  ])('have no limit from %s to %s', (startMinutes, endMinutes) => {
    for (const time of ['00:00:00', '07:00:00', '12:00:00', '19:00:00', '23:59:59']) {
      expect(isOpenAt({ startMinutes, endMinutes }, at(time))).toBe(true);
    }
  });

  it('are written as times of day', () => {
    expect([0, 7 * 60, 19 * 60 + 5, null].map(timeText)).toEqual(['00:00', '07:00', '19:05', '']);
  });

  it('belong to days that begin at 0:00 in the Philippines', () => {
    expect(startOfDay(at('00:00:00'))).toEqual(at('00:00:00'));
    expect(startOfDay(at('23:59:59.999'))).toEqual(at('00:00:00'));
  });
});

describe('one business day', () => {
  it.each([
    ['2026-11-23T09:30:00+08:00', '2026-11-24T09:30:00+08:00'],
    ['2026-11-27T18:00:00+08:00', '2026-11-30T18:00:00+08:00'],
    ['2026-11-28T08:00:00+08:00', '2026-11-30T08:00:00+08:00'],
    ['2026-11-29T23:59:00+08:00', '2026-11-30T23:59:00+08:00'],
  ])('after %s is %s', (requested, expected) => {
    expect(expectedBy(new Date(requested))).toEqual(new Date(expected));
  });
});

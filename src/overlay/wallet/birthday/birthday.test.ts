import { describe, expect, it } from 'vitest';
import { isoBirthday, partsOrder } from './birthday';

const today = '2026-11-20';
const iso = (year: string, month: string, day: string) => isoBirthday({ year, month, day }, today);

describe('a birthday', () => {
  it('is parsed from three numbers', () => {
    expect(iso('1990', '3', '7')).toBe('1990-03-07');
    expect(iso('2000', '02', '29')).toBe('2000-02-29');
  });

  it.each([
    ['', '', ''],
    ['90', '1', '1'],
    ['1990', '13', '1'],
    ['1990', '0', '1'],
    ['1990', '2', '30'],
    ['2001', '2', '29'],
    ['1990', '1', '32'],
    ['2026', '11', '21'],
    ['1906', '11', '19'],
    ['19x0', '1', '1'],
  ])('is not %s-%s-%s', (year, month, day) => {
    expect(iso(year, month, day)).toBeNull();
  });

  it('has its parts in the order of the language', () => {
    expect(partsOrder('en-PH')).toEqual(['month', 'day', 'year']);
    expect(partsOrder('zh-CN')).toEqual(['year', 'month', 'day']);
  });
});

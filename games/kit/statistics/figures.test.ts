import { describe, expect, it } from 'vitest';
import {
  asNumber,
  chance,
  differenceText,
  expectedIn,
  expectedText,
  marksOf,
  minus,
  percentText,
} from './figures';

describe('expected figures', () => {
  it('are exact, and truncated only where they are shown', () => {
    const shown = expectedIn(100, chance(91, 216));
    expect(shown).toEqual({ numerator: 9_100n, denominator: 216n });
    expect(expectedText(shown)).toBe('42.12');
    expect(asNumber(shown)).toBeCloseTo(42.1296, 4);
    expect(expectedText(expectedIn(50, chance(1, 2)))).toBe('25');
    expect(expectedText(expectedIn(1, chance(1, 200)))).toBe('<0.01');
    expect(expectedText(expectedIn(0, chance(1, 200)))).toBe('0');
    expect(percentText(chance(99, 200))).toBe('49.50');
    expect(percentText(minus(chance(1, 1), chance(2, 3)))).toBe('33.33');
  });

  it('show how far a count is from them', () => {
    const expected = expectedIn(100, chance(91, 216));
    expect(differenceText(46, expected)).toBe('+3.88');
    expect(differenceText(38, expected)).toBe('−4.12');
    expect(differenceText(25, expectedIn(50, chance(1, 2)))).toBe('0');
    expect(differenceText(28, expectedIn(50, chance(1, 2)))).toBe('+3');
  });
});

describe('hot and cold', () => {
  it('mark the most and the least frequent, which may be several', () => {
    expect(marksOf([3, 9, 5, 3])).toEqual(['cold', 'hot', null, 'cold']);
    expect(marksOf([0, 0, 1])).toEqual(['cold', 'cold', 'hot']);
  });

  it('mark nothing where all are equal', () => {
    expect(marksOf([4, 4, 4])).toEqual([null, null, null]);
  });
});

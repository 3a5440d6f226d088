import { describe, expect, it } from 'vitest';
import { KINDS } from '../rules/bet';
import { paysRange, paysText, returnPercent, waysOf } from './odds';

describe('the displayed odds', () => {
  it('have an RTP of 97.22 % for every kind: 35/36 truncated, not rounded', () => {
    expect(KINDS.map(returnPercent)).toEqual(KINDS.map(() => '97.22'));
  });

  it('list every way to win with its chance, truncated to two decimals', () => {
    expect(waysOf('single')).toEqual([
      { pays: '2', ways: 75, percent: '34.72' },
      { pays: '3', ways: 15, percent: '6.94' },
      { pays: '15', ways: 1, percent: '0.46' },
    ]);
    expect(waysOf('allDifferent')).toEqual([{ pays: '1.75', ways: 120, percent: '55.55' }]);
    expect(waysOf('pair')).toEqual([{ pays: '7', ways: 30, percent: '13.88' }]);
  });

  it('give the range of multipliers of a kind, and a fraction as a number', () => {
    expect(paysRange('single')).toBe('2–15');
    expect(paysRange('triple')).toBe('210');
    expect(paysText('7/4')).toBe('1.75');
    expect(paysText('210/1')).toBe('210');
  });
});

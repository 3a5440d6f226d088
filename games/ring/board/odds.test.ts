import { expect, it } from 'vitest';
import { COLORS } from '../rules/segments';
import { oddsOf, shortPercent } from './odds';

it('gives multiplier, segments, chance and RTP of every colour', () => {
  expect(COLORS.map(oddsOf)).toEqual([
    { pays: '2', ways: 99, percent: '49.50', returns: '99.00' },
    { pays: '3', ways: 66, percent: '33.00', returns: '99.00' },
    { pays: '6', ways: 33, percent: '16.50', returns: '99.00' },
    { pays: '99', ways: 2, percent: '1.00', returns: '99.00' },
  ]);
});

it('leaves out zero decimals', () => {
  expect(['99.00', '49.50', '100.00'].map(shortPercent)).toEqual(['99', '49.50', '100']);
});

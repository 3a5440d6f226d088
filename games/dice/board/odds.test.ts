import { expect, it } from 'vitest';
import { multiplier } from '../../kit/rules/money';
import { PLACES } from '../rules/mode';
import { percentPays, WINNING_MAX } from '../rules/percent';
import { SEVEN_PAYS } from '../rules/seven';
import { fractionText, paysText, percentChance, placeChance, placeReturn, returnPercent } from './odds';

it('truncates multipliers and chances, and never rounds them up', () => {
  expect(paysText(percentPays(6_000))).toBe('1.65');
  expect(paysText(percentPays(7_000))).toBe('1.4142');
  expect(paysText(percentPays(WINNING_MAX))).toBe('1.0102');
  expect(paysText(percentPays(1))).toBe('9900.00');
  expect(PLACES.map((place) => paysText(SEVEN_PAYS[place]))).toEqual(['2.376', '5.94', '2.376']);
  expect(PLACES.map(placeChance)).toEqual(['41.66', '16.66', '41.66']);
  expect(percentChance('over', 6_000)).toBe('40.00');
  expect(paysText(multiplier(2n, 3n))).toBe('0.6666');
  expect(fractionText('9900/6000')).toBe('1.65');
});

it('has an RTP of 99.00 % for every bet', () => {
  expect([1, 7, 4_950, WINNING_MAX].map((winning) => returnPercent(winning))).toEqual(Array(4).fill('99.00'));
  expect(PLACES.map(placeReturn)).toEqual(['99.00', '99.00', '99.00']);
});

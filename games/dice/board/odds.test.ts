import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { centavos, multiplier, paidMultiplier } from '../../kit/rules/money';
import { bet, hundredthsText } from '../rules/bet';
import { PLACES } from '../rules/mode';
import { percentPays, targetFor, WINNING_MAX } from '../rules/percent';
import { diceRules } from '../rules/play';
import { SEVEN_PAYS } from '../rules/seven';
import { board } from './index';
import {
  fractionText,
  lowestReturn,
  paysText,
  percentChance,
  percentReturn,
  placeChance,
  placeReturn,
  returnPercent,
} from './odds';

const PESO = centavos(100n);
const TWENTY = centavos(2_000n);

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

it('shows multipliers as a stake is paid, after flooring', () => {
  expect(paysText(paidMultiplier(PESO, percentPays(9_706)))).toBe('1.01');
  expect(paysText(paidMultiplier(TWENTY, percentPays(7_000)))).toBe('1.414');
  expect(paysText(paidMultiplier(PESO, SEVEN_PAYS.over))).toBe('2.37');
});

it('has an RTP of 99.00 % for every bet whose payout needs no flooring', () => {
  expect(returnPercent()).toBe('99.00');
  expect([1, 4_950, 9_900 / 4].map((winning) => percentReturn('under', winning, PESO))).toEqual(
    Array(3).fill('99.00'),
  );
  expect(PLACES.map((place) => placeReturn(place, TWENTY))).toEqual(['99.00', '99.00', '99.00']);
  expect(PLACES.map((place) => placeReturn(place, PESO))).toEqual(['98.75', '99.00', '98.75']);
});

/** What all outcomes of a bet return together, in percent with two decimals, counted by settling each of them. */
function counted(wire: unknown, outcomes: readonly (number | readonly [number, number])[]): string {
  const placed = z.decode(bet, wire as never);
  let paid = 0n;
  for (const outcome of outcomes) paid += diceRules.settle(placed, outcome).payoutCentavos;
  const staked = diceRules.stakeCentavos(placed) * BigInt(outcomes.length);
  return hundredthsText(Number((paid * 10_000n) / staked));
}

it('shows the RTP that settling every outcome of the bet gives, for stakes that floor and stakes that do not', () => {
  const numbers = Array.from({ length: 10_000 }, (_, number) => number);
  for (const [winning, stake] of [
    [9_706, '1.00'],
    [9_706, '1.37'],
    [7_000, '1.00'],
    [4_951, '3.00'],
    [9_800, '20.00'],
  ] as const) {
    for (const side of ['under', 'over'] as const) {
      const target = targetFor(side, winning);
      const wire = { mode: 'percent', side, target: hundredthsText(target), stake };
      expect(percentReturn(side, target, centavos(BigInt(stake.replace('.', ''))))).toBe(
        counted(wire, numbers),
      );
    }
  }
  const dice = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const));
  for (const place of PLACES) {
    for (const stake of ['1.00', '1.01', '7.50']) {
      const wire = { mode: 'seven', positions: [{ place, stake }] };
      expect(placeReturn(place, centavos(BigInt(stake.replace('.', ''))))).toBe(counted(wire, dice));
    }
  }
});

it('finds the lowest RTP of a stake: 98.03 % at one peso, for 9,706 winning numbers', () => {
  expect(lowestReturn(PESO)).toBe('98.03');
  expect(percentReturn('under', 9_706, PESO)).toBe('98.03');
  expect(Number(lowestReturn(centavos(1_000_00n)))).toBeGreaterThanOrEqual(98.99);
  // So the popup before the game says "up to".
  expect(board).toMatchObject({ returnPercent: '99.00', returnIsHighest: true });
});

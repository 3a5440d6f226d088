import { expect, it } from 'vitest';
import { centavos } from '../../kit/rules/money';
import { type Fraction, plus } from '../../kit/statistics/figures';
import type { Motif } from '../rules/prizes';
import { countPrices, countPrizes, type Ticket } from './count';

const ticket = (prize: Motif | null, price: bigint): Ticket => ({ prize, priceCentavos: centavos(price) });
const tickets = [ticket(9, 500n), ticket(9, 100n), ticket(null, 500n), ticket(0, 100n), ticket(8, 500n)];

it('counts tickets by prize, and by none', () => {
  const counts = countPrizes(tickets);
  expect(counts.map(({ prize, count }) => [prize, count])).toEqual([
    [0, 1],
    ...[1, 2, 3, 4, 5, 6, 7].map((prize) => [prize, 0]),
    [8, 1],
    [9, 2],
    [null, 1],
  ]);
});

it('expects what the table of cards holds', () => {
  const chances = countPrizes([]).map(({ chance }) => chance);
  expect(chances.map(({ numerator }) => numerator)).toEqual(
    [2, 20, 40, 500, 1_000, 4_000, 10_000, 30_000, 120_000, 240_000, 594_438].map(BigInt),
  );
  const { numerator, denominator } = chances.reduce<Fraction>(plus, { numerator: 0n, denominator: 1n });
  expect(numerator).toBe(denominator);
});

it('counts tickets by price with what they paid', () => {
  expect(countPrices([...tickets, { prize: 9, priceCentavos: null }])).toEqual([
    { priceCentavos: 100n, tickets: 2, withPrize: 2, paidCentavos: 1_000_100n },
    { priceCentavos: 500n, tickets: 3, withPrize: 2, paidCentavos: 1_500n },
  ]);
});

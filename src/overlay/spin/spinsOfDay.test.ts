import { expect, it } from 'vitest';
import { centavos } from '../../../games/kit/rules/money';
import { spinsOfDay } from './spinsOfDay';

const page = {
  price: 200,
  segments: [
    { amount: centavos(0n), points: 20, weight: 1_500 },
    { amount: centavos(500n), points: 0, weight: 8_500 },
  ],
  ticketRounds: ['3'],
};
const spin = (roundId: string, payout: bigint, createdAt: string) => ({
  roundId,
  payout: centavos(payout),
  createdAt,
});
/** 0:30 of 4 March in Manila. */
const NOW = new Date('2026-03-03T16:30:00.000Z');

it('adds up what the spins of the day cost and brought, from 0:00 in Manila', () => {
  const rounds = [
    spin('4', 500n, '2026-03-03T16:20:00.000Z'),
    spin('3', 500n, '2026-03-03T16:10:00.000Z'),
    spin('2', 0n, '2026-03-03T16:00:00.000Z'),
    spin('1', 88_800n, '2026-03-03T15:59:59.000Z'),
  ];
  expect(spinsOfDay(rounds, page, NOW)).toEqual({
    spins: 3,
    points: 400,
    tickets: 1,
    won: 1_000n,
    wonPoints: 20,
  });
});

it('is empty on a day without a spin', () => {
  expect(spinsOfDay([], page, NOW)).toEqual({ spins: 0, points: 0, tickets: 0, won: 0n, wonPoints: 0 });
});

import { describe, expect, it } from 'vitest';
import { isRaffleSize, listHash, RAFFLE, raffleWinners, weekNumber } from '../../games/kit/fairness/raffle';
import { createDraw, seedFromHex } from '../../games/kit/rules/draw';
import { raffle as vector } from './beacon/beaconVectors.json';

describe('a raffle', () => {
  it('draws the winners of the published example', () => {
    // Calculated independently, in Python.
    const entries = Array.from({ length: 40 }, (_, at) => ({ number: at + 1, clientSeed: `seed-${at + 1}` }));
    const clientSeed = listHash(entries);
    expect(clientSeed).toBe('d1807810f4187ef75447cd2793bd96861ead8943c7e66a4bfde5476e1410fa7f');
    const draw = createDraw(RAFFLE, {
      serverSeed: seedFromHex('dc1edc7ffe54ba7304bb978a41af4177e7c486cfdbf1ebe4bfa4807f8f48d420'),
      clientSeed,
      nonce: weekNumber('2026-11-16'),
      beacon: { chainHash: '0'.repeat(64), round: 1, randomness: '1'.repeat(64) },
    });
    const winners = raffleWinners(draw, { tickets: 40, prizes: 27 }).map((place) => place + 1);
    expect(winners).toEqual([
      18, 8, 40, 22, 13, 37, 33, 28, 25, 34, 5, 21, 17, 15, 19, 30, 36, 16, 4, 31, 14, 35, 12, 6, 3, 32, 38,
    ]);
    expect(new Set(winners).size).toBe(27);
  });

  it('has as many winners as prizes', () => {
    const { tickets, prizes, outcome } = vector;
    expect(outcome).toHaveLength(prizes);
    expect(isRaffleSize({ tickets, prizes })).toBe(true);
    expect(isRaffleSize({ tickets: prizes - 1, prizes })).toBe(false);
    expect(isRaffleSize({ tickets: 3, prizes: 0 })).toBe(false);
  });

  it.each([
    ['2026-01-05', 0],
    ['2026-11-16', 45],
    ['2027-01-04', 52],
  ])('counts the week of %s as %i', (monday, number) => {
    expect(weekNumber(monday)).toBe(number);
  });
});

import { describe, expect, it } from 'vitest';
import { drawTime, poolOf, prizesOf } from './rules';

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

describe('the prizes of a week', () => {
  it.each([0, 1, 3, 26])('are as many as there are tickets, for %i', (tickets) => {
    expect(prizesOf(tickets)).toHaveLength(tickets);
    expect(sum(prizesOf(tickets))).toBeLessThanOrEqual(poolOf(tickets));
  });

  it('are the whole pool from 27 tickets on, for any number of them', () => {
    for (let tickets = 27; tickets < 500; tickets += 1) {
      expect(prizesOf(tickets)).toHaveLength(27);
      expect(sum(prizesOf(tickets))).toBe(poolOf(tickets));
    }
  });

  it('are one of 20 %, two of 10 %, four of 5 % and twenty of 2 %', () => {
    expect(prizesOf(40)).toEqual([1600n, 800n, 800n, ...Array(4).fill(400n), ...Array(20).fill(160n)]);
  });
});

it('a week is drawn on the Monday after it at 12:00', () => {
  expect(drawTime('2026-11-16')).toEqual(new Date('2026-11-23T12:00:00+08:00'));
});

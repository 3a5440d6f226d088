import { describe, expect, it } from 'vitest';
import { type Filling, type FillingBet, fill } from './filledPlay';

const START = new Date('2031-05-06T12:00:00+08:00');
const END = new Date('2031-05-06T13:00:00+08:00');

const at = (from: Date, ms: number) => new Date(from.getTime() + ms);
const bet = (settledAt: Date, countedCentavos: bigint, game = 'color'): FillingBet => ({
  game,
  settledAt,
  countedCentavos,
});
const activity = (activityId: bigint, leftCentavos: bigint, endTime = END): Filling => ({
  activityId,
  games: ['OWN_10001', 'OWN_10003'],
  from: START,
  endTime,
  leftCentavos,
});
const filled = (bets: readonly FillingBet[], ...activities: readonly Filling[]) =>
  Object.fromEntries(fill(bets, activities));

describe('play that fills activities', () => {
  it('counts from the start on, and before the end', () => {
    const bets = [at(START, -1), START, at(END, -1), END].map((time, i) => bet(time, 10n ** BigInt(i)));
    expect(filled(bets, activity(1n, 5_000n))).toEqual({ 1: 110n });
  });

  it('counts in the games that the activity names', () => {
    const bets = [
      bet(START, 5n),
      bet(START, 70n, 'crash'),
      bet(START, 900n, 'dice'),
      bet(START, 900n, 'none'),
    ];
    expect(filled(bets, activity(1n, 5_000n))).toEqual({ 1: 75n });
  });

  it('fills the one that ends first, and the next with what is left of a bet', () => {
    const later = activity(1n, 100n, at(END, 1));
    expect(filled([bet(START, 30n), bet(START, 50n)], later, activity(2n, 60n))).toEqual({ 1: 20n, 2: 60n });
  });

  it('takes no more than the activities need', () => {
    expect(filled([bet(START, 500n)], activity(1n, 60n), activity(2n, 40n))).toEqual({ 1: 60n, 2: 40n });
    expect(filled([bet(START, 0n)], activity(1n, 60n))).toEqual({});
    expect(filled([bet(START, 500n)])).toEqual({});
  });
});

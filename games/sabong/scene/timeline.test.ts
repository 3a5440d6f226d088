import { describe, expect, it } from 'vitest';
import type { Json } from '../../kit/rules/round';
import { BETTING_MS, DECIDED_MS, POINTS_MS } from '../rules/story';
import { planOf } from './timeline';
import tuning from './tuning.json';

const card = { type: 'cardPosted', atMs: 0, card: 2, closesAtMs: BETTING_MS };
const closed = { type: 'betsClosed', atMs: BETTING_MS };
const exchanges = (['pula', null, 'asul'] as const).map((point, index) => ({
  type: 'exchange',
  atMs: BETTING_MS + (POINTS_MS[index] ?? 0),
  index,
  point,
}));
const decided = { type: 'decided', atMs: BETTING_MS + DECIDED_MS, winner: 'draw' };
const own = { type: 'roundSettled', atMs: decided.atMs, stake: '5.00', payout: '5.00', tier: 'returned' };
const whole: readonly Json[] = [card, closed, ...exchanges, decided];

describe('the timeline of a contest', () => {
  it('has no end until it is decided', () => {
    const plan = planOf([card, closed], tuning, false);
    expect([plan.resultMs, plan.endMs]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect([plan.card, plan.closedMs, plan.points, plan.decided]).toEqual([2, BETTING_MS, [], null]);
  });

  it('ends after the time for which a result is shown', () => {
    const plan = planOf(whole, tuning, false);
    expect(plan.resultMs).toBe(decided.atMs);
    expect(plan.endMs).toBe(decided.atMs + 4_000);
    expect(plan.points).toEqual(['pula', null, 'asul']);
  });

  it('keeps the past sounds when it grows', () => {
    for (let count = 1; count < whole.length; count += 1) {
      const before = planOf(whole.slice(0, count), tuning, false).cues;
      expect(planOf(whole, tuning, false).cues).toEqual(expect.arrayContaining([...before]));
    }
  });

  it('has a sound for each point, and none for an even exchange', () => {
    const points = planOf(whole, tuning, false).cues.filter(({ name }) => name === 'point');
    expect(points.map(({ atMs }) => atMs)).toEqual([
      BETTING_MS + POINTS_MS[0] + 90,
      BETTING_MS + POINTS_MS[2] + 90,
    ]);
    expect(points[0]?.rate).not.toBe(points[1]?.rate);
  });

  it('lets the winner crow, and neither after a draw', () => {
    const heard = (winner: string) =>
      planOf([...whole.slice(0, -1), { ...decided, winner }], tuning, false).cues.map(({ name }) => name);
    expect(heard('wala')).toContain('crow');
    expect(heard('draw')).not.toContain('crow');
    expect(heard('draw')).toContain('draw');
  });

  it("shows the player's own result once the birds have landed", () => {
    const plan = planOf([...whole, own], tuning, false);
    const resultMs = decided.atMs + tuning.ownMs;
    expect(plan.own).toEqual({ tier: 'returned', resultMs, endMs: resultMs + tuning.returnedMs });
    expect(plan.cues).toContainEqual({ name: 'returned', atMs: resultMs, volume: 1, rate: 1 });
  });

  it('refuses an event it does not know', () => {
    expect(() => planOf([card, { type: 'escaped', atMs: 1 }], tuning, false)).toThrow();
  });
});

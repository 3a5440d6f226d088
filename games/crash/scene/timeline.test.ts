import { describe, expect, it } from 'vitest';
import { reachedMs } from '../rules/flight';
import { planOf } from './timeline';
import tuning from './tuning.json';

const opened = { type: 'bettingOpened', atMs: 0, closesAtMs: 6_000 };
const departed = { type: 'departed', atMs: 6_000 };
const crashed = { type: 'crashed', atMs: 6_000 + reachedMs(784n), multiplier: '7.84' };
const mine = { type: 'hoppedOff', atMs: 6_000 + reachedMs(240n), seat: 3, multiplier: '2.40', mine: true };

describe('the timeline of a round', () => {
  it('has no end until the end is known', () => {
    const plan = planOf([opened, departed], tuning, false);
    expect([plan.resultMs, plan.endMs]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(plan.cues.some(({ name, atMs }) => name === 'engine' && atMs > 90_000)).toBe(true);
  });

  it('ends with the engine: no engine sound follows', () => {
    const plan = planOf([opened, departed, crashed], tuning, false);
    expect(plan.resultMs).toBe(crashed.atMs);
    expect(plan.endMs).toBe(crashed.atMs + 3_000);
    const after = plan.cues.filter(({ atMs }) => atMs >= crashed.atMs).map(({ name }) => name);
    expect(after).toEqual(['steam', 'flap']);
    expect(plan.cues.filter(({ name }) => name === 'note')).toHaveLength(3);
  });

  it('keeps its beats when the round grows', () => {
    const before = planOf([opened, departed], tuning, false).cues;
    const after = planOf([opened, departed, crashed], tuning, false).cues;
    expect(after.filter(({ atMs }) => atMs < crashed.atMs)).toEqual(
      before.filter(({ atMs }) => atMs < crashed.atMs),
    );
  });

  it("raises the engine's pitch by two octaves at most", () => {
    const rates = planOf([opened, departed], tuning, false).cues.flatMap(({ name, rate }) =>
      name === 'engine' ? [rate ?? 1] : [],
    );
    expect(Math.min(...rates)).toBe(1);
    expect(Math.max(...rates)).toBe(4);
  });

  it("celebrates only the player's own cash-outs, by their multiplier", () => {
    const plan = planOf([opened, departed, { ...mine, mine: false }, mine, crashed], tuning, false);
    expect(plan.wins).toEqual([{ tier: 'small', resultMs: mine.atMs, endMs: mine.atMs + tuning.smallMs }]);
    expect(plan.hops.map(({ isMine }) => isMine)).toEqual([false, true]);
  });

  it('refuses an event it does not know', () => {
    expect(() => planOf([opened, { type: 'exploded', atMs: 1 }], tuning, false)).toThrow();
  });
});

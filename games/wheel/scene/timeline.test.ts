import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wheelRules } from '../rules/play';
import { type Prize, WEDGES } from '../rules/prizes';
import { restsMs, underPointer } from './spin';
import { planOf } from './timeline';
import tuning from './tuning.json';

const wireOf = (prize: Prize) =>
  wheelRules
    .settle(wheelRules.onlyBet, prize)
    .events.map((event) => z.encode(wheelRules.event, event) as never);

describe('the timeline of a spin', () => {
  it.each(WEDGES)('stops on its own wedge and never near a peg: $prize', ({ prize }) => {
    const plan = planOf(wireOf(prize), tuning, false, '1');
    const seen = underPointer(plan.target);
    expect(WEDGES[seen.wedge]?.prize).toBe(prize);
    expect(Math.abs(seen.offset)).toBeLessThanOrEqual(tuning.offsetShare / 2);
    expect(plan.wedge).toBe(seen.wedge);
  });

  it('stops at a position that depends on the round, and always the same for one round', () => {
    const ids = Array.from({ length: 40 }, (_, index) => String(index));
    const offsets = ids.map((id) => underPointer(planOf(wireOf(8), tuning, false, id).target).offset);
    expect(new Set(offsets.map((offset) => offset.toFixed(3))).size).toBeGreaterThan(30);
    expect(Math.max(...offsets) - Math.min(...offsets)).toBeGreaterThan(tuning.offsetShare * 0.8);
    expect(offsets.every((offset) => Math.abs(offset) <= tuning.offsetShare / 2)).toBe(true);
    const again = underPointer(planOf(wireOf(8), tuning, false, '7').target).offset;
    expect(again).toBe(offsets[7]);
  });

  it('shows the prize only when the wheel rests', () => {
    const plan = planOf(wireOf(8), tuning, false, '1');
    expect(plan.beats.map(({ type }) => type)).toEqual([
      'wheelReleased',
      'wedgeReached',
      'positionWon',
      'roundSettled',
    ]);
    expect(plan.beats[1]?.atMs).toBe(restsMs(tuning));
    expect(plan.resultMs).toBeGreaterThan(plan.stopMs);
    expect(plan.cues.filter(({ name }) => name === 'small').map(({ atMs }) => atMs)).toEqual([plan.resultMs]);
  });

  it('ticks slower and softer to the end, with ticks that can be heard separately', () => {
    const ticks = planOf(wireOf(20), tuning, false, '1').cues.filter(({ name }) => name === 'tick');
    expect(ticks.length).toBeGreaterThan(15);
    ticks.slice(1).forEach((tick, index) => {
      const before = ticks[index];
      expect(tick.atMs - (before?.atMs ?? 0)).toBeGreaterThanOrEqual(tuning.tickGapMs);
      expect(tick.volume ?? 1).toBeLessThan(before?.volume ?? 0);
    });
  });

  it('celebrates no prize that is worth less than a spin', () => {
    const cueOf = (prize: Prize) => planOf(wireOf(prize), tuning, false, '1').cues.at(-1)?.name;
    expect(['points', 1, 2].map((prize) => cueOf(prize as Prize))).toEqual([
      'returned',
      'returned',
      'returned',
    ]);
    expect([5, 58, 888].map((prize) => cueOf(prize as Prize))).toEqual(['small', 'big', 'mega']);
  });

  it('is shown in six steps under reduced motion', () => {
    const plan = planOf(wireOf(58), tuning, true, '1');
    expect(plan.resultMs).toBe(tuning.fadeMs + 6 * 120);
    expect(plan.endMs).toBe(plan.resultMs);
    expect(plan.cues.map(({ name }) => name)).toEqual(['stop', 'big']);
  });

  it('refuses an event it does not know', () => {
    expect(() => planOf([{ type: 'moneyRained' }], tuning, false, '1')).toThrow();
  });
});

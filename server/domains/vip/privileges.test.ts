import { describe, expect, it } from 'vitest';
import { VIP_LEVEL_MAX, VIP_RULES } from '../players/vip';
import { bonusesOf, LEVEL_BONUSES, queuePriorityOf, spinRebateOf } from './privileges';
import { weekEnds, weeklyBonus } from './weeks';

describe('VIP bonuses', () => {
  it('exist for every level, and sum to a thousandth of the stakes of each', () => {
    expect(LEVEL_BONUSES).toHaveLength(VIP_LEVEL_MAX + 1);
    let sum = 0n;
    for (const [level, { betCentavos }] of VIP_RULES.entries()) {
      sum += bonusesOf(level).levelUpCentavos;
      expect(sum, `level ${level}`).toBe(betCentavos / 1_000n);
    }
  });

  it('give a week no more than the level allows, in whole pesos', () => {
    expect(weeklyBonus(999_99n, 20)).toBe(0n);
    expect(weeklyBonus(1_999_99n, 1)).toBe(1_00n);
    expect(weeklyBonus(5_000_00n, 1)).toBe(5_00n);
    expect(weeklyBonus(6_000_00n, 1)).toBe(5_00n);
    expect(weeklyBonus(6_000_00n, 0)).toBe(0n);
    expect(weeklyBonus(4_001_000_00n, 20)).toBe(4_000_00n);
    expect(LEVEL_BONUSES.map(({ weeklyMaxCentavos }) => Number(weeklyMaxCentavos / 100n))).toEqual([
      0, 5, 10, 20, 40, 60, 100, 150, 200, 250, 300, 400, 500, 700, 1000, 1300, 1600, 2000, 2500, 3000, 4000,
    ]);
  });

  it('give privileges to levels 0 to 3, 4 to 10 and 11 to 20', () => {
    expect([0, 3, 4, 10, 11, 20].map(spinRebateOf)).toEqual([0, 0, 10, 10, 20, 20]);
    expect([0, 3, 4, 10, 11, 20].map(queuePriorityOf)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe('a weekly bonus', () => {
  const monday = '2026-11-23';

  it('stands for its week, and longer by days of rest', () => {
    expect(weekEnds({ monday, level: 6 }, null, [])).toBe('2026-11-30');
    expect(weekEnds({ monday, level: 6 }, null, ['2026-11-25'])).toBe('2026-12-01');
  });

  it('of level 7 waits for the review, and then stands for a week', () => {
    expect(weekEnds({ monday, level: 7 }, null, [])).toBeNull();
    expect(weekEnds({ monday, level: 7 }, new Date('2026-10-01T00:00:00Z'), [])).toBe('2026-11-30');
    expect(weekEnds({ monday, level: 7 }, new Date('2026-12-07T16:00:00Z'), [])).toBe('2026-12-15');
  });
});

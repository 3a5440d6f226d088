import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../../../games/kit/rules/money';
import { VIP_LEVEL_MAX, VIP_RULES, vipProgress, vipStanding } from './vip';

const pesos = (amount: number) => centavos(BigInt(Math.round(amount * 100)));

describe('VIP levels', () => {
  it('go from 0 to 20 with rising requirements', () => {
    expect(VIP_RULES).toHaveLength(VIP_LEVEL_MAX + 1);
    for (let level = 1; level <= VIP_LEVEL_MAX; level += 1) {
      const [below, here] = [VIP_RULES[level - 1], VIP_RULES[level]];
      expect(here?.betCentavos).toBeGreaterThan(below?.betCentavos ?? -1n);
      expect(here?.depositCentavos).toBeGreaterThan(below?.depositCentavos ?? -1n);
    }
  });

  it('need both turnover and deposits', () => {
    expect(vipStanding(pesos(1_000_000), pesos(99)).level).toBe(0);
    expect(vipStanding(pesos(999.99), pesos(1_000_000)).level).toBe(0);
    expect(vipStanding(pesos(1_000), pesos(100)).level).toBe(1);
  });

  it('end at 20, with no further requirement and full progress', () => {
    const top = vipStanding(pesos(80_000_000), pesos(3_000_000));
    expect(top).toEqual({ level: 20, next: { betCentavos: 0n, depositCentavos: 0n }, progress: 100 });
  });
});

describe('progress to the next level', () => {
  const asked = { betCentavos: pesos(1_000), depositCentavos: pesos(100) };

  it.each([
    [0, 0, 0],
    [1_000, 0, 50],
    [0, 100, 50],
    [5_000, 0, 50],
    [500, 50, 50],
    [999.99, 99.99, 99],
    [1_000, 99.99, 99],
    [1_000, 100, 100],
    // 0.5 + 0.5: truncating the parts would lose both half points.
    [10, 1, 1],
  ])('%d of 1000 turnover and %d of 100 deposits are %d points', (bet, deposit, points) => {
    expect(vipProgress(pesos(bet), pesos(deposit), asked)).toBe(points);
  });

  it('stays within 0 and 100, never falls, and reaches 100 only when the level is reached', () => {
    const sums = fc.bigInt({ min: 0n, max: 10_000_000_000n }).map(centavos);
    fc.assert(
      fc.property(sums, sums, sums, (bet, deposit, more) => {
        const here = vipStanding(bet, deposit);
        const later = vipStanding(centavos(bet + more), deposit);
        expect(here.progress).toBeGreaterThanOrEqual(0);
        expect(here.progress).toBeLessThan(here.level === VIP_LEVEL_MAX ? 101 : 100);
        expect(later.level).toBeGreaterThanOrEqual(here.level);
        if (later.level === here.level) expect(later.progress).toBeGreaterThanOrEqual(here.progress);
      }),
    );
  });
});

import { expect, it } from 'vitest';
import { centavos } from '../../kit/rules/money';
import { scratchRules } from '../rules/play';
import { PRICES, pricesUpTo, shortPesos } from './prices';

it('sells every price up to the one whose top prize reaches the exposure limit', () => {
  expect(pricesUpTo(centavos(100_000_000n))).toEqual([100n, 500n, 1_000n, 2_000n, 5_000n, 10_000n]);
  expect(pricesUpTo(centavos(99_999_999n))).toHaveLength(5);
  expect(pricesUpTo(centavos(10_000_000n))).toEqual([100n, 500n, 1_000n]);
  expect(pricesUpTo(centavos(100n))).toEqual([100n]);
});

it('is sold at prices from 1 to 100 pesos, each with the same table of prizes', () => {
  expect([PRICES[0], PRICES.at(-1)]).toEqual([1, 100]);
  for (const pesos of PRICES) {
    const stake = centavos(BigInt(pesos) * 100n);
    expect(scratchRules.maxPayoutCentavos({ stake })).toBe(stake * 10_000n);
  }
});

it('shortens amounts only where nothing is lost', () => {
  expect([1, 250, 5_000, 10_000, 25_000, 100_000, 500_000, 1_000_000].map(shortPesos)).toEqual([
    ...['1', '250', '5,000', '10K', '25K', '100K', '500K', '1M'],
  ]);
  expect(shortPesos(12_345)).toBe('12,345');
});

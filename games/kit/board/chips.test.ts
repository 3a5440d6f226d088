import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../rules/money';
import { CHIPS, chipCentavos, exactChip, STACK_MAX, stackOf } from './chips';

describe('a stack of chips', () => {
  it('shows the amount, largest chip first', () => {
    expect(stackOf(centavos(7_500n))).toEqual([50, 20, 5]);
    expect(stackOf(centavos(50_000n))).toEqual([500]);
    expect(stackOf(centavos(0n))).toEqual([]);
  });

  it('has at most five chips, however large the amount', () => {
    expect(stackOf(centavos(10_000_000n))).toEqual([500, 500, 500, 500, 500]);
  });

  it('never shows more than the amount, unless it is less than the least chip', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 500n, max: 10n ** 9n }), (amount) => {
        const stack = stackOf(centavos(amount));
        const shown = stack.reduce((sum, chip) => sum + chipCentavos(chip), 0n);
        expect(shown <= amount && stack.length <= STACK_MAX && stack.length > 0).toBe(true);
      }),
    );
    expect(stackOf(centavos(100n))).toEqual([5]);
  });
});

describe('the chip of an exact value', () => {
  it('exists only for the values of the chips', () => {
    for (const chip of CHIPS) expect(exactChip(chipCentavos(chip))).toBe(chip);
    expect(exactChip(centavos(1_500n))).toBeNull();
  });
});

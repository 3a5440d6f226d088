import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../../../games/kit/rules/money';
import { amountOf } from '../../shared/amountInput';
import { mostTyped } from './mostTyped';

/** 0.01 to 9,999,999.99 pesos. */
const balances = fc.bigInt({ min: 1n, max: 999_999_999n }).map(centavos);

describe('the whole balance', () => {
  it('is sent to the centavo, whatever it is', () => {
    fc.assert(
      fc.property(balances, (available) => {
        expect(amountOf(mostTyped({ available, max: centavos(999_999_999n) }))).toBe(available);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    [1n, '0.01'],
    [10n, '0.10'],
    [100n, '1'],
    [502_001n, '5020.01'],
    [999_999_999n, '9999999.99'],
  ])('of %d centavos is typed as %s', (available, typed) => {
    expect(mostTyped({ available: centavos(available), max: centavos(999_999_999n) })).toBe(typed);
  });

  it('is no more than the most of one withdrawal', () => {
    expect(mostTyped({ available: centavos(500_000n), max: centavos(200_050n) })).toBe('2000.50');
  });
});

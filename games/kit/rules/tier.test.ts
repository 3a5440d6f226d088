import { describe, expect, it } from 'vitest';
import { centavos } from './money';
import { winTier } from './tier';

const tierOf = (payout: bigint) => winTier(centavos(100n), centavos(payout));

describe('the tier of a win', () => {
  it('depends on payout divided by stake', () => {
    expect(tierOf(0n)).toBe('loss');
    expect(tierOf(1n)).toBe('returned');
    expect(tierOf(101n)).toBe('small');
    expect(tierOf(499n)).toBe('small');
    expect(tierOf(500n)).toBe('big');
    expect(tierOf(1999n)).toBe('big');
    expect(tierOf(2000n)).toBe('mega');
  });

  it('calls a payout equal to the stake "returned", never a win', () => {
    expect(tierOf(100n)).toBe('returned');
  });
});

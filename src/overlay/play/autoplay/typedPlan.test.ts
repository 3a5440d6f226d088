import { describe, expect, it } from 'vitest';
import { centavos } from '../../../../games/kit/rules/money';
import { planOf, type RunSetup, type Typed, UNTYPED } from './typedPlan';

const setup: RunSetup = {
  stakeCentavos: centavos(1_000n),
  positionsCentavos: [400n, 600n].map(centavos),
  leastCentavos: centavos(100n),
  needsLossLimit: true,
};
const typed = (fields: Partial<Typed>): Typed => ({ ...UNTYPED, stopLoss: '50', ...fields });
const raise = (percent: string) => ({ change: 'raise', percent }) as const;
const lower = (percent: string) => ({ change: 'lower', percent }) as const;

describe('the typed fields of a run', () => {
  it('need a loss limit where one is required, and only there', () => {
    expect(planOf(UNTYPED, setup)).toBeNull();
    expect(planOf(UNTYPED, { ...setup, needsLossLimit: false })).toMatchObject({ stopLossCentavos: null });
    expect(planOf(typed({}), setup)).toEqual({
      rounds: 10,
      stakeCentavos: 1_000n,
      stopLossCentavos: 5_000n,
      stopWinCentavos: null,
      stakes: null,
    });
  });

  it('refuse numbers that are none, and limits below one stake', () => {
    for (const fields of [
      { rounds: '' },
      { rounds: '101' },
      { stopLoss: '9.99' },
      { stopLoss: '0' },
      { stopWin: '0' },
    ])
      expect(planOf(typed(fields), setup)).toBeNull();
  });

  it('change the stake only if the player says so', () => {
    expect(planOf(typed({ onLoss: raise('100'), highest: '80' }), setup)?.stakes).toBeNull();
    expect(planOf(typed({ changes: true }), setup)?.stakes).toBeNull();
    expect(planOf(typed({ changes: true, onLoss: raise('100'), highest: '80' }), setup)?.stakes).toEqual({
      positionsCentavos: [400n, 600n],
      onWin: null,
      onLoss: 100,
      leastCentavos: 100n,
      highestCentavos: 8_000n,
    });
  });

  it('need a highest stake for a raise, and for nothing else', () => {
    expect(planOf(typed({ changes: true, onLoss: raise('50') }), setup)).toBeNull();
    expect(planOf(typed({ changes: true, onLoss: raise('50'), highest: '9' }), setup)).toBeNull();
    expect(planOf(typed({ changes: true, onWin: lower('50') }), setup)?.stakes).toMatchObject({
      onWin: -50,
      highestCentavos: 1_000n,
    });
  });

  it('refuse a raise after every result, and percentages out of range', () => {
    const both = typed({ changes: true, onWin: raise('10'), onLoss: raise('10'), highest: '80' });
    expect(planOf(both, setup)).toBeNull();
    for (const onLoss of [raise('101'), raise('0'), raise(''), lower('91')])
      expect(planOf(typed({ changes: true, onLoss, highest: '80' }), setup)).toBeNull();
  });
});

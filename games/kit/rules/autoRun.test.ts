import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterCorrection,
  afterRound,
  endBeforeBet,
  isRunPlan,
  RUN_START,
  type RunPlan,
  runCostCentavos,
} from './autoRun';
import { centavos } from './money';

const plan: RunPlan = {
  rounds: 10,
  stakeCentavos: centavos(1_000n),
  stopLossCentavos: null,
  stopWinCentavos: null,
};

/** Adds payouts until the run ends; returns its totals and the reason it ended. */
function played(of: RunPlan, payouts: readonly bigint[]) {
  let tally = RUN_START;
  for (const payout of payouts) {
    const after = afterRound(of, tally, centavos(payout));
    tally = after.tally;
    if (after.end !== null) return { ...tally, end: after.end };
  }
  return { ...tally, end: null };
}

describe('a run of bets', () => {
  it('counts a payout that has grown as if it had been that much at once', () => {
    const limited = { ...plan, stopWinCentavos: centavos(500n) };
    const lost = afterRound(limited, RUN_START, centavos(0n)).tally;
    expect(afterCorrection(limited, lost, centavos(0n), centavos(1_400n))).toEqual(
      afterRound(limited, RUN_START, centavos(1_400n)),
    );
    expect(afterCorrection(limited, lost, centavos(0n), centavos(1_600n)).end).toBe('winLimit');
  });

  it('ends after its rounds', () => {
    expect(played(plan, Array(9).fill(0n))).toMatchObject({ played: 9, end: null });
    expect(played(plan, Array(12).fill(2_000n))).toEqual({
      played: 10,
      lostCentavos: -10_000n,
      end: 'rounds',
    });
  });

  it('stops before a bet that could lose more than its limit', () => {
    const limited = { ...plan, stopLossCentavos: centavos(2_500n) };
    expect(played(limited, [0n, 0n, 0n])).toEqual({ played: 2, lostCentavos: 2_000n, end: 'lossLimit' });
    expect(played(limited, [0n, 3_000n, 0n, 0n])).toMatchObject({ played: 4, end: null });
  });

  it('may lose exactly its limit', () => {
    const limited = { ...plan, stopLossCentavos: centavos(2_000n) };
    expect(played(limited, [0n, 0n])).toEqual({ played: 2, lostCentavos: 2_000n, end: 'lossLimit' });
  });

  it('ends with a single win that reaches its limit, and not with one below it', () => {
    const limited = { ...plan, stopWinCentavos: centavos(2_000n) };
    expect(played(limited, [2_999n, 2_999n])).toMatchObject({ played: 2, end: null });
    expect(played(limited, [0n, 3_000n])).toEqual({ played: 2, lostCentavos: -1_000n, end: 'winLimit' });
  });

  it('never costs more than its stated maximum, whatever the outcomes', () => {
    const amount = fc.bigInt({ min: 1n, max: 100_000n }).map(centavos);
    const payouts = fc.array(fc.bigInt({ min: 0n, max: 5_000n }), { minLength: 120, maxLength: 120 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        amount,
        fc.option(amount, { nil: null }),
        payouts,
        (rounds, stakeCentavos, stopLossCentavos, falls) => {
          const any = { rounds, stakeCentavos, stopLossCentavos, stopWinCentavos: null };
          fc.pre(isRunPlan(any));
          const end = played(any, falls);
          expect(end.lostCentavos <= runCostCentavos(any)).toBe(true);
          expect(end.end).not.toBeNull();
          expect(endBeforeBet(any, end)).toBe(end.end);
        },
      ),
    );
  });

  it('starts only if its plan has at least one round', () => {
    expect(isRunPlan(plan)).toBe(true);
    expect(isRunPlan({ ...plan, rounds: 0 })).toBe(false);
    expect(isRunPlan({ ...plan, rounds: 101 })).toBe(false);
    expect(isRunPlan({ ...plan, rounds: 2.5 })).toBe(false);
    expect(isRunPlan({ ...plan, stopLossCentavos: centavos(999n) })).toBe(false);
    expect(isRunPlan({ ...plan, stopWinCentavos: centavos(0n) })).toBe(false);
  });
});

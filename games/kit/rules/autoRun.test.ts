import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterCorrection,
  afterRound,
  endBeforeBet,
  RUN_START,
  type RunPlan,
  type StakePlan,
  stakeOf,
} from './autoRun';
import { centavos } from './money';
import { isRunPlan, runCostCentavos } from './runPlan';
import { betAtPercent, stakesIn } from './runStakes';

const plan: RunPlan = {
  rounds: 10,
  stakeCentavos: centavos(1_000n),
  stopLossCentavos: null,
  stopWinCentavos: null,
  stakes: null,
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
      stakePercent: 100,
      end: 'rounds',
    });
  });

  it('stops before a bet that could lose more than its limit', () => {
    const limited = { ...plan, stopLossCentavos: centavos(2_500n) };
    expect(played(limited, [0n, 0n, 0n])).toMatchObject({
      played: 2,
      lostCentavos: 2_000n,
      end: 'lossLimit',
    });
    expect(played(limited, [0n, 3_000n, 0n, 0n])).toMatchObject({ played: 4, end: null });
  });

  it('may lose exactly its limit', () => {
    const limited = { ...plan, stopLossCentavos: centavos(2_000n) };
    expect(played(limited, [0n, 0n])).toMatchObject({ played: 2, lostCentavos: 2_000n, end: 'lossLimit' });
  });

  it('ends with a single win that reaches its limit, and not with one below it', () => {
    const limited = { ...plan, stopWinCentavos: centavos(2_000n) };
    expect(played(limited, [2_999n, 2_999n])).toMatchObject({ played: 2, end: null });
    expect(played(limited, [0n, 3_000n])).toMatchObject({
      played: 2,
      lostCentavos: -1_000n,
      end: 'winLimit',
    });
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
          const any = { rounds, stakeCentavos, stopLossCentavos, stopWinCentavos: null, stakes: null };
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
    expect(isRunPlan({ ...plan, rounds: -1 })).toBe(false);
    expect(isRunPlan({ ...plan, stakeCentavos: centavos(0n) })).toBe(false);
    for (const rounds of [1, 100]) expect(isRunPlan({ ...plan, rounds })).toBe(true);
    expect(isRunPlan({ ...plan, stopLossCentavos: centavos(1_000n) })).toBe(true);
    expect(isRunPlan({ ...plan, stopWinCentavos: centavos(1n) })).toBe(true);
  });
});

describe('a run that changes its stake', () => {
  const changing = (changes: Partial<StakePlan>): RunPlan => ({
    ...plan,
    stakes: {
      positionsCentavos: [300n, 700n].map(centavos),
      onWin: null,
      onLoss: null,
      leastCentavos: centavos(100n),
      highestCentavos: centavos(5_000n),
      ...changes,
    },
  });

  /** The stake of each round, when the rounds pay this many times their stake. */
  function stakes(of: RunPlan, factors: readonly bigint[]): readonly bigint[] {
    let tally = RUN_START;
    const all = [stakeOf(of, tally)];
    for (const factor of factors) {
      tally = afterRound(of, tally, centavos(stakeOf(of, tally) * factor)).tally;
      all.push(stakeOf(of, tally));
    }
    return all;
  }

  it('raises after a loss, keeps after money back, and goes back to the first stake after a win', () => {
    const of = changing({ onLoss: 50, onWin: 'first' });
    expect(stakes(of, [0n, 0n, 1n, 2n, 0n])).toEqual([1_000n, 1_500n, 2_250n, 2_250n, 1_000n, 1_500n]);
  });

  it('floors each position to the centavo', () => {
    const odd = { ...changing({ onWin: 33, positionsCentavos: [101n, 899n].map(centavos) }) };
    // 133 % of 1.01 is 1.3433, and of 8.99 it is 11.9567.
    expect(stakes(odd, [2n])).toEqual([1_000n, 134n + 1_195n]);
  });

  it('makes no change that would leave its bounds, or bring a position below one peso', () => {
    expect(stakes(changing({ onLoss: 100 }), [0n, 0n, 0n])).toEqual([1_000n, 2_000n, 4_000n, 4_000n]);
    expect(stakes(changing({ onWin: -50, leastCentavos: centavos(600n) }), [2n])).toEqual([1_000n, 1_000n]);
    expect(stakes(changing({ onWin: -50 }), [2n, 2n])).toEqual([1_000n, 500n, 500n]);
  });

  it('ends before a raised stake could lose more than the loss limit', () => {
    const of = { ...changing({ onLoss: 100 }), stopLossCentavos: centavos(4_999n) };
    expect(played(of, [0n, 0n, 0n])).toMatchObject({ played: 2, lostCentavos: 3_000n, end: 'lossLimit' });
  });

  it('never costs more than its stated maximum, and never leaves its bounds, whatever the outcomes', () => {
    const percent = fc.oneof(
      fc.constant(null),
      fc.constant('first' as const),
      fc.integer({ min: -90, max: 100 }),
    );
    const amounts = fc.bigInt({ min: 100n, max: 100_000n }).map(centavos);
    fc.assert(
      fc.property(
        fc.array(amounts, { minLength: 1, maxLength: 4 }),
        percent,
        percent,
        fc.bigInt({ min: 1n, max: 100n }),
        fc.option(amounts, { nil: null }),
        fc.array(fc.bigInt({ min: 0n, max: 3n }), { minLength: 100, maxLength: 100 }),
        (positionsCentavos, onWin, onLoss, times, stopLossCentavos, factors) => {
          const stakeCentavos = centavos(positionsCentavos.reduce((sum, stake) => sum + stake, 0n));
          const highestCentavos = centavos(stakeCentavos * times);
          const bounds = { leastCentavos: centavos(100n), highestCentavos };
          const any = {
            rounds: 60,
            stakeCentavos,
            stopLossCentavos,
            stopWinCentavos: null,
            stakes: { positionsCentavos, onWin, onLoss, ...bounds },
          };
          fc.pre(isRunPlan(any));
          let tally = RUN_START;
          for (const factor of factors) {
            const stake = stakeOf(any, tally);
            expect(stake >= bounds.leastCentavos && stake <= highestCentavos).toBe(true);
            const after = afterRound(any, tally, centavos(stake * factor));
            tally = after.tally;
            if (after.end !== null) break;
          }
          expect(tally.lostCentavos <= runCostCentavos(any)).toBe(true);
        },
      ),
    );
  });

  it('starts only with a change, within bounds, and never with a raise after every result', () => {
    expect(isRunPlan(changing({ onLoss: 100 }))).toBe(true);
    expect(isRunPlan(changing({ onLoss: 'first', onWin: 100 }))).toBe(true);
    expect(isRunPlan(changing({ onLoss: -90, onWin: 100 }))).toBe(true);
    expect(isRunPlan(changing({}))).toBe(false);
    expect(isRunPlan(changing({ onLoss: 1, onWin: 1 }))).toBe(false);
    for (const onLoss of [0, 101, -91, 1.5]) expect(isRunPlan(changing({ onLoss }))).toBe(false);
    expect(isRunPlan(changing({ onLoss: 10, highestCentavos: centavos(999n) }))).toBe(false);
    expect(isRunPlan(changing({ onLoss: 10, highestCentavos: centavos(100_001n) }))).toBe(false);
    expect(isRunPlan(changing({ onLoss: 10, leastCentavos: centavos(1_001n) }))).toBe(false);
    expect(isRunPlan(changing({ onLoss: 10, positionsCentavos: [centavos(999n)] }))).toBe(false);
  });

  it('may start at each of its bounds', () => {
    for (const onLoss of [100, 1, -1, -90]) expect(isRunPlan(changing({ onLoss }))).toBe(true);
    expect(isRunPlan(changing({ onWin: 10 }))).toBe(true);
    expect(isRunPlan(changing({ onLoss: -1, onWin: -1 }))).toBe(true);
    expect(isRunPlan(changing({ onLoss: 10, leastCentavos: centavos(1_000n) }))).toBe(true);
    expect(isRunPlan(changing({ onLoss: 10, highestCentavos: centavos(1_000n) }))).toBe(true);
    expect(isRunPlan(changing({ onLoss: 10, highestCentavos: centavos(100_000n) }))).toBe(true);
  });

  it('costs at most its highest stake in every round where a result raises it, else its first', () => {
    expect(runCostCentavos(plan)).toBe(10_000n);
    expect(runCostCentavos(changing({ onLoss: -10, onWin: 'first' }))).toBe(10_000n);
    expect(runCostCentavos(changing({ onLoss: 10 }))).toBe(50_000n);
    expect(runCostCentavos(changing({ onWin: 10 }))).toBe(50_000n);
    for (const [limit, cost] of [
      [49_999n, 49_999n],
      [50_000n, 50_000n],
      [50_001n, 50_000n],
    ] as const) {
      expect(runCostCentavos({ ...changing({ onLoss: 10 }), stopLossCentavos: centavos(limit) })).toBe(cost);
    }
  });
});

describe('a bet in wire form', () => {
  const bet = {
    mode: 'seven',
    positions: [
      { place: 'under', stake: '1.01' },
      { place: 'over', stake: '20' },
    ],
  };

  it('gives its stakes, and takes all of them to a percentage', () => {
    expect(stakesIn(bet)).toEqual([101n, 2_000n]);
    expect(betAtPercent(bet, 150)).toEqual({
      mode: 'seven',
      positions: [
        { place: 'under', stake: '1.51' },
        { place: 'over', stake: '30.00' },
      ],
    });
    expect(betAtPercent({ stake: '5.00', side: 'under', target: '5.00' }, 50)).toEqual({
      stake: '2.50',
      side: 'under',
      target: '5.00',
    });
  });
});

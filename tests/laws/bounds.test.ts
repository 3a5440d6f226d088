import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAKE_MIN_CENTAVOS } from '../../games/kit/rules/rules';
import { betAtPercent, stakesIn } from '../../games/kit/rules/runStakes';
import { cases, fix, isLoyalty, mustParse, outcomesOf } from './cases';

describe.each(cases)('$title', (game) => {
  const { name, rules, trial } = game;
  const outcomes = outcomesOf(game);

  it('has the maximum payout that it states for a bet', () => {
    fc.assert(
      fc.property(trial.bets, (wire) => {
        const bet = mustParse(rules, wire);
        let [least, most] = [0n, 0n];
        for (const outcome of outcomes) {
          const { payoutCentavos } = rules.settle(bet.inside, outcome);
          if (payoutCentavos < least) least = payoutCentavos;
          if (payoutCentavos > most) most = payoutCentavos;
        }
        expect(
          [least, most],
          fix(
            name,
            'rules/play.ts',
            `must give in maxPayoutCentavos the largest payout of ${JSON.stringify(wire)}`,
          ),
        ).toEqual([0n, bet.maxPayoutCentavos]);
      }),
    );
  });

  it('accepts no stake below the minimum, and no money if it costs points', () => {
    fc.assert(
      fc.property(trial.bets, (wire) => {
        const { stakeCentavos, pricePoints } = mustParse(rules, wire);
        if (isLoyalty(rules))
          expect(
            [stakeCentavos, pricePoints > 0],
            fix(name, 'rules/bet.ts', 'must cost points and no money'),
          ).toEqual([0n, true]);
        else
          expect(
            [stakeCentavos >= STAKE_MIN_CENTAVOS, pricePoints],
            fix(name, 'rules/bet.ts', 'must refuse a stake below STAKE_MIN_CENTAVOS'),
          ).toEqual([true, 0]);
      }),
    );
  });

  it('names each stake of a bet "stake" on the wire, so that a run can change them', () => {
    if (isLoyalty(rules)) return;
    fc.assert(
      fc.property(trial.bets, fc.integer({ min: 101, max: 300 }), (wire, percent) => {
        const bet = mustParse(rules, wire);
        const raised = betAtPercent(bet.wire, percent);
        const stakes = stakesIn(raised);
        expect(
          [mustParse(rules, raised).wire, mustParse(rules, raised).stakeCentavos],
          fix(name, 'rules/bet.ts', 'must carry each stake in a field named stake'),
        ).toEqual([raised, stakes.reduce((sum, stake) => sum + stake, 0n)]);
        expect(stakesIn(bet.wire).reduce((sum, stake) => sum + stake, 0n)).toBe(bet.stakeCentavos);
      }),
    );
  });

  it('settles to the sum of the payouts of its events', () => {
    fc.assert(
      fc.property(trial.bets, fc.nat({ max: outcomes.length - 1 }), (wire, index) => {
        const bet = mustParse(rules, wire);
        const { events, payoutCentavos } = rules.settle(bet.inside, outcomes[index]);
        const last = events.at(-1) as { type?: string; stake?: bigint; payout?: bigint } | undefined;
        expect(
          last,
          fix(name, 'rules/play.ts', 'must end its events with roundSettled, with stake and payout'),
        ).toMatchObject({
          type: 'roundSettled',
          stake: bet.stakeCentavos,
          payout: payoutCentavos,
        });
        const parts = events.slice(0, -1) as { readonly payout?: bigint }[];
        expect(
          parts.reduce((sum, { payout }) => sum + (payout ?? 0n), 0n),
          fix(name, 'rules/play.ts', 'must give each part of the payout in one event before roundSettled'),
        ).toBe(payoutCentavos);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { drawsOf } from '../../games/kit/rules/draw';
import type { Centavos } from '../../games/kit/rules/money';
import { cases, committed, fix, isLoyalty, mustParse, outcomesOf, sourceAt } from './court';

/** A game; its modes share them. */
const ROUNDS = 1_000_000;
/** So many standard deviations leave out one run of a thousand. */
const SIGMAS = 3.29;

describe.each(cases)('$title', (game) => {
  const { name, rules, trial } = game;
  const outcomes = outcomesOf(game);
  const weights = trial.weights ?? outcomes.map(() => 1);
  const drawn = weights.reduce((sum, weight) => sum + weight, 0);
  const payoutsOf = (wire: (typeof trial.positions)[number]['bet']): readonly Centavos[] => {
    const { inside } = mustParse(rules, wire);
    return outcomes.map((outcome) => rules.settle(inside, outcome).payoutCentavos);
  };

  it('has a trial that covers every line of its published odds', () => {
    // A game's modes share one list of odds.
    const positions = cases.filter((each) => each.name === name).flatMap((each) => each.trial.positions);
    expect(
      new Set(positions.map(({ odds }) => odds)),
      fix(name, 'laws/trial.ts', 'must have a position for each line of the odds in rules/paytable.ts'),
    ).toEqual(new Set(rules.odds.map(({ key }) => key)));
  });

  it.each(trial.positions)(
    'returns exactly what it promises on $label',
    ({ bet, returns = trial.returns }) => {
      const paid = committed(mustParse(rules, bet));
      const total = payoutsOf(bet).reduce<bigint>(
        (sum, payout, index) => sum + payout * BigInt(weights[index] ?? 0),
        0n,
      );
      const staked = paid * BigInt(drawn);
      expect(
        total * returns.denominator,
        fix(name, 'rules/paytable.ts', 'returns something else than laws/trial.ts promises'),
      ).toBe(staked * returns.numerator);
    },
  );

  it.each(trial.positions)('publishes the odds it settles by on $label', ({ odds: key, bet }) => {
    const published = rules.odds.find((line) => line.key === key);
    expect(
      published?.outcomes,
      fix(name, 'rules/paytable.ts', `must say in the odds of ${key} of how many outcomes its ways are`),
    ).toBe(drawn);
    const paid = committed(mustParse(rules, bet));
    const counted = new Map<bigint, number>();
    payoutsOf(bet).forEach((payout, index) => {
      counted.set(payout, (counted.get(payout) ?? 0) + (weights[index] ?? 0));
    });
    counted.delete(0n);
    const promised = new Map(
      published?.ways.map(({ count, pays }) => [(paid * pays.numerator) / pays.denominator, count]),
    );
    expect(
      counted,
      fix(name, 'rules/paytable.ts', `publishes odds of ${key} that play.ts does not pay`),
    ).toEqual(promised);
  });

  it('pays points only where points are paid, and then exactly what it promises', () => {
    for (const { bet } of trial.positions) {
      const { inside } = mustParse(rules, bet);
      const points = outcomes.map((outcome) => rules.settle(inside, outcome).payoutPoints);
      if (!isLoyalty(rules)) {
        const paid = points.filter((each) => each !== undefined);
        expect(paid, fix(name, 'rules/play.ts', 'stakes money and may pay no points')).toEqual([]);
      }
      const total = points.reduce<number>((sum, paid, index) => sum + (paid ?? 0) * (weights[index] ?? 0), 0);
      expect(total, fix(name, 'laws/trial.ts', 'must promise in meanPoints what is paid')).toBe(
        (trial.meanPoints ?? 0) * drawn,
      );
    }
  });

  it('returns that over a million shipped rounds, inside the interval that luck leaves in 999 of 1000 runs', () => {
    // Seeds are fixed, so this is one known number, not a dice throw at each run.
    const rounds = Math.ceil(ROUNDS / cases.filter((each) => each.name === name).length);
    const backed = trial.positions.map(({ bet }) => {
      const parsed = mustParse(rules, bet);
      return { inside: parsed.inside, paid: Number(committed(parsed)), ...spreadOf(bet) };
    });
    let [returned, expected, variance] = [0, 0, 0];
    const draws = drawsOf(sourceAt(0));
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const each = backed[nonce % backed.length];
      if (each === undefined) throw new Error('a trial backs something');
      const outcome = rules.draw(draws(rules.name, nonce), each.inside);
      returned += Number(rules.settle(each.inside, outcome).payoutCentavos) / each.paid;
      expected += each.mean;
      variance += each.variance;
    }
    expect(
      Math.abs(returned - expected),
      fix(name, 'rules/play.ts', 'must draw each outcome as often as laws/trial.ts says'),
    ).toBeLessThan(SIGMAS * Math.sqrt(variance));
  }, 240_000);

  /** Mean and variance of what a bet returns of what it cost, counted over all outcomes. */
  function spreadOf(wire: (typeof trial.positions)[number]['bet']) {
    const paid = Number(committed(mustParse(rules, wire)));
    let [mean, squares] = [0, 0];
    payoutsOf(wire).forEach((payout, index) => {
      const chance = (weights[index] ?? 0) / drawn;
      mean += (chance * Number(payout)) / paid;
      squares += chance * (Number(payout) / paid) ** 2;
    });
    return { mean, variance: squares - mean * mean };
  }
});

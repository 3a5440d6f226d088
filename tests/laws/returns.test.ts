import { describe, expect, it } from 'vitest';
import { turnoverWeightOf } from '../../games/allGames';
import { drawsOf } from '../../games/kit/rules/draw';
import type { Centavos } from '../../games/kit/rules/money';
import { cases, committed, fix, isLoyalty, mustParse, outcomesOf, sourceAt } from './cases';
import { chiSquareChance } from './chiSquare';

/** Rounds per game, divided among its modes. */
const ROUNDS_OF_A_CHANGE = 1_000_000;
const ROUNDS = Number(process.env.RETURN_ROUNDS ?? ROUNDS_OF_A_CHANGE);
/** `npm run soak -- returns` draws for so long instead, in all, and each game and mode for its share of the time. */
const HOURS = Number(process.env.RETURN_HOURS ?? 0);
const CASE_MS = (HOURS * 3_600_000) / cases.length;
/** The client seed of all rounds; the soak chooses another. */
const SEED = process.env.RETURN_SEED ?? 'laws';
/** Rounds between two looks at the clock. */
const LOOK_EVERY = 100_000;
/** Half the width of the 99.9 % interval, in standard deviations. */
const SIGMAS = 3.29;
/** A test of frequencies fails below this probability. */
const MIN_PROBABILITY = 0.001;
/** Outcomes that are expected less often than this are counted together. */
const OFTEN = 5;

const withBigints = (outcome: unknown): string =>
  JSON.stringify(outcome, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** JSON of any outcome of a game. With a replacer JSON takes several times as long, and few games need one. */
const textFor = (outcomes: readonly unknown[]): ((outcome: unknown) => string) =>
  // Without one, a bigint throws: a game that draws one only sometimes cannot pass unnoticed.
  outcomes.some(hasBigint) ? withBigints : JSON.stringify;

const hasBigint = (value: unknown): boolean =>
  typeof value === 'bigint' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasBigint));

describe.each(cases)('$title', (game) => {
  const { name, rules, trial } = game;
  const outcomes = outcomesOf(game);
  const textOf = textFor(outcomes);
  const weights = trial.weights ?? outcomes.map(() => 1);
  const drawn = weights.reduce((sum, weight) => sum + weight, 0);
  const payoutsOf = (wire: (typeof trial.positions)[number]['bet']): readonly Centavos[] => {
    const { inside } = mustParse(rules, wire);
    return outcomes.map((outcome) => rules.settle(inside, outcome).payoutCentavos);
  };

  it('has a trial with a position for every line of its published odds', () => {
    // A game's modes share one list of odds.
    const positions = cases.filter((each) => each.name === name).flatMap((each) => each.trial.positions);
    expect(
      new Set(positions.map(({ odds }) => odds)),
      fix(name, 'laws/trial.ts', 'must have a position for each line of the odds in rules/paytable.ts'),
    ).toEqual(new Set(rules.odds.map(({ key }) => key)));
  });

  it.each(trial.positions)(
    'returns exactly the promised RTP on $label',
    ({ bet, returns = trial.returns }) => {
      const paid = committed(mustParse(rules, bet));
      const total = payoutsOf(bet).reduce<bigint>(
        (sum, payout, index) => sum + payout * BigInt(weights[index] ?? 0),
        0n,
      );
      const staked = paid * BigInt(drawn);
      expect(
        total * returns.denominator,
        fix(name, 'rules/paytable.ts', 'must return what laws/trial.ts promises'),
      ).toBe(staked * returns.numerator);
    },
  );

  it('has the turnover weight of its best RTP', () => {
    if (isLoyalty(rules)) return;
    const all = cases
      .filter((each) => each.name === name)
      .flatMap(({ trial: { positions, returns } }) =>
        positions.map((position) => position.returns ?? returns),
      );
    const atMost = (percent: bigint) =>
      all.every(({ numerator, denominator }) => numerator * 100n <= denominator * percent);
    expect(
      turnoverWeightOf(name),
      fix(name, 'rules/manifest.ts', 'must have the weight of its best RTP'),
    ).toBe(atMost(98n) ? 100 : atMost(99n) ? 50 : 0);
  });

  it.each(trial.positions)('publishes the odds that its settlement has on $label', ({ odds: key, bet }) => {
    const published = rules.odds.find((line) => line.key === key);
    expect(
      published?.outcomes,
      fix(name, 'rules/paytable.ts', `must give in the odds of ${key} the number of all outcomes`),
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
      fix(name, 'rules/paytable.ts', `must publish for ${key} the odds that play.ts pays`),
    ).toEqual(promised);
  });

  it('pays no points if it costs money, and exactly the promised points otherwise', () => {
    for (const { bet } of trial.positions) {
      const { inside } = mustParse(rules, bet);
      const points = outcomes.map((outcome) => rules.settle(inside, outcome).payoutPoints);
      if (!isLoyalty(rules)) {
        const paid = points.filter((each) => each !== undefined);
        expect(paid, fix(name, 'rules/play.ts', 'must pay no points, because it costs money')).toEqual([]);
      }
      const total = points.reduce<number>((sum, paid, index) => sum + (paid ?? 0) * (weights[index] ?? 0), 0);
      expect(total, fix(name, 'laws/trial.ts', 'must give in meanPoints the mean of what is paid')).toBe(
        (trial.meanPoints ?? 0) * drawn,
      );
    }
  });

  it(
    'returns the promised RTP over a million rounds, and draws each outcome as often as promised',
    () => {
      // The seeds are fixed, so the result is the same in every run.
      let rounds = Math.ceil(ROUNDS / cases.filter((each) => each.name === name).length);
      const positions = trial.positions.map(({ bet }) => {
        const parsed = mustParse(rules, bet);
        return { inside: parsed.inside, paid: Number(committed(parsed)), ...spreadOf(bet) };
      });
      let [returned, expected, variance] = [0, 0, 0];
      const counts = new Map(outcomes.map((outcome) => [textOf(outcome), 0]));
      const draws = drawsOf(sourceAt(0, SEED));
      const endMs = performance.now() + CASE_MS;
      for (let nonce = 0; nonce < rounds; nonce += 1) {
        if (HOURS > 0 && nonce + 1 === rounds && performance.now() < endMs) rounds += LOOK_EVERY;
        const each = positions[nonce % positions.length];
        if (each === undefined) throw new Error('a trial has at least one position');
        const outcome = rules.draw(draws(rules.name, nonce), each.inside);
        const text = textOf(outcome);
        counts.set(text, (counts.get(text) ?? 0) + 1);
        returned += Number(rules.settle(each.inside, outcome).payoutCentavos) / each.paid;
        expected += each.mean;
        variance += each.variance;
      }
      if (HOURS > 0) {
        const sigmas = ((returned - expected) / Math.sqrt(variance)).toFixed(2);
        console.log(
          `${game.title}: ${rounds} rounds, RTP ${(returned / rounds).toFixed(6)}, ${sigmas} sigma`,
        );
      }
      expect(
        Math.abs(returned - expected),
        fix(name, 'rules/play.ts', 'must draw each outcome with the probability in laws/trial.ts'),
      ).toBeLessThan(SIGMAS * Math.sqrt(variance));
      // Positions for every colour or number together return the same however uneven the draw is. Not where the outcomes of
      // the trial stand for more that can be drawn.
      const chances = new Map<string, number>();
      outcomes.forEach((outcome, index) => {
        const text = textOf(outcome);
        chances.set(text, (chances.get(text) ?? 0) + (weights[index] ?? 0) / drawn);
      });
      if (counts.size > chances.size) return;
      const cells: [number, number][] = [];
      const rare: [number, number] = [0, 0];
      for (const [text, chance] of chances) {
        const count = counts.get(text) ?? 0;
        if (chance * rounds >= OFTEN) cells.push([count, chance]);
        else {
          rare[0] += count;
          rare[1] += chance;
        }
      }
      if (rare[1] * rounds >= OFTEN) cells.push(rare);
      // Fewer rounds than every change draws, as for mutants, may leave a single cell.
      if (cells.length < 2 && ROUNDS < ROUNDS_OF_A_CHANGE) return;
      expect(
        chiSquareChance(
          cells.map(([count]) => count),
          cells.map(([, chance]) => chance),
        ),
        fix(name, 'rules/play.ts', 'must draw each outcome with the probability in laws/trial.ts'),
      ).toBeGreaterThan(MIN_PROBABILITY);
    },
    600_000 + 2 * CASE_MS,
  );

  /** Mean and variance of payout / cost of a bet over all outcomes. */
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

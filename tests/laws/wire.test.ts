import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { playRound } from '../../games/kit/rules/round';
import { cases, fix, mustParse, outcomesOf, sourceAt } from './court';

const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(cases)('$title, as JSON', (game) => {
  const { name, rules, trial } = game;
  const outcomes = outcomesOf(game);

  it('tells every event of every outcome both ways', () => {
    const bets = fc.sample(trial.bets, { numRuns: 25, seed: 7 });
    // Most outcomes tell much the same; each thing told is tried once.
    const tried = new Set<string>();
    for (const wire of bets) {
      const { inside } = mustParse(rules, wire);
      for (const outcome of outcomes) {
        for (const event of rules.settle(inside, outcome).events) {
          const told = JSON.stringify(z.encode(rules.event, event));
          if (tried.has(told)) continue;
          tried.add(told);
          const travelled = JSON.parse(told);
          const arrived = z.decode(rules.event, travelled);
          const again = JSON.stringify(z.encode(rules.event, arrived));
          // One assertion of thousands is slow to make: only what differs is shown.
          if (again !== told || !isDeepStrictEqual(arrived, event))
            expect(
              [arrived, again],
              fix(name, 'rules/events.ts', 'must carry every event both ways'),
            ).toEqual([event, told]);
        }
      }
    }
  });

  it('carries bets and outcomes both ways', () => {
    fc.assert(
      fc.property(trial.bets, fc.nat(), (wire, nonce) => {
        const bet = mustParse(rules, wire);
        expect(
          mustParse(rules, throughJson(bet.wire)).inside,
          fix(name, 'rules/bet.ts', 'must carry every bet both ways'),
        ).toEqual(bet.inside);
        const round = playRound(rules, bet, sourceAt(nonce));
        expect(
          z.encode(rules.outcome, z.decode(rules.outcome, throughJson(round.outcome))),
          fix(name, 'rules/play.ts', 'must carry every outcome both ways'),
        ).toEqual(round.outcome);
        expect(throughJson(round.events)).toEqual(round.events);
      }),
    );
  });

  it('refuses an event it does not know', () => {
    expect(
      z.safeDecode(rules.event, { type: 'moneyRained' } as never).success,
      fix(name, 'rules/events.ts', 'must refuse a type of event it does not name'),
    ).toBe(false);
  });
});

import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { playRound } from '../../games/kit/rules/round';
import { cases, fix, mustParse, outcomesOf, sourceAt } from './cases';

const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(cases)('$title, as JSON', (game) => {
  const { name, rules, trial } = game;
  const outcomes = outcomesOf(game);

  it('encodes and decodes every event of every outcome', () => {
    const bets = fc.sample(trial.bets, { numRuns: 25, seed: 7 });
    // Most outcomes have the same events; each distinct event is tested once.
    const tested = new Set<string>();
    for (const wire of bets) {
      const { inside } = mustParse(rules, wire);
      for (const outcome of outcomes) {
        for (const event of rules.settle(inside, outcome).events) {
          const encoded = JSON.stringify(z.encode(rules.event, event));
          if (tested.has(encoded)) continue;
          tested.add(encoded);
          const parsed = JSON.parse(encoded);
          const decoded = z.decode(rules.event, parsed);
          const again = JSON.stringify(z.encode(rules.event, decoded));
          // Thousands of assertions are slow, so there is one for each difference only.
          if (again !== encoded || !isDeepStrictEqual(decoded, event))
            expect(
              [decoded, again],
              fix(name, 'rules/events.ts', 'must decode every event to what was encoded'),
            ).toEqual([event, encoded]);
        }
      }
    }
  });

  it('encodes and decodes bets and outcomes', () => {
    fc.assert(
      fc.property(trial.bets, fc.nat(), (wire, nonce) => {
        const bet = mustParse(rules, wire);
        expect(
          mustParse(rules, throughJson(bet.wire)).inside,
          fix(name, 'rules/bet.ts', 'must decode every bet to what was encoded'),
        ).toEqual(bet.inside);
        const round = playRound(rules, bet, sourceAt(nonce));
        expect(
          z.encode(rules.outcome, z.decode(rules.outcome, throughJson(round.outcome))),
          fix(name, 'rules/play.ts', 'must decode every outcome to what was encoded'),
        ).toEqual(round.outcome);
        expect(throughJson(round.events)).toEqual(round.events);
      }),
    );
  });

  it('refuses an unknown event', () => {
    expect(
      z.safeDecode(rules.event, { type: 'moneyRained' } as never).success,
      fix(name, 'rules/events.ts', 'must refuse unknown types of events'),
    ).toBe(false);
  });
});

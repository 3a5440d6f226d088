import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Json, playRound } from '../../games/kit/rules/round';
import { cases, fix, mustParse, sourceAt } from './cases';

const clone = <Value>(value: Value): Value => structuredClone(value);

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

describe.each(cases)('$title, played twice', ({ name, rules, trial }) => {
  it('gives the same round for the same bet, seeds and nonce', () => {
    fc.assert(
      fc.property(trial.bets, fc.nat(), (wire, nonce) => {
        const once = playRound(rules, mustParse(rules, wire), sourceAt(nonce));
        const again = playRound(rules, mustParse(rules, clone(wire)), sourceAt(nonce));
        expect(again, fix(name, 'rules/play.ts', 'must depend on its arguments only')).toEqual(once);
      }),
    );
  });

  it('keeps no state from one round to the next', () => {
    fc.assert(
      fc.property(trial.bets, trial.bets, fc.nat(), (wire, other, nonce) => {
        const once = playRound(rules, mustParse(rules, wire), sourceAt(nonce));
        playRound(rules, mustParse(rules, other), sourceAt(nonce + 1));
        expect(
          playRound(rules, mustParse(rules, wire), sourceAt(nonce)),
          fix(name, 'rules/play.ts', 'must keep no state from one round to the next'),
        ).toEqual(once);
      }),
    );
  });

  it('does not change the bet and the seeds it is given', () => {
    fc.assert(
      fc.property(trial.bets, fc.nat(), (wire, nonce) => {
        const bet = freeze(mustParse(rules, freeze(wire)));
        const source = sourceAt(nonce);
        const seedBefore = Uint8Array.from(source.serverSeed);
        playRound(rules, bet, freeze(source));
        expect(source.serverSeed).toEqual(seedBefore);
      }),
    );
  });

  it('parses a normalized bet to the same bet again', () => {
    fc.assert(
      fc.property(trial.bets, (wire) => {
        const canonical: Json = mustParse(rules, wire).wire;
        expect(
          JSON.stringify(mustParse(rules, canonical).wire),
          fix(name, 'rules/bet.ts', 'must normalize a bet once and for all'),
        ).toBe(JSON.stringify(canonical));
      }),
    );
  });
});

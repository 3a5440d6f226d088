import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRules, isRulesName } from '../../games/allGames';
import { commitmentOf, createDraw, seedFromHex } from '../../games/kit/rules/draw';
import { mustParse } from './cases';
import { publishedOf, readOutcome, type Vector } from './referenceDraws';
import { someBet } from './trials';
import vectors from './vectors.json';

const known = vectors as readonly Vector[];
const sourceOf = ({ serverSeed, clientSeed, nonce }: Vector) => ({
  serverSeed: seedFromHex(serverSeed),
  clientSeed,
  nonce,
});

describe('the published examples', () => {
  it('exist for every game on the published page', () => {
    expect(known.length).toBeGreaterThanOrEqual(20);
    expect(new Set(known.map(({ game }) => game))).toEqual(
      new Set(['color', 'ring', 'scratch', 'dice', 'crash', 'sabong', 'sabong-card', 'wheel']),
    );
  });

  it.each(known)('$game at nonce $nonce has the commitment of its seed', (vector) => {
    expect(commitmentOf(seedFromHex(vector.serverSeed))).toBe(vector.commitment);
  });

  it.each(known)('$game at nonce $nonce has the outcome of the reference draw', (vector) => {
    expect(readOutcome(vector, createDraw(vector.game, sourceOf(vector)))).toEqual(vector.outcome);
  });

  it.each(known.filter(({ game }) => isRulesName(game)))(
    '$game at nonce $nonce has the outcome of the rules',
    (vector) => {
      if (!isRulesName(vector.game)) throw new Error('the filter let it through');
      const rules = allRules[vector.game];
      const bet = mustParse(rules, someBet(vector.game, vector)).inside;
      const outcome = rules.draw(createDraw(rules.name, sourceOf(vector)), bet as never);
      expect(publishedOf(vector.game, z.encode(rules.outcome as never, outcome as never))).toEqual(
        vector.outcome,
      );
    },
  );
});

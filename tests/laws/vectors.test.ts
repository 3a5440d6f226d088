import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRules, isRulesName } from '../../games/allGames';
import { commitmentOf, createDraw, seedFromHex } from '../../games/kit/rules/draw';
import { mustParse } from './court';
import { publishedOf, readOutcome, type Vector } from './readings';
import { someBet } from './trials';
import vectors from './vectors.json';

const known = vectors as readonly Vector[];
const sourceOf = ({ serverSeed, clientSeed, nonce }: Vector) => ({
  serverSeed: seedFromHex(serverSeed),
  clientSeed,
  nonce,
});

describe('the published examples', () => {
  it('are there, for every game the page speaks of', () => {
    expect(known.length).toBeGreaterThanOrEqual(20);
    expect(new Set(known.map(({ game }) => game))).toEqual(
      new Set(['color', 'ring', 'scratch', 'dice', 'crash', 'sabong', 'sabong-card', 'wheel']),
    );
  });

  it.each(known)('$game at nonce $nonce commits to its seed', (vector) => {
    expect(commitmentOf(seedFromHex(vector.serverSeed))).toBe(vector.commitment);
  });

  it.each(known)('$game at nonce $nonce reads the outcome it should', (vector) => {
    expect(readOutcome(vector, createDraw(vector.game, sourceOf(vector)))).toEqual(vector.outcome);
  });

  it.each(known.filter(({ game }) => isRulesName(game)))(
    '$game at nonce $nonce is drawn so by its rules',
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

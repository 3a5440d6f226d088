import { describe, expect, it } from 'vitest';
import { centavos, payoutFloor } from '../../kit/rules/money';
import { parseBet } from '../../kit/rules/round';
import { diceRules } from '../rules/play';
import {
  bestPays,
  bounds,
  type Choice,
  choiceFrom,
  FIRST,
  stakeWithin,
  standing,
  totalCentavos,
  wireOf,
  withPlace,
  withSide,
  withTarget,
} from './choice';

const stake = centavos(2_000n);

describe('a selection', () => {
  it('stays within the bounds of a side, whichever way it is changed', () => {
    expect(bounds('under')).toEqual([1, 9_800]);
    expect(bounds('over')).toEqual([200, 9_999]);
    expect(withTarget(FIRST, 9_999).target).toBe(9_800);
    expect(withTarget(FIRST, -50).target).toBe(1);
    expect(withSide(withTarget(FIRST, 50), 'over')).toMatchObject({ side: 'over', target: 200 });
  });

  it('always has at least one sum, in the order of the rules', () => {
    const two = withPlace(FIRST, 'under');
    expect(two.places).toEqual(['under', 'over']);
    expect(withPlace(two, 'over').places).toEqual(['under']);
    expect(withPlace(FIRST, 'over').places).toEqual(['over']);
  });

  it('is restored from remembered values, and from a bet', () => {
    const choice: Choice = { mode: 'seven', side: 'over', target: 4_200, places: ['under', 'exact'] };
    expect(choiceFrom({ ...choice, places: ['exact', 'under'], stake: '5' })).toEqual(choice);
    expect(choiceFrom({ mode: 'seven' })).toEqual(FIRST);
    expect(choiceFrom(null)).toEqual(FIRST);
    expect(standing(wireOf(choice, stake))).toEqual({
      choice: { ...FIRST, mode: 'seven', places: ['under', 'exact'] },
      stake,
    });
    expect(standing({ mode: 'percent' })).toBeNull();
  });

  it('is sent as a bet that the rules accept, with the stake that is shown', () => {
    for (const choice of [FIRST, withSide(FIRST, 'over'), withPlace({ ...FIRST, mode: 'seven' }, 'exact')]) {
      const parsed = parseBet(diceRules, wireOf(choice, stake));
      expect(parsed?.stakeCentavos).toBe(totalCentavos(choice, stake));
      expect(parsed?.maxPayoutCentavos).toBe(payoutFloor(stake, bestPays(choice)));
    }
  });

  it('never offers a stake that could win more than the limit', () => {
    const most = centavos(10_000_000n);
    for (const target of [1, 77, 5_000, 9_800]) {
      const choice = withTarget(FIRST, target);
      const limit = stakeWithin(choice, most);
      expect(parseBet(diceRules, wireOf(choice, limit))?.maxPayoutCentavos).toBeLessThanOrEqual(most);
      const over = parseBet(diceRules, wireOf(choice, centavos(limit + 2n)))?.maxPayoutCentavos ?? 0n;
      expect(over).toBeGreaterThan(most);
    }
  });
});

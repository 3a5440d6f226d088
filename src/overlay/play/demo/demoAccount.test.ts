import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../../../../games/kit/rules/money';
import {
  DEMO_MAX_CENTAVOS,
  type DemoGame,
  entered,
  isDemoId,
  newDemoGame,
  newDemoId,
  paid,
  refilled,
  showsEntryPopup,
  staked,
  suggestsRealPlay,
  validated,
} from './demoAccount';

const demo = (change: Partial<DemoGame> = {}): DemoGame => ({ ...newDemoGame(0), ...change });

describe('a new demo', () => {
  it('starts with D$100, no bets, and the initial entry count of its game', () => {
    expect(newDemoGame(4)).toEqual({ balanceCentavos: 10_000n, betCount: 0, entryCount: 4 });
  });
});

describe('the entry popup', () => {
  it('shows until the game was entered three times', () => {
    const shown: boolean[] = [];
    let game = newDemoGame(0);
    for (let entry = 0; entry < 5; entry += 1) {
      shown.push(showsEntryPopup(game));
      game = entered(game);
    }
    expect(shown).toEqual([true, true, true, false, false]);
  });

  it('never shows in a game whose count starts at four', () => {
    expect(showsEntryPopup(newDemoGame(4))).toBe(false);
  });
});

describe('a demo bet', () => {
  it('takes the stake, counts the bet and pays the payout', () => {
    const after = staked(demo(), centavos(2_500n));
    expect(after).toMatchObject({ balanceCentavos: 7_500n, betCount: 1 });
    expect(paid(after ?? demo(), centavos(7_500n)).balanceCentavos).toBe(15_000n);
  });

  it('may take the last centavo but never more', () => {
    expect(staked(demo(), centavos(10_000n))?.balanceCentavos).toBe(0n);
    expect(staked(demo(), centavos(10_001n))).toBeNull();
    expect(staked(demo(), centavos(0n))).toBeNull();
    expect(staked(demo(), centavos(-5n))).toBeNull();
  });

  it('suggests real play after the fourth bet, not before', () => {
    expect([0, 1, 2, 3, 4, 5].map((betCount) => suggestsRealPlay(demo({ betCount })))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('cannot raise the balance above its maximum', () => {
    expect(paid(demo(), centavos(10n ** 18n)).balanceCentavos).toBe(DEMO_MAX_CENTAVOS);
  });
});

describe('a refill', () => {
  it('refills an empty balance and leaves a larger one alone', () => {
    expect(refilled(demo({ balanceCentavos: centavos(20n), betCount: 9 }))).toEqual(demo({ betCount: 9 }));
    expect(refilled(demo({ balanceCentavos: centavos(50_000n) })).balanceCentavos).toBe(50_000n);
  });
});

describe('a stored demo', () => {
  const kept = { balance: '12.50', betCount: 3, entryCount: 7 };

  it('is used unchanged when its values are possible', () => {
    expect(validated(kept, 0)).toEqual({ balanceCentavos: 1_250n, betCount: 3, entryCount: 7 });
  });

  it.each(['-5', '1e9', 'NaN', '', ' 5', '0x10', '9'.repeat(40), 'null'])(
    'starts again from a balance of %j',
    (balance) => {
      expect(validated({ ...kept, balance }, 0).balanceCentavos).toBe(10_000n);
    },
  );

  it('caps a balance that cannot have been won', () => {
    expect(validated({ ...kept, balance: '99999999999' }, 0).balanceCentavos).toBe(DEMO_MAX_CENTAVOS);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
    'starts counting again from %d',
    (count) => {
      expect(validated({ ...kept, betCount: count, entryCount: count }, 4)).toMatchObject({
        betCount: 0,
        entryCount: 4,
      });
    },
  );

  it('is always playable, whatever is in the storage', () => {
    fc.assert(
      fc.property(fc.string(), fc.double(), fc.double(), (balance, betCount, entryCount) => {
        const game = validated({ balance, betCount, entryCount }, 4);
        expect(game.balanceCentavos >= 0n && game.balanceCentavos <= DEMO_MAX_CENTAVOS).toBe(true);
        expect(Number.isSafeInteger(game.betCount) && game.betCount >= 0).toBe(true);
        expect(Number.isSafeInteger(entered(game).entryCount)).toBe(true);
      }),
    );
  });
});

describe('a demo ID', () => {
  it('is D and a number from 10000 to 20000, both included', () => {
    expect(newDemoId(() => 0)).toBe('D10000');
    expect(newDemoId(() => 10_000)).toBe('D20000');
    expect(newDemoId(() => 10_001)).toBe('D10000');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_294_000_000 }), (word) => {
        expect(isDemoId(newDemoId(() => word))).toBe(true);
      }),
    );
  });

  it('draws another random word instead of favouring small numbers', () => {
    const words = [2 ** 32 - 1, 7];
    expect(newDemoId(() => words.shift() ?? 0)).toBe('D10007');
  });

  it.each(['', 'D9999', 'D20001', 'D1000', 'd10000', 'D10000 ', 'X10000', 'D100000'])('is not %j', (text) => {
    expect(isDemoId(text)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { multiplierText } from '../../kit/rules/money';
import { bet } from './bet';
import { PLACES, SIDES } from './mode';
import { digitsOf, numberOf, percentPays, targetFor, WINNING_MAX, winningNumbers, wins } from './percent';
import { diceRules } from './play';
import { placeOf, SEVEN_PAYS } from './seven';

const placed = (wire: unknown) => z.decode(bet, wire as never);
const under60 = placed({ mode: 'percent', side: 'under', target: '60.00', stake: '100' });
const places = placed({
  mode: 'seven',
  positions: [
    { place: 'under', stake: '10' },
    { place: 'exact', stake: '5.01' },
  ],
});

describe('a round of dice', () => {
  it('has its events in order: cover, digits, wins, settlement', () => {
    const { events, payoutCentavos } = diceRules.settle(under60, 4723);
    expect(events).toEqual([
      { type: 'coverClosed', mode: 'percent' },
      { type: 'diceStopped', dice: [4, 7, 2, 3] },
      { type: 'positionWon', place: 'under', stake: 10_000n, pays: '9900/6000', payout: 16_500n },
      { type: 'roundSettled', stake: 10_000n, payout: 16_500n, tier: 'small' },
    ]);
    expect(payoutCentavos).toBe(16_500n);
  });

  it('loses under the target on the target itself, and wins over it', () => {
    expect(diceRules.settle(under60, 6000).payoutCentavos).toBe(0n);
    expect(diceRules.settle(under60, 5999).payoutCentavos).toBe(16_500n);
    const over = placed({ mode: 'percent', side: 'over', target: '60.00', stake: '1' });
    expect(diceRules.settle(over, 6000).payoutCentavos).toBe(247n);
    expect(diceRules.settle(over, 5999).payoutCentavos).toBe(0n);
  });

  it('pays one place of the sum at a time, floored to the centavo', () => {
    expect(diceRules.settle(places, [3, 4]).payoutCentavos).toBe(2975n);
    expect(diceRules.settle(places, [1, 1]).payoutCentavos).toBe(2376n);
    expect(diceRules.settle(places, [6, 6]).payoutCentavos).toBe(0n);
  });

  it('may pay at most what its best place pays', () => {
    expect(diceRules.maxPayoutCentavos(places)).toBe(2975n);
    expect(diceRules.maxPayoutCentavos(under60)).toBe(16_500n);
    const longShot = placed({ mode: 'percent', side: 'over', target: '99.99', stake: '2' });
    expect(diceRules.maxPayoutCentavos(longShot)).toBe(1_980_000n);
  });

  it('draws one number of 10,000, or two dice of six', () => {
    const reads: number[] = [];
    const draw = { uniform: (n: number) => reads.push(n) - 1, bits52: () => 0n };
    expect(diceRules.draw(draw, under60)).toBe(0);
    expect(diceRules.draw(draw, places)).toEqual([2, 3]);
    expect(reads).toEqual([10_000, 6, 6]);
  });

  it('refuses an outcome that no dice can show, and one of the other mode', () => {
    for (const wrong of [-1, 10_000, 1.5, '5', null, [1], [0, 1], [1, 7], [1, 2, 3], [1, '2']]) {
      expect(z.safeDecode(diceRules.outcome, wrong as never).success, JSON.stringify(wrong)).toBe(false);
    }
    expect(() => diceRules.settle(under60, [1, 2])).toThrow('other mode');
    expect(() => diceRules.settle(places, 12)).toThrow('other mode');
  });
});

describe('the RTP', () => {
  it('is 99 % for every target of either side, counted number by number', () => {
    // A local copy, because reading an import 196 million times is slow.
    const isWon = wins;
    for (const side of SIDES) {
      for (let winning = 1; winning <= WINNING_MAX; winning += 1) {
        const target = targetFor(side, winning);
        expect(winningNumbers(side, target)).toBe(winning);
        let counted = 0;
        for (let number = 0; number < 10_000; number += 1) if (isWon(side, target, number)) counted += 1;
        const { numerator, denominator } = percentPays(winning);
        if (BigInt(counted) * numerator * 100n !== 99n * 10_000n * denominator) {
          throw new Error(`${side} ${target} has another RTP`);
        }
      }
    }
  });

  it('is 99 % for every place of the sum, counted way by way', () => {
    const pairs = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const));
    for (const place of PLACES) {
      const ways = pairs.filter((pair) => placeOf(pair) === place).length;
      const { numerator, denominator } = SEVEN_PAYS[place];
      expect(BigInt(ways) * numerator * 100n).toBe(99n * 36n * denominator);
    }
    expect(multiplierText(SEVEN_PAYS.exact)).toBe('5.94');
  });

  it('under and over the same target never both win, and one of them always does', () => {
    for (const target of [200, 4_999, 5_000, 9_800]) {
      for (let number = 0; number < 10_000; number += 1) {
        if (wins('under', target, number) === wins('over', target, number))
          throw new Error(`${target}: ${number}`);
      }
    }
  });
});

it('reads a number from its digits', () => {
  for (const number of [0, 7, 386, 4723, 9999]) expect(numberOf(digitsOf(number))).toBe(number);
  expect(digitsOf(386)).toEqual([0, 3, 8, 6]);
});

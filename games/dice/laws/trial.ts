import * as fc from 'fast-check';
import { pesos, ROUND_STAKE, type Trial } from '../../kit/laws/trial';
import { hundredthsText } from '../rules/bet';
import { PLACES, SIDES } from '../rules/mode';
import { PUBLISHED_WINNING, percentKey } from '../rules/odds';
import { NUMBERS, targetFor, WINNING_MAX } from '../rules/percent';

const SIX = [0, 1, 2, 3, 4, 5] as const;

/**
 * Numbers of the draw in intervals of 50: every published target is at the end of one. The last number is an interval
 * of its own.
 */
const LOT = 50;
const lots = [...Array.from({ length: NUMBERS / LOT }, (_, lot) => lot * LOT), NUMBERS - 1];

const dicePercent: Trial = {
  mode: 'percent',
  bets: fc
    .record({
      side: fc.constantFrom(...SIDES),
      winning: fc.integer({ min: 1, max: WINNING_MAX }),
      stake: pesos,
    })
    .map(({ side, winning, stake }) => ({
      mode: 'percent',
      side,
      target: hundredthsText(targetFor(side, winning)),
      stake,
    })),
  outcomes: lots,
  weights: lots.map((start, index) => (lots[index + 1] ?? NUMBERS) - start),
  positions: SIDES.flatMap((side) =>
    PUBLISHED_WINNING.map((winning) => {
      const target = hundredthsText(targetFor(side, winning));
      // A stake of as many pesos as numbers win: each multiplier gives whole centavos of it.
      const bet = { mode: 'percent', side, target, stake: `${winning}.00` };
      return { odds: percentKey(winning), label: `${side} ${target}`, bet };
    }),
  ),
  returns: { numerator: 99n, denominator: 100n },
};

const diceSeven: Trial = {
  mode: 'seven',
  bets: fc
    .uniqueArray(fc.constantFrom(...PLACES), { minLength: 1, maxLength: PLACES.length })
    .chain((backed) =>
      fc.array(pesos, { minLength: backed.length, maxLength: backed.length }).map((each) => ({
        mode: 'seven',
        positions: PLACES.filter((place) => backed.includes(place)).map((place, index) => ({
          place,
          stake: each[index] ?? '1',
        })),
      })),
    ),
  outcomes: SIX.flatMap((a) => SIX.map((b) => [a + 1, b + 1])),
  positions: PLACES.map((place) => ({
    odds: place,
    label: place,
    bet: { mode: 'seven', positions: [{ place, stake: ROUND_STAKE }] },
  })),
  returns: { numerator: 99n, denominator: 100n },
};

/** The dice game's input for the laws. */
export const trials: readonly Trial[] = [dicePercent, diceSeven];

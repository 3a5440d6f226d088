import * as z from 'zod/mini';
import type { Draw } from '../../kit/rules/draw';
import { type Centavos, centavos, type Multiplier, payoutFloor, sum } from '../../kit/rules/money';
import type { GameRules, Settlement } from '../../kit/rules/rules';
import { winTier } from '../../kit/rules/tier';
import { type Bet, bet, type PercentBet, type SevenBet, stakeCentavos } from './bet';
import { type DiceEvent, event } from './events';
import { manifest } from './manifest';
import type { Place } from './mode';
import { odds } from './odds';
import { digitsOf, NUMBERS, percentPays, winningNumbers, wins } from './percent';
import { type Pair, placeOf, SEVEN_PAYS, SIDES_OF_DIE } from './seven';

/** Percent: a number of 0 to 9,999. Seven: what the two dice show. */
export type Outcome = number | Pair;

const isWithin = (value: unknown, low: number, high: number): boolean =>
  Number.isInteger(value) && Number(value) >= low && Number(value) <= high;

const outcome = z.custom<Outcome>((value) =>
  Array.isArray(value)
    ? value.length === 2 && value.every((die) => isWithin(die, 1, SIDES_OF_DIE))
    : isWithin(value, 0, NUMBERS - 1),
);

type Won = Extract<DiceEvent, { type: 'positionWon' }>;

const wonBy = (place: Place, stake: Centavos, pays: Multiplier): Won => ({
  type: 'positionWon',
  place,
  stake,
  pays: `${pays.numerator}/${pays.denominator}`,
  payout: payoutFloor(stake, pays),
});

function percentWins({ side, target, stake }: PercentBet, number: number): readonly Won[] {
  return wins(side, target, number) ? [wonBy(side, stake, percentPays(winningNumbers(side, target)))] : [];
}

function sevenWins({ positions }: SevenBet, pair: Pair): readonly Won[] {
  const shown = placeOf(pair);
  return positions
    .filter(({ place }) => place === shown)
    .map(({ place, stake }) => wonBy(place, stake, SEVEN_PAYS[place]));
}

/** Throws for an outcome of the other mode. */
function settle(placed: Bet, drawn: Outcome): Settlement<DiceEvent> {
  const isPair = typeof drawn !== 'number';
  if (isPair !== (placed.mode === 'seven')) throw new RangeError('the outcome belongs to the other mode');
  const stake = stakeCentavos(placed);
  const won =
    placed.mode === 'percent' ? percentWins(placed, drawn as number) : sevenWins(placed, drawn as Pair);
  const payout = sum(won.map((position) => position.payout));
  return {
    payoutCentavos: payout,
    events: [
      { type: 'coverClosed', mode: placed.mode },
      { type: 'diceStopped', dice: isPair ? [...drawn] : [...digitsOf(drawn)] },
      ...won,
      { type: 'roundSettled', stake, payout, tier: winTier(stake, payout) },
    ],
  };
}

function maxPayoutCentavos(placed: Bet): Centavos {
  if (placed.mode === 'percent') {
    return payoutFloor(placed.stake, percentPays(winningNumbers(placed.side, placed.target)));
  }
  // Only one place can win, so the highest payout is that of the best place.
  let most = centavos(0n);
  for (const { place, stake } of placed.positions) {
    const payout = payoutFloor(stake, SEVEN_PAYS[place]);
    if (payout > most) most = payout;
  }
  return most;
}

const throwDie = (draw: Draw): number => draw.uniform(SIDES_OF_DIE) + 1;

/** 10005, dice: four ten-sided dice read as a number, or two six-sided dice and their sum. */
export const diceRules: GameRules<Bet, Outcome, DiceEvent> = {
  id: manifest.id,
  name: manifest.name,
  version: 'v1',
  bet,
  outcome,
  event,
  odds,
  stakeCentavos,
  maxPayoutCentavos,
  draw: (draw, placed) =>
    placed.mode === 'seven' ? [throwDie(draw), throwDie(draw)] : draw.uniform(NUMBERS),
  settle,
};

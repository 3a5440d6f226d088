import { type Multiplier, multiplier, payoutFloor, ZERO } from '../../kit/rules/money';
import type { GameRules, Settlement } from '../../kit/rules/rules';
import { winTier } from '../../kit/rules/tier';
import { type Bet, bet } from './bet';
import { event, type SabongEvent } from './events';
import { manifest } from './manifest';
import { matchupOf, NUMBERS } from './matchups';
import { odds } from './odds';
import { type Outcome, outcome, outcomeOf } from './outcome';
import { opening, story } from './story';

/** The multiplier of a bet; a draw returns the stakes on both birds. Null if it lost. */
function paysOf({ side, card }: Bet, { winner }: Outcome): Multiplier | null {
  if (side === winner) return matchupOf(card).pays[side];
  return winner === 'draw' ? multiplier(1n) : null;
}

function settle(placed: Bet, ended: Outcome): Settlement<SabongEvent> {
  const { stake, side, card } = placed;
  const pays = paysOf(placed, ended);
  const payout = pays === null ? ZERO : payoutFloor(stake, pays);
  const events = story(ended);
  const endMs = events.at(-1)?.atMs ?? 0;
  return {
    payoutCentavos: payout,
    events: [
      opening(card),
      ...events,
      ...(pays === null
        ? []
        : [
            {
              type: 'sidePaid' as const,
              atMs: endMs,
              side,
              stake,
              pays: `${pays.numerator}/${pays.denominator}`,
              payout,
            },
          ]),
      { type: 'roundSettled', atMs: endMs, stake, payout, tier: winTier(stake, payout) },
    ],
  };
}

/** 10006, an animated random-number contest between two proud roosters. */
export const sabongRules: GameRules<Bet, Outcome, SabongEvent> = {
  id: manifest.id,
  name: manifest.name,
  version: 'v1',
  bet,
  outcome,
  event,
  odds,
  stakeCentavos: ({ stake }) => stake,
  maxPayoutCentavos: ({ stake, side, card }) => payoutFloor(stake, matchupOf(card).pays[side]),
  draw: (draw, { card }) => outcomeOf(card, draw.uniform(NUMBERS)),
  settle,
};

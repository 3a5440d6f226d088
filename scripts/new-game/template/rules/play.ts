import * as z from 'zod/mini';
import { payoutFloor, ZERO } from '../../../../games/kit/rules/money';
import type { GameRules, Settlement } from '../../../../games/kit/rules/rules';
import { winTier } from '../../../../games/kit/rules/tier';
import { type Bet, bet, SIDES, type Side } from './bet';
import { event, type NewgameEvent } from './events';
import { manifest } from './manifest';
import { odds, PAYS } from './paytable';

function settle({ side, stake }: Bet, landed: Side): Settlement<NewgameEvent> {
  const payout = side === landed ? payoutFloor(stake, PAYS) : ZERO;
  return {
    payoutCentavos: payout,
    events: [
      { type: 'tossed' },
      { type: 'landed', side: landed },
      ...(payout > 0n ? [{ type: 'sideWon' as const, side, payout }] : []),
      { type: 'roundSettled', stake, payout, tier: winTier(stake, payout) },
    ],
  };
}

/** Heads or tails at 1.98 times the stake. */
export const newgameRules: GameRules<Bet, Side, NewgameEvent> = {
  id: manifest.id,
  name: manifest.name,
  version: 'v1',
  bet,
  outcome: z.enum(SIDES),
  event,
  odds,
  stakeCentavos: ({ stake }) => stake,
  maxPayoutCentavos: ({ stake }) => payoutFloor(stake, PAYS),
  draw: (draw) => (draw.uniform(2) === 0 ? 'heads' : 'tails'),
  settle,
};

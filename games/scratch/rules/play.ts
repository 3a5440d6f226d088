import * as z from 'zod/mini';
import { payoutFloor, ZERO } from '../../kit/rules/money';
import type { GameRules, Settlement } from '../../kit/rules/rules';
import { winTier } from '../../kit/rules/tier';
import { type Bet, bet } from './bet';
import { type Card, drawCard, isCard, winnerOf } from './card';
import { event, motif, type ScratchEvent } from './events';
import { manifest } from './manifest';
import { odds, paysOf } from './prizes';

const outcome = z
  .strictObject({ pays: z.number(), panels: z.array(motif) })
  .check(z.refine(isCard, 'no such card is in the table'));

function settle({ stake }: Bet, card: Card): Settlement<ScratchEvent> {
  const bought: ScratchEvent = { type: 'ticketBought', stake };
  const shown: ScratchEvent = { type: 'panels', motifs: [...card.panels] };
  const winner = winnerOf(card);
  if (winner === null) {
    return {
      payoutCentavos: ZERO,
      events: [bought, shown, { type: 'roundSettled', stake, payout: ZERO, tier: 'loss' }],
    };
  }
  const pays = paysOf(winner);
  const payout = payoutFloor(stake, pays);
  const panels = card.panels.flatMap((panel, index) => (panel === winner ? [index] : []));
  const fraction = `${pays.numerator}/${pays.denominator}`;
  return {
    payoutCentavos: payout,
    events: [
      bought,
      shown,
      { type: 'matched', motif: winner, panels, pays: fraction, payout },
      { type: 'roundSettled', stake, payout, tier: winTier(stake, payout) },
    ],
  };
}

/** 10004, scratch: three of a motif among nine panels. */
export const scratchRules: GameRules<Bet, Card, ScratchEvent> = {
  id: manifest.id,
  name: manifest.name,
  version: 'v1',
  bet,
  outcome,
  event,
  odds,
  stakeCentavos: ({ stake }) => stake,
  maxPayoutCentavos: ({ stake }) => payoutFloor(stake, paysOf(0)),
  draw: drawCard,
  settle,
};

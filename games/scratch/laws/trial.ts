import { pesos, ROUND_STAKE, type Trial } from '../../kit/laws/trial';
import { CARD_COUNT, PRIZES } from '../rules/prizes';

/** One card of each prize and one without; the arrangement of its motifs changes no payout. */
const scratchCards = [
  ...PRIZES.map(({ pays }, motif) => ({
    pays,
    panels: [motif, ...[1, 2, 3, 4, 5, 6].map((step) => (motif + step) % 10), motif, motif],
  })),
  { pays: 0, panels: [0, 0, 1, 1, 2, 2, 3, 3, 4] },
];

const scratch: Trial = {
  bets: pesos.map((stake) => ({ stake })),
  outcomes: scratchCards,
  weights: [
    ...PRIZES.map(({ cards }) => cards),
    CARD_COUNT - PRIZES.reduce((sum, { cards }) => sum + cards, 0),
  ],
  positions: [{ odds: 'card', label: 'a ticket', bet: { stake: ROUND_STAKE } }],
  returns: { numerator: 97n, denominator: 100n },
};

/** The scratch game's input for the laws. */
export const trials: readonly Trial[] = [scratch];

import { type Centavos, centavos, payoutFloor, ZERO } from '../../kit/rules/money';
import { chance, type Fraction } from '../../kit/statistics/figures';
import { ALL_MOTIFS, CARD_COUNT, type Motif, PRIZES, paysOf } from '../rules/prizes';

/** A ticket that was opened: its prize, and what it cost. */
export interface Ticket {
  readonly prize: Motif | null;
  /** Null where it is not known. */
  readonly priceCentavos: Centavos | null;
}

export interface PrizeCount {
  /** Null for tickets without a prize. */
  readonly prize: Motif | null;
  readonly count: number;
  readonly chance: Fraction;
}

const CARDS_WITH_PRIZE = PRIZES.reduce((sum, { cards }) => sum + cards, 0);

/** Counts tickets by their prize, from the highest to none. */
export const countPrizes = (tickets: readonly Ticket[]): readonly PrizeCount[] =>
  [...ALL_MOTIFS, null].map((prize) => ({
    prize,
    count: tickets.filter((ticket) => ticket.prize === prize).length,
    chance: chance(prize === null ? CARD_COUNT - CARDS_WITH_PRIZE : (PRIZES[prize]?.cards ?? 0), CARD_COUNT),
  }));

/** What the tickets of one price have brought. */
export interface PriceCount {
  readonly priceCentavos: Centavos;
  readonly tickets: number;
  readonly withPrize: number;
  readonly paidCentavos: Centavos;
}

/** Counts tickets by their price, from the lowest; tickets without a known price are left out. */
export function countPrices(tickets: readonly Ticket[]): readonly PriceCount[] {
  const byPrice = new Map<Centavos, PriceCount>();
  for (const { prize, priceCentavos } of tickets) {
    if (priceCentavos === null) continue;
    const before = byPrice.get(priceCentavos) ?? {
      priceCentavos,
      tickets: 0,
      withPrize: 0,
      paidCentavos: ZERO,
    };
    const paid = prize === null ? ZERO : payoutFloor(priceCentavos, paysOf(prize));
    byPrice.set(priceCentavos, {
      priceCentavos,
      tickets: before.tickets + 1,
      withPrize: before.withPrize + (prize === null ? 0 : 1),
      paidCentavos: centavos(before.paidCentavos + paid),
    });
  }
  return [...byPrice.values()].toSorted((a, b) => Number(a.priceCentavos - b.priceCentavos));
}

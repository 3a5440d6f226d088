import { type Multiplier, multiplier } from '../../kit/rules/money';
import type { Odds } from '../../kit/rules/rules';

/** Cards in the table, all equally likely. */
export const CARD_COUNT = 1_000_000;

/** The prizes from the top; the index of a prize is the number of its motif. */
export type Motif = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

interface Prize {
  /** Multiplier. */
  readonly pays: number;
  /** Cards of {@link CARD_COUNT} that win it. */
  readonly cards: number;
}

/** From 10,000 times the stake down to once; the other cards win nothing. */
export const PRIZES: readonly Prize[] = [
  { pays: 10_000, cards: 2 },
  { pays: 1_000, cards: 20 },
  { pays: 500, cards: 40 },
  { pays: 100, cards: 500 },
  { pays: 50, cards: 1_000 },
  { pays: 20, cards: 4_000 },
  { pays: 10, cards: 10_000 },
  { pays: 5, cards: 30_000 },
  { pays: 2, cards: 120_000 },
  { pays: 1, cards: 240_000 },
];

export const ALL_MOTIFS: readonly Motif[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The multiplier of three panels of a motif. */
export const paysOf = (motif: Motif): Multiplier => multiplier(BigInt(PRIZES[motif]?.pays ?? 0));

/** The prize of a card by its number, 0 to 999,999: the first whose cumulative count exceeds it; null for none. */
export function prizeOfCard(number: number): Motif | null {
  let total = 0;
  for (const motif of ALL_MOTIFS) {
    total += PRIZES[motif]?.cards ?? 0;
    if (number < total) return motif;
  }
  return null;
}

/** The published odds: only one bet, because all cards are bought unseen. */
export const odds: readonly Odds[] = [
  {
    key: 'card',
    ways: PRIZES.map(({ pays, cards }) => ({ count: cards, pays: multiplier(BigInt(pays)) })),
    outcomes: CARD_COUNT,
  },
];

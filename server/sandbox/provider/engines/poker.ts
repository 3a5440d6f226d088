import type { Choice, Engine, Played } from './engine';

const RANKS = 13;
const CARDS = 52;
const HAND = 5;
/** Ranks run from the ace (0) to the king (12). */
const ACE = 0;
const JACK = 10;

/** Paying hands from the best on, with their payouts as multiples of the stake, the stake included. */
export const HANDS = [
  ['royalFlush', 800],
  ['straightFlush', 50],
  ['fourOfAKind', 25],
  ['fullHouse', 9],
  ['flush', 6],
  ['straight', 4],
  ['threeOfAKind', 3],
  ['twoPair', 2],
  ['jacks', 1],
] as const;
export type HandName = (typeof HANDS)[number][0];
const PAYS = new Map<HandName, number>(HANDS);

/** The paying hand of five cards; null for none. A card is suit x 13 + rank. */
export function handName(cards: readonly number[]): HandName | null {
  const counts = new Array<number>(RANKS).fill(0);
  let suits = 0;
  let ranks = 0;
  for (const card of cards) {
    const rank = card % RANKS;
    counts[rank] = (counts[rank] ?? 0) + 1;
    suits |= 1 << Math.floor(card / RANKS);
    ranks |= 1 << rank;
  }
  const isFlush = (suits & (suits - 1)) === 0;
  // Bit 13 repeats the ace above the king.
  const run = ranks | ((ranks & 1) << RANKS);
  const isStraight = (run & (run >> 1) & (run >> 2) & (run >> 3) & (run >> 4)) !== 0;
  const isRoyal = isStraight && ((run >> 9) & 0b1_1111) === 0b1_1111;
  if (isFlush && isStraight) return isRoyal ? 'royalFlush' : 'straightFlush';
  const most = Math.max(...counts);
  const pairs = counts.filter((count) => count === 2).length;
  if (most === 4) return 'fourOfAKind';
  if (most === 3 && pairs === 1) return 'fullHouse';
  if (isFlush) return 'flush';
  if (isStraight) return 'straight';
  if (most === 3) return 'threeOfAKind';
  if (pairs === 2) return 'twoPair';
  const pair = counts.indexOf(2);
  return pair === ACE || pair >= JACK ? 'jacks' : null;
}

/** Payout of five cards as a multiple of the stake, the stake included. */
export function timesOf(cards: readonly number[]): number {
  const hand = handName(cards);
  return hand === null ? 0 : (PAYS.get(hand) ?? 0);
}

const isHold = (place: number): boolean => Number.isInteger(place) && place >= 0 && place < HAND;

/** Five cards are dealt; those that are not held are replaced once. The decision is the places held. */
export const poker: Engine = {
  stakesCentavos: [100, 200, 500, 1_000, 2_000, 5_000],
  play(stakeCentavos, choice, below) {
    if (choice.length !== 1 || choice[0] !== 0) return null;
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    const take = () => deck.splice(below(deck.length), 1)[0] ?? 0;
    const dealt = Array.from({ length: HAND }, take);
    return {
      outcome: { cards: dealt, held: [], hand: handName(dealt), isOver: false },
      // As dealt.
      absent: [0, 1, 2, 3, 4],
      addedCentavos: (held: Choice) => (held.every(isHold) && new Set(held).size === held.length ? 0 : null),
      decide(held: Choice): Played {
        const cards = dealt.map((card, place) => (held.includes(place) ? card : take()));
        const outcome = { cards, held: [...held], hand: handName(cards), isOver: true };
        return { payoutCentavos: stakeCentavos * timesOf(cards), outcome };
      },
    };
  },
};

/**
 * Payouts divided by stakes with the best holds. `pokerReturn` takes seconds to reach it, by trying every deal
 * and every hold, so a test compares the two.
 */
export const POKER_RETURN = '99.54%';

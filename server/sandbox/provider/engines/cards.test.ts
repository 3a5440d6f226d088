import { describe, expect, it } from 'vitest';
import { looks } from '../client/paint';
import { bestDecision, blackjack, blackjackReturn, handOf } from './blackjack';
import { type Below, type Choice, isOver, type Played, type Turn } from './engine';
import { HANDS, handName, POKER_RETURN, poker, timesOf } from './poker';

const seeded = (seed: number): Below => {
  const next = looks(seed);
  return (n) => Math.floor(next() * n);
};
/** Cards in dealing order, as the numbers that are drawn. */
const dealing = (...drawn: number[]): Below => {
  return () => drawn.shift() ?? Number.NaN;
};

/** Plays a round to its end; returns it with the sum of its stakes. */
function playOut(first: Turn | null, stakeCentavos: number, decide: (outcome: never) => Choice) {
  if (first === null) throw new Error('no such bet');
  let turn: Turn = first;
  let staked = stakeCentavos;
  while (!isOver(turn)) {
    const decision = decide(turn.outcome as never);
    staked += turn.addedCentavos(decision) ?? Number.NaN;
    turn = turn.decide(decision);
  }
  return { played: turn, staked };
}

describe('blackjack', () => {
  interface Shown {
    readonly player: readonly number[];
    readonly dealer: readonly number[];
    readonly result: string;
  }
  const best = ({ player, dealer }: Shown): Choice => [bestDecision(player, dealer[0] ?? 0)];

  it('returns 99.00% of all stakes with the best decisions', () => {
    expect(Math.floor(blackjackReturn() * 10_000) / 100).toBe(99);
  });

  it('returns close to that when it is played', () => {
    const below = seeded(99);
    let [paid, staked] = [0, 0];
    for (let round = 0; round < 200_000; round += 1) {
      const result = playOut(blackjack.play(100, [0], below), 100, best);
      paid += result.played.payoutCentavos;
      staked += result.staked;
    }
    expect(Math.abs(paid / staked - blackjackReturn())).toBeLessThan(0.008);
  });

  it('decides as the published strategy does', () => {
    const [ACE, TWO, SIX, SEVEN, TEN] = [0, 1, 5, 6, 9];
    expect(bestDecision([TEN, SIX], SIX)).toBe(0);
    expect(bestDecision([TEN, SIX], TEN)).toBe(1);
    expect(bestDecision([SIX, 4], SIX)).toBe(2);
    expect(bestDecision([TEN, TWO], TWO)).toBe(1);
    expect(bestDecision([ACE, SIX], TWO)).toBe(1);
    expect(bestDecision([TEN, SEVEN], ACE)).toBe(0);
  });

  it('counts an ace as eleven where that does not bust', () => {
    expect(handOf([0, 12])).toEqual({ total: 21, isSoft: true });
    expect(handOf([0, 13, 7])).toEqual({ total: 20, isSoft: true });
    expect(handOf([0, 13, 26, 12])).toEqual({ total: 13, isSoft: false });
  });

  it('pays 2.5 for a blackjack, 1 for a push, and nothing after a bust', () => {
    const over = (turn: Turn | null) => turn as Played;
    expect(over(blackjack.play(1_000, [0], dealing(0, 12, 5, 6))).payoutCentavos).toBe(2_500);
    expect(over(blackjack.play(1_000, [0], dealing(0, 12, 13, 10))).payoutCentavos).toBe(1_000);
    expect(over(blackjack.play(1_000, [0], dealing(9, 8, 13, 10)))).toMatchObject({
      payoutCentavos: 0,
      outcome: { result: 'lose' },
    });
    const bust = playOut(blackjack.play(1_000, [0], dealing(9, 5, 4, 4, 9)), 1_000, () => [1]);
    expect(bust.played).toMatchObject({ payoutCentavos: 0, outcome: { result: 'bust' } });
  });

  it('doubles the stake for one more card', () => {
    // Eleven against a six; then ten; the dealer draws to 26.
    const { played, staked } = playOut(blackjack.play(1_000, [0], dealing(5, 4, 5, 9, 9, 9)), 1_000, () => [
      2,
    ]);
    expect(staked).toBe(2_000);
    expect(played).toMatchObject({ payoutCentavos: 4_000, outcome: { result: 'win', isDoubled: true } });
  });

  it('shows one card of the dealer until the player has finished', () => {
    const turn = blackjack.play(500, [0], dealing(9, 5, 4, 4)) as Exclude<Turn, Played>;
    expect(turn.outcome).toMatchObject({ dealer: [4], result: null });
    expect(turn.addedCentavos([3])).toBeNull();
    expect(turn.addedCentavos([])).toBeNull();
    expect(isOver(turn.decide(turn.absent))).toBe(true);
  });
});

describe('jacks or better', () => {
  const hand = (...cards: number[]) => handName(cards);

  it('names every paying hand', () => {
    expect(hand(0, 9, 10, 11, 12)).toBe('royalFlush');
    expect(hand(0, 1, 2, 3, 4)).toBe('straightFlush');
    expect(hand(3, 16, 29, 42, 4)).toBe('fourOfAKind');
    expect(hand(3, 16, 29, 4, 17)).toBe('fullHouse');
    expect(hand(0, 2, 5, 7, 9)).toBe('flush');
    expect(hand(0, 22, 10, 11, 12)).toBe('straight');
    expect(hand(3, 16, 29, 4, 6)).toBe('threeOfAKind');
    expect(hand(3, 16, 4, 17, 6)).toBe('twoPair');
    expect(hand(10, 23, 4, 16, 6)).toBe('jacks');
    expect(hand(0, 13, 4, 16, 6)).toBe('jacks');
    expect(hand(9, 22, 4, 16, 6)).toBeNull();
    // No straight goes around the ace.
    expect(hand(11, 12, 0, 1, 15)).toBeNull();
  });

  it('replaces only what is not held, never with a card that was dealt', () => {
    const below = seeded(5);
    for (let round = 0; round < 500; round += 1) {
      const first = poker.play(500, [0], below) as Exclude<Turn, Played>;
      const { cards: dealt } = first.outcome as { cards: number[] };
      const { cards } = first.decide([1, 3]).outcome as { cards: number[] };
      expect([cards[1], cards[3]]).toEqual([dealt[1], dealt[3]]);
      expect(new Set([...dealt, ...cards]).size).toBe(8);
    }
    const first = poker.play(500, [0], below) as Exclude<Turn, Played>;
    for (const held of [[5], [0, 0], [-1], [0.5]]) expect(first.addedCentavos(held)).toBeNull();
    expect(first.addedCentavos([])).toBe(0);
  });

  it('returns 99.54% with the best holds, by every deal and every hold', () => {
    const { all, best } = exhaustive();
    expect(all).toBe(2_598_960);
    expect(`${(Math.floor(best * 10_000) / 100).toFixed(2)}%`).toBe(POKER_RETURN);
    expect((best * 100).toFixed(4)).toBe('99.5439');
  });

  it('lists its hands from the best on', () => {
    const pays = HANDS.map(([, times]) => times);
    expect(pays).toEqual(pays.toSorted((one, other) => other - one));
  });
});

/**
 * The return with the best holds. For each set of at most five cards, the payouts of all hands that contain it are
 * summed; what a hold pays then follows by inclusion and exclusion of the cards that it gives away.
 */
function exhaustive(): { all: number; best: number } {
  const CARDS = 52;
  const choose = Array.from({ length: CARDS + 1 }, () => new Float64Array(6));
  for (let n = 0; n <= CARDS; n += 1)
    for (let k = 0; k <= 5; k += 1)
      (choose[n] as Float64Array)[k] =
        k === 0 ? 1 : n === 0 ? 0 : (choose[n - 1]?.[k - 1] ?? 0) + (choose[n - 1]?.[k] ?? 0);
  const sums = Array.from({ length: 6 }, (_, size) => new Int32Array(choose[CARDS]?.[size] ?? 0));
  /** The place of each of the 32 subsets of ascending cards in the sums of its size. */
  const places = new Int32Array(32);
  const sizes = Array.from(
    { length: 32 },
    (_, set) => [...set.toString(2)].filter((bit) => bit === '1').length,
  );
  const placed = (cards: readonly number[]) => {
    for (let set = 0; set < 32; set += 1) {
      let [place, size] = [0, 0];
      for (let bit = 0; bit < 5; bit += 1) {
        if ((set & (1 << bit)) === 0) continue;
        size += 1;
        place += choose[cards[bit] ?? 0]?.[size] ?? 0;
      }
      places[set] = place;
    }
  };
  const eachHand = (visit: (cards: readonly number[]) => void) => {
    const cards = [0, 0, 0, 0, 0];
    for (let a = 0; a < 48; a += 1)
      for (let b = a + 1; b < 49; b += 1)
        for (let c = b + 1; c < 50; c += 1)
          for (let d = c + 1; d < 51; d += 1)
            for (let e = d + 1; e < CARDS; e += 1) {
              [cards[0], cards[1], cards[2], cards[3], cards[4]] = [a, b, c, d, e];
              visit(cards);
            }
  };
  eachHand((cards) => {
    const times = timesOf(cards);
    if (times === 0) return;
    placed(cards);
    for (let set = 0; set < 32; set += 1) {
      const ofSize = sums[sizes[set] ?? 0] as Int32Array;
      ofSize[places[set] ?? 0] = (ofSize[places[set] ?? 0] ?? 0) + times;
    }
  });
  /** The number of ways to draw the cards that a hold of that size replaces. */
  const ways = Array.from({ length: 6 }, (_, size) => choose[47]?.[5 - size] ?? 1);
  const alternating = new Float64Array(32);
  let [all, total] = [0, 0];
  eachHand((cards) => {
    placed(cards);
    for (let set = 0; set < 32; set += 1)
      alternating[set] = (sums[sizes[set] ?? 0]?.[places[set] ?? 0] ?? 0) * 1;
    // After each bit, an entry without it counts only hands without that card.
    for (let bit = 1; bit < 32; bit *= 2)
      for (let set = 0; set < 32; set += 1)
        if ((set & bit) === 0) alternating[set] = (alternating[set] ?? 0) - (alternating[set | bit] ?? 0);
    let best = 0;
    for (let set = 0; set < 32; set += 1)
      best = Math.max(best, (alternating[set] ?? 0) / (ways[sizes[set] ?? 0] ?? 1));
    all += 1;
    total += best;
  });
  return { all, best: total / all };
}

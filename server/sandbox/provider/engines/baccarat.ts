import { type Below, type Fraction, type InstantEngine, type Played, soleOf } from './engine';

const DECKS = 8;
const RANKS = 13;
const SUITS = 4;
export const SPOTS = ['player', 'banker', 'tie'] as const;
type Side = (typeof SPOTS)[number];

/** Ace counts 1, ten and pictures 0; ranks run from ace (0) to king (12). */
const pointsOf = (rank: number): number => (rank < 9 ? rank + 1 : 0);

/** The third-card rule: whether the banker draws on `total` after the player's third card, or without one. */
function bankerDraws(total: number, third: number | null): boolean {
  if (third === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

export interface Coup {
  readonly winner: Side;
  readonly totals: readonly [number, number];
  /** Number of cards used, two or three of each side. */
  readonly drawn: readonly [number, number];
}

/** Plays a coup from the values of the cards in dealing order. */
export function coupOf(next: () => number): Coup {
  const player = next() + next();
  const banker = next() + next();
  let [p, b] = [player % 10, banker % 10];
  let drawn: [number, number] = [2, 2];
  if (p < 8 && b < 8) {
    const third = p <= 5 ? next() : null;
    const draws = bankerDraws(b, third);
    if (third !== null) p = (p + third) % 10;
    if (draws) b = (b + next()) % 10;
    drawn = [third === null ? 2 : 3, draws ? 3 : 2];
  }
  return { winner: p > b ? 'player' : b > p ? 'banker' : 'tie', totals: [p, b], drawn };
}

/** Payout of a stake of 100, the stake included. */
function returned(spot: Side, winner: Side): number {
  if (winner === 'tie') return spot === 'tie' ? 900 : 100;
  if (spot !== winner) return 0;
  return spot === 'banker' ? 195 : 200;
}

export function playBaccarat(stakeCentavos: number, choice: number, below: Below): Played | null {
  const spot = SPOTS[choice];
  if (spot === undefined) return null;
  // A shoe of eight decks, shuffled for each coup.
  const left = new Array<number>(RANKS * SUITS).fill(DECKS);
  let size = DECKS * RANKS * SUITS;
  const cards: number[] = [];
  const coup = coupOf(() => {
    let place = below(size);
    let card = 0;
    while (place >= (left[card] ?? 0)) {
      place -= left[card] ?? 0;
      card += 1;
    }
    left[card] = (left[card] ?? 0) - 1;
    size -= 1;
    cards.push(card);
    return pointsOf(card % RANKS);
  });
  return {
    payoutCentavos: (stakeCentavos / 100) * returned(spot, coup.winner),
    outcome: { ...coup, ...handsOf(cards, coup), spot },
  };
}

/** The cards come player, player, banker, banker, then the thirds. */
function handsOf(cards: readonly number[], { drawn }: Coup): { player: number[]; banker: number[] } {
  const thirds = cards.slice(4);
  const player = [...cards.slice(0, 2), ...(drawn[0] === 3 ? thirds.splice(0, 1) : [])];
  return { player, banker: [...cards.slice(2, 4), ...thirds] };
}

export const baccarat: InstantEngine = {
  stakesCentavos: [500, 1_000, 2_000, 5_000, 10_000, 50_000],
  play: (stakeCentavos, choice, below) => playBaccarat(stakeCentavos, soleOf(choice), below),
};

/** Exact, by dealing every order of values that a shoe allows. */
export function baccaratReturn(spot: Side): Fraction {
  const counts = Array.from({ length: 10 }, (_, value) => DECKS * SUITS * (value === 0 ? 4 : 1));
  let over = 0n;
  const size = DECKS * SUITS * RANKS;
  const depth = 6;
  const cards: number[] = [];
  /** Number of ways to choose the cards so far; stays below 2^53. */
  const walk = (ways: number): void => {
    let used = 0;
    let isShort = false;
    const coup = coupOf(() => {
      const value = cards[used];
      used += 1;
      if (value === undefined) isShort = true;
      return value ?? 0;
    });
    if (!isShort) {
      // Unused cards may be any of those left.
      let rest = 1n;
      for (let left = size - cards.length; left > size - depth; left -= 1) rest *= BigInt(left);
      over += BigInt(ways) * rest * BigInt(returned(spot, coup.winner));
      return;
    }
    for (let value = 0; value < 10; value += 1) {
      const count = counts[value] ?? 0;
      counts[value] = count - 1;
      cards.push(value);
      walk(ways * count);
      cards.pop();
      counts[value] = count;
    }
  };
  walk(1);
  let under = 100n;
  for (let left = size; left > size - depth; left -= 1) under *= BigInt(left);
  return { over, under };
}

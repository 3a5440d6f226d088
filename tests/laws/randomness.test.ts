import { beforeAll, describe, expect, it } from 'vitest';
import { createDraw, type DrawName, drawsOf } from '../../games/kit/rules/draw';
import { chiSquareChance } from './chiSquare';

/**
 * The classic tests of Knuth (The Art of Computer Programming, volume 2, 3.3.2) on the draw that is shipped,
 * read as the games read it: one short stream a round, under fixed seeds. Each names how likely pure luck would
 * look at least so uneven; none may fall under this.
 */
const LEAST_CHANCE = 0.001;
const ROUNDS = 200_000;

const SEEDS = [0x01, 0x5a, 0xc3].map((fill) => new Uint8Array(32).fill(fill));

/** One number of each round, in the order of the rounds. */
function numbersOf(seed: Uint8Array, n: number, game: DrawName = 'ring'): readonly number[] {
  const draws = drawsOf({ serverSeed: seed, clientSeed: 'chance' });
  return Array.from({ length: ROUNDS }, (_, nonce) => draws(game, nonce).uniform(n));
}

const even = (cells: number): readonly number[] => Array.from({ length: cells }, () => 1 / cells);

function tally(cells: number, values: Iterable<number>): readonly number[] {
  const counts = Array.from({ length: cells }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Values in groups of `size`, without a rest. */
function* groups(values: readonly number[], size: number): Generator<readonly number[]> {
  for (let at = 0; at + size <= values.length; at += size) yield values.slice(at, at + size);
}

/** Stirling numbers of the second kind for five, by how many kinds are among five values of ten. */
const POKER_CHANCES = [1, 15, 25, 10, 1].map((ways, index) => {
  let arrangements = ways;
  for (let kind = 0; kind <= index; kind += 1) arrangements *= 10 - kind;
  return arrangements / 10 ** 5;
});

describe.each(SEEDS)('numbers of a seed', (seed) => {
  // Orders and runs look at the same whole words.
  let words: readonly number[];
  beforeAll(() => {
    words = numbersOf(seed, 2 ** 32);
  }, 120_000);

  it.each([2, 6, 9, 200, 1_000, 10_000])('are spread evenly over %i places', (n) => {
    const counts = tally(n, numbersOf(seed, n));
    expect(chiSquareChance(counts, even(n))).toBeGreaterThan(LEAST_CHANCE);
  });

  it('follow each other without regard (serial)', () => {
    const pairs = [...groups(numbersOf(seed, 20), 2)].map(([a = 0, b = 0]) => a * 20 + b);
    expect(chiSquareChance(tally(400, pairs), even(400))).toBeGreaterThan(LEAST_CHANCE);
  });

  it('come back after gaps of the right lengths', () => {
    const chances = Array.from({ length: 20 }, (_, length) => 0.25 * 0.75 ** length);
    chances.push(0.75 ** 20);
    const gaps: number[] = [];
    let gap = 0;
    for (const value of numbersOf(seed, 8)) {
      if (value < 2) {
        gaps.push(Math.min(gap, 20));
        gap = 0;
      } else gap += 1;
    }
    expect(chiSquareChance(tally(21, gaps), chances)).toBeGreaterThan(LEAST_CHANCE);
  });

  it('make hands of five as often as chance does (poker)', () => {
    const kinds = [...groups(numbersOf(seed, 10), 5)].map((hand) => new Set(hand).size - 1);
    expect(chiSquareChance(tally(5, kinds), POKER_CHANCES)).toBeGreaterThan(LEAST_CHANCE);
  });

  it('stand in every order alike (permutation)', () => {
    const orders: number[] = [];
    for (const four of groups(words, 4)) {
      let order = 0;
      for (let place = 3; place > 0; place -= 1) {
        const smaller = four.slice(0, place).filter((value) => value < (four[place] ?? 0)).length;
        order = order * (place + 1) + smaller;
      }
      orders.push(order);
    }
    expect(chiSquareChance(tally(24, orders), even(24))).toBeGreaterThan(LEAST_CHANCE);
  });

  it('rise in runs of the right lengths', () => {
    // After each run one number is thrown away, so that the runs know nothing of each other.
    const chances = [1, 2, 3, 4, 5].map((length) => 1 / factorial(length) - 1 / factorial(length + 1));
    chances.push(1 / factorial(6));
    const lengths: number[] = [];
    for (let at = 0; at + 1 < words.length; at += 1) {
      let length = 1;
      while (at + 1 < words.length && (words[at + 1] ?? 0) > (words[at] ?? 0)) {
        length += 1;
        at += 1;
      }
      lengths.push(Math.min(length, 6) - 1);
      at += 1;
    }
    expect(chiSquareChance(tally(6, lengths), chances)).toBeGreaterThan(LEAST_CHANCE);
  });

  it('do not follow from the game beside it, the round before it or the place in the stream', () => {
    const ring = numbersOf(seed, 12);
    const dice = numbersOf(seed, 12, 'dice');
    expect(
      chiSquareChance(
        tally(
          144,
          ring.map((value, at) => value * 12 + (dice[at] ?? 0)),
        ),
        even(144),
      ),
    ).toBeGreaterThan(LEAST_CHANCE);
    const inOne: number[] = [];
    for (let nonce = 0; nonce < ROUNDS / 4; nonce += 1) {
      const draw = createDraw('color', { serverSeed: seed, clientSeed: 'chance', nonce });
      inOne.push(draw.uniform(6) * 36 + draw.uniform(6) * 6 + draw.uniform(6));
    }
    expect(chiSquareChance(tally(216, inOne), even(216))).toBeGreaterThan(LEAST_CHANCE);
  });
});

describe('the tests themselves', () => {
  it('know the table of chi-square', () => {
    // 95 % points for 1, 10 and 199 degrees of freedom.
    for (const [cells, point] of [
      [2, 3.841],
      [11, 18.307],
      [200, 232.912],
    ] as const) {
      const total = 1_000_000;
      const shift = Math.sqrt((point * total) / cells / 2);
      const counts = even(cells).map((share, cell) =>
        cell < 2 ? total * share + (cell === 0 ? shift : -shift) : total * share,
      );
      expect(chiSquareChance(counts, even(cells))).toBeCloseTo(0.05, 3);
    }
  });

  it('find a draw that takes a word modulo its places', () => {
    const seed = new Uint8Array(32).fill(9);
    const n = 3_000_000_000;
    const biased = Array.from({ length: 20_000 }, (_, nonce) => {
      const word = createDraw('ring', { serverSeed: seed, clientSeed: 'x', nonce }).uniform(2 ** 32);
      return Math.floor((word % n) / (n / 3));
    });
    expect(chiSquareChance(tally(3, biased), even(3))).toBeLessThan(LEAST_CHANCE);
  });
});

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

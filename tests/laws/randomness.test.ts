import { beforeAll, describe, expect, it } from 'vitest';
import { createDraw, type DrawName, drawsOf } from '../../games/kit/rules/draw';
import { isWhole } from '../support/whole';
import { chiSquareChance } from './chiSquare';

/**
 * Knuth's empirical tests (The Art of Computer Programming, volume 2, 3.3.2) on the real draw, used as the
 * games use it: one short stream per round, with fixed seeds. A test fails if the probability of so uneven a
 * result is below this.
 */
const MIN_PROBABILITY = 0.001;
const ROUNDS = 200_000;

/** One in every run; `npm run soak -- whole randomness` draws from all three. */
const SEEDS = [0x01, 0x5a, 0xc3].slice(0, isWhole ? 3 : 1).map((fill) => new Uint8Array(32).fill(fill));

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

/** Splits values into groups of `size`; a remainder is dropped. */
function* groups(values: readonly number[], size: number): Generator<readonly number[]> {
  for (let at = 0; at + size <= values.length; at += size) yield values.slice(at, at + size);
}

/** By the number of distinct values among five of ten (Stirling numbers of the second kind). */
const POKER_CHANCES = [1, 15, 25, 10, 1].map((ways, index) => {
  let arrangements = ways;
  for (let kind = 0; kind <= index; kind += 1) arrangements *= 10 - kind;
  return arrangements / 10 ** 5;
});

describe.each(SEEDS)('numbers drawn from a seed', (seed) => {
  // The permutation and run tests use the same 32-bit words.
  let words: readonly number[];
  beforeAll(() => {
    words = numbersOf(seed, 2 ** 32);
  });

  it.each([2, 6, 9, 200, 1_000, 10_000])('are uniform over %i values', (n) => {
    const counts = tally(n, numbersOf(seed, n));
    expect(chiSquareChance(counts, even(n))).toBeGreaterThan(MIN_PROBABILITY);
  });

  it('are uniform in pairs (serial test)', () => {
    const pairs = [...groups(numbersOf(seed, 20), 2)].map(([a = 0, b = 0]) => a * 20 + b);
    expect(chiSquareChance(tally(400, pairs), even(400))).toBeGreaterThan(MIN_PROBABILITY);
  });

  it('recur after gaps of the expected lengths (gap test)', () => {
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
    expect(chiSquareChance(tally(21, gaps), chances)).toBeGreaterThan(MIN_PROBABILITY);
  });

  it('have the expected number of distinct values in groups of five (poker test)', () => {
    const kinds = [...groups(numbersOf(seed, 10), 5)].map((hand) => new Set(hand).size - 1);
    expect(chiSquareChance(tally(5, kinds), POKER_CHANCES)).toBeGreaterThan(MIN_PROBABILITY);
  });

  it('have every order equally often in groups of four (permutation test)', () => {
    const orders: number[] = [];
    for (const four of groups(words, 4)) {
      let order = 0;
      for (let place = 3; place > 0; place -= 1) {
        const smaller = four.slice(0, place).filter((value) => value < (four[place] ?? 0)).length;
        order = order * (place + 1) + smaller;
      }
      orders.push(order);
    }
    expect(chiSquareChance(tally(24, orders), even(24))).toBeGreaterThan(MIN_PROBABILITY);
  });

  it('have ascending runs of the expected lengths (run test)', () => {
    // The number after each run is dropped, so that run lengths are independent.
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
    expect(chiSquareChance(tally(6, lengths), chances)).toBeGreaterThan(MIN_PROBABILITY);
  });

  it('are independent of other games with the same seeds, and of each other within a round', () => {
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
    ).toBeGreaterThan(MIN_PROBABILITY);
    const inOne: number[] = [];
    for (let nonce = 0; nonce < ROUNDS / 4; nonce += 1) {
      const draw = createDraw('color', { serverSeed: seed, clientSeed: 'chance', nonce });
      inOne.push(draw.uniform(6) * 36 + draw.uniform(6) * 6 + draw.uniform(6));
    }
    expect(chiSquareChance(tally(216, inOne), even(216))).toBeGreaterThan(MIN_PROBABILITY);
  });
});

describe('the statistical tests', () => {
  it('agree with the chi-square table', () => {
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

  it('detect modulo bias', () => {
    const seed = new Uint8Array(32).fill(9);
    const n = 3_000_000_000;
    const biased = Array.from({ length: 20_000 }, (_, nonce) => {
      const word = createDraw('ring', { serverSeed: seed, clientSeed: 'x', nonce }).uniform(2 ** 32);
      return Math.floor((word % n) / (n / 3));
    });
    expect(chiSquareChance(tally(3, biased), even(3))).toBeLessThan(MIN_PROBABILITY);
  });
});

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

import { expect, it } from 'vitest';
import { Rng } from './rng';
import { uniform } from './uniform';

/** Every byte in turn. */
function everyByte() {
  let next = 0;
  return (count: number) => new Uint8Array(count).map(() => next++ % 256);
}

it.each([1, 2, 10, 31, 200, 256])('gives each of %i numbers equally often', (n) => {
  const bytes = everyByte();
  const counts = new Map<number, number>();
  const perRound = 256 - (256 % n);
  for (let drawn = 0; drawn < perRound; drawn += 1) {
    const number = uniform(bytes, n);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, at) => at));
  expect(new Set(counts.values())).toEqual(new Set([perRound / n]));
});

it.each([0, 257, 2.5])('refuses %d numbers', (n) => {
  expect(() => uniform(everyByte(), n)).toThrow(RangeError);
});

it('picks numbers of both games of lotto within their bounds', () => {
  const rng = new Rng(everyByte());
  const picked = Array.from({ length: 100 }, () => rng.luckyNumbers(2, 1, 31)).flat();
  expect(Math.min(...picked)).toBe(1);
  expect(Math.max(...picked)).toBe(31);
  expect(new Rng(everyByte()).luckyNumbers(3, 0, 9)).toEqual([0, 1, 2]);
});

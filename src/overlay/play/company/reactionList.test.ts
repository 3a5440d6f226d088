import { expect, it } from 'vitest';
import {
  COUNT_MS,
  countsAt,
  FLOAT_MS,
  floatingAt,
  nextChangeMs,
  placeOf,
  withReactions,
} from './reactionList';

const heart = { reaction: 'heart', name: 'E…a', count: 1 } as const;
const clap = { reaction: 'clap', name: 'T…o', count: 3 } as const;

it('floats for a while and is counted for longer', () => {
  const list = withReactions([], [heart, clap], 1_000);
  expect(floatingAt(list, 1_000)).toHaveLength(2);
  expect(floatingAt(list, 1_000 + FLOAT_MS)).toEqual([]);
  expect(countsAt(list, 1_000 + FLOAT_MS)).toEqual({ heart: 1, clap: 3 });
  expect(countsAt(list, 1_000 + COUNT_MS)).toEqual({});
});

it('adds counts up, and forgets what is old when more arrives', () => {
  const first = withReactions([], [clap], 0);
  const both = withReactions(first, [clap, heart], COUNT_MS - 1);
  expect(countsAt(both, COUNT_MS - 1)).toEqual({ clap: 6, heart: 1 });
  expect(withReactions(both, [heart], COUNT_MS).map(({ id }) => id)).toEqual([2, 3, 4]);
});

it('says when the list next looks different', () => {
  const list = withReactions([], [heart], 500);
  expect(nextChangeMs(list, 500)).toBe(500 + FLOAT_MS);
  expect(nextChangeMs(list, 500 + FLOAT_MS)).toBe(500 + COUNT_MS);
  expect(nextChangeMs(list, 500 + COUNT_MS)).toBeNull();
});

it('shows at most six at once, each at a place of its own', () => {
  const list = withReactions([], Array(9).fill(heart), 0);
  const shown = floatingAt(list, 0);
  expect(new Set(shown.map((one) => placeOf(one))).size).toBe(6);
});

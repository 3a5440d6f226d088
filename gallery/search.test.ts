import { expect, test } from 'vitest';
import { neighbour, search } from './search';

const GAMES = [
  {
    game: 'color',
    title: 'Color Game',
    moments: [
      { name: 'idle', atMs: 0 },
      { name: 'small-win', atMs: 1_720 },
      { name: 'bigWin', atMs: 1_900 },
    ],
  },
  { game: 'ring', title: 'Parol Ring', moments: [{ name: 'stop', atMs: 4_260 }] },
];
const names = (query: string) =>
  search(GAMES, query).map(({ game, hits }) => [game, ...hits.map(({ moment }) => moment)]);

test('a search finds moments by words of their names, and counts them for each game', () => {
  expect(names('win')).toEqual([['color', 'small-win', 'bigWin']]);
  expect(search(GAMES, 'win')[0]?.of).toBe(3);
  expect(search(GAMES, 'win')[0]?.hits[0]?.parts).toEqual(['small ', 'win', '']);
  expect(names('WIN big')).toEqual([['color', 'bigWin']]);
});

test('a word of the title fits all moments of the game', () => {
  expect(names('parol')).toEqual([['ring', 'stop']]);
  expect(names('color win')).toEqual([['color', 'small-win', 'bigWin']]);
  expect(names('win ring')).toEqual([]);
});

test('without a search everything is listed', () => {
  expect(names('  ')).toEqual([
    ['color', 'idle', 'small-win', 'bigWin'],
    ['ring', 'stop'],
  ]);
});

test('the arrow keys go around the hits', () => {
  const hits = search(GAMES, '');
  const [first] = hits[0]?.hits ?? [];
  expect(neighbour(hits, null, 1)?.moment).toBe('idle');
  expect(neighbour(hits, first ?? null, 1)?.moment).toBe('small-win');
  expect(neighbour(hits, first ?? null, -1)?.moment).toBe('stop');
  expect(neighbour([], null, 1)).toBeNull();
});

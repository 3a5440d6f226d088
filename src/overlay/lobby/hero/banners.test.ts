import { expect, test } from 'vitest';
import type { FrontGame, Game } from '../../../../contract/config';
import { shelfOf } from '../ownGames';
import { bannersFor } from './banners';

const served = (art: string): FrontGame['banners'][number] => ({
  id: art,
  art,
  titleKey: '',
  textKey: '',
  actionKey: '',
  link: '/',
});
const game = (gameId: string): Game => ({
  gameProvider: 'OWN',
  gameId,
  gameName: '',
  gameType: '',
  isOwn: true,
  gameUrl: `/games/og?id=${gameId}`,
  isHuidu: false,
});
const demo = { id: 10001, name: 'color', hot: true, hasDemo: true };
const arts = (...parameters: Parameters<typeof bannersFor>) =>
  bannersFor(...parameters).map(({ art }) => art);

test('a banner without a picture is left out', () => {
  expect(arts([served('color'), served('unknown'), served('fairness')], false, demo)).toEqual([
    'color',
    'fairness',
  ]);
});

test('a guest sees the demo banner second, a player does not', () => {
  expect(arts([served('color'), served('fairness')], true, demo)).toEqual(['color', 'demo', 'fairness']);
  expect(arts([served('color'), served('fairness')], false, demo)).toEqual(['color', 'fairness']);
});

test('no demo banner without a game that has a demo, and none twice', () => {
  expect(arts([served('color')], true, undefined)).toEqual(['color']);
  expect(arts([served('demo'), served('color')], true, demo)).toEqual(['demo', 'color']);
});

test('only games that the server lists can be opened; the others come after them', () => {
  const shelf = shelfOf([game('10005')]);
  expect(shelf.map(({ name }) => name)).toEqual(['dice', 'color', 'crash', 'sabong', 'ring', 'scratch']);
  expect(shelf.map(({ listed }) => listed !== null)).toEqual([true, false, false, false, false, false]);
});

test('a game of another provider never counts as ours, whatever its id', () => {
  expect(shelfOf([{ ...game('10001'), isOwn: false }]).every(({ listed }) => listed === null)).toBe(true);
});

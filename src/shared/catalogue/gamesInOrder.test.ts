import { expect, it } from 'vitest';
import type { Game } from '../../../contract/config';
import { gamesInOrder } from './gamesInOrder';

const game = (gameProvider: string, gameId: string): Game => ({
  gameProvider,
  gameId,
  gameName: gameId,
  gameType: 'CasinoSlot',
  isOwn: false,
  gameUrl: `/games/collection?id=${gameProvider}_${gameId}`,
  isHuidu: false,
});

it('mixes the games of all brands as the list has them', () => {
  const [a1, a2, b1] = [game('JILI', '1'), game('JILI', '2'), game('EVO', '1')];
  const allGames = { JILI: [a1, a2], EVO: [b1] };
  expect(gamesInOrder({ allGames, order: ['JILI', 'EVO', 'JILI'] })).toEqual([a1, b1, a2]);
  expect(gamesInOrder({ allGames: {}, order: [] })).toEqual([]);
});

it('leaves out what a damaged list does not have', () => {
  const allGames = { JILI: [game('JILI', '1')] };
  expect(gamesInOrder({ allGames, order: ['EVO', 'JILI', 'JILI'] })).toEqual([game('JILI', '1')]);
});

import { expect, test } from 'vitest';
import type { Game } from '../../../contract/config';
import { OWN_GAMES } from '../../shared/catalogue/ownGames';
import { shelfOf } from './ownGames';

const listed = (id: number): Game => ({
  gameProvider: 'OWN',
  gameId: String(id),
  gameName: 'Any',
  gameType: 'Arcade',
  isOwn: true,
  gameUrl: `/games/og?id=${id}`,
  isHuidu: false,
});

test('the shelf starts with the known games in their usual order', () => {
  const names = shelfOf([]).map(({ name }) => name);
  expect(names.slice(0, 6)).toEqual(['color', 'crash', 'sabong', 'dice', 'ring', 'scratch']);
});

test.each(OWN_GAMES)('$name is on the shelf of the lobby, first once it is listed', ({ id, name }) => {
  expect(shelfOf([]).map((game) => game.name)).toContain(name);
  expect(shelfOf([listed(id)])[0]).toMatchObject({ id, name, listed: { gameId: String(id) } });
});

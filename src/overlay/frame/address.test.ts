import { expect, test } from 'vitest';
import { askedGame } from './address';

test('three providers have their own addresses, the others use provider_gameId', () => {
  expect(askedGame('/games/jili', '12')).toEqual({ gameProvider: 'JILI', gameId: '12' });
  expect(askedGame('/games/fachai', 'a-7')).toEqual({ gameProvider: 'FACAIGAMING', gameId: 'a-7' });
  expect(askedGame('/games/pg', '12_3')).toEqual({ gameProvider: 'PGSOFT', gameId: '12_3' });
  expect(askedGame('/games/collection', 'EVO_31')).toEqual({ gameProvider: 'EVO', gameId: '31' });
  expect(askedGame('/games/collection', 'JDB_a_b')).toEqual({ gameProvider: 'JDB', gameId: 'a_b' });
});

test.each([
  null,
  '',
  '12',
  '_12',
  'EVO_',
  'evo_12',
  'EVO_../../x',
  'EVO_1 2',
  'E/VO_1',
  `EVO_${'9'.repeat(65)}`,
])('a collection address without a valid game names none: %s', (id) => {
  expect(askedGame('/games/collection', id)).toBeNull();
});

test('an id contains neither a path nor free text', () => {
  for (const id of ['', '<b>', '1/2', '1?x', "1'", ' ']) expect(askedGame('/games/jili', id)).toBeNull();
});

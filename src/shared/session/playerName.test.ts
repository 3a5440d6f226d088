import { expect, test } from 'vitest';
import { playerName } from './playerName';

const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;

test('a given name is shown in the language of the page', () => {
  expect(playerName('Player 1024', t as never)).toBe('lobby.player {"number":"1024"}');
});

test.each(['Ana', 'Player', 'Player One', 'player 7', 'Player 7 ', '玩家 7'])(
  'the chosen name "%s" stays as it is',
  (name) => {
    expect(playerName(name, t as never)).toBe(name);
  },
);

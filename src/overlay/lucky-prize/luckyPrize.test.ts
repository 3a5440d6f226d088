import { expect, test } from 'vitest';
import { centavos } from '../../../games/kit/rules/money';
import { wonKey } from './luckyPrize';

test.each([
  ['paid', 'lucky.ownWon'],
  [undefined, 'lucky.ownWon'],
  ['due', 'lucky.ownNotYet'],
  ['kept', 'lucky.ownNotYet'],
  ['lapsed', 'lucky.ownLapsed'],
] as const)('of a prize that is %s it is said whether it can be used: %s', (state, key) => {
  const own = { number: 3, prize: centavos(50_00n) };
  expect(wonKey(state === undefined ? own : { ...own, state })).toBe(key);
});

import { expect, it } from 'vitest';
import { afterLogIn } from './afterLogIn';

it('leads back to the page that required a log-in', () => {
  expect(afterLogIn('/wallet')).toBe('/wallet');
  expect(afterLogIn('/games/og?id=10001')).toBe('/games/og?id=10001');
  expect(afterLogIn('/loginless')).toBe('/loginless');
});

it.each([
  [null],
  [''],
  ['wallet'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['https://evil.example'],
  ['/login?type=1'],
  ['/brandlogin'],
])('leads to the lobby instead of %s', (then) => {
  expect(afterLogIn(then)).toBe('/');
});

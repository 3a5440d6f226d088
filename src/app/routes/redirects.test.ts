import { expect, test } from 'vitest';
import { destination, finalAddressOf, INVITE_REDIRECTS, REDIRECTS } from './redirects';
import { ROUTES } from './routes';

const chain = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, index) => [`/${index}`, `/${index + 1}`]));

test('an address without a redirect stays, with or without a trailing slash', () => {
  expect(destination('/wallet')).toBe('/wallet');
  expect(destination('/wallet/')).toBe('/wallet');
  expect(destination('/')).toBe('/');
  expect(destination('//')).toBe('/');
});

test('ten redirects in a row are followed, an eleventh is not', () => {
  expect(destination('/0', chain(10))).toBe('/10');
  expect(destination('/0', chain(11))).toBeNull();
});

test('a redirect loop ends', () => {
  expect(destination('/a', { '/a': '/b', '/b': '/a' })).toBeNull();
});

test('in invite-brand mode log-in and cash-in have their own addresses; otherwise those redirect to the usual ones', () => {
  for (const [own, usual] of [
    ['/brandlogin', '/login'],
    ['/wallet/cash/in', '/cashin'],
  ] as const) {
    expect(destination(usual, INVITE_REDIRECTS)).toBe(own);
    expect(destination(own, INVITE_REDIRECTS)).toBe(own);
    expect(destination(own, REDIRECTS)).toBe(usual);
    expect(destination(usual, REDIRECTS)).toBe(usual);
  }
  expect(destination('/games/scratch', INVITE_REDIRECTS)).toBe('/games/og?id=10004');
});

test('an address is resolved with its query, in invite-brand mode to the addresses of that mode', () => {
  const login = '/login?type=1&then=%2Fspin%3Fa%3D1';
  expect(finalAddressOf(login, false)).toBe(login);
  expect(finalAddressOf(login, true)).toBe('/brandlogin?type=1&then=%2Fspin%3Fa%3D1');
  expect(finalAddressOf('/cashin?from=spin', true)).toBe('/wallet/cash/in?from=spin');
  expect(finalAddressOf('/brandlogin?type=0', false)).toBe('/login?type=0');
  expect(finalAddressOf('/wallet', true)).toBe('/wallet');
});

test.each([false, true])(
  'every address ends at one that leads nowhere else, invite-brand mode %s',
  (mode) => {
    for (const path of Object.keys(ROUTES)) {
      const end = finalAddressOf(path, mode);
      expect(finalAddressOf(end, mode), path).toBe(end);
    }
  },
);

import { expect, test } from 'vitest';
import { destination, INVITE_REDIRECTS, REDIRECTS } from './redirects';

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

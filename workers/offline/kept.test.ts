import { describe, expect, test } from 'vitest';
import { allCalls } from '../../contract/calls';
import { keptOf, strategyOf } from './kept';

const ORIGIN = 'https://hiyas.example';

const keeping = (
  address: string,
  asked: { method?: string; isNavigation?: boolean; hasToken?: boolean } = {},
) =>
  strategyOf(
    { url: new URL(address, ORIGIN), method: 'GET', isNavigation: false, hasToken: false, ...asked },
    ORIGIN,
  );

describe('nothing is cached', () => {
  test.each(allCalls.map(({ path }) => path.replace(/\{\w+\}/g, 'color')))('for %s', (path) => {
    for (const method of ['GET', 'POST']) {
      for (const isNavigation of [true, false]) expect(keeping(path, { method, isNavigation })).toBeNull();
    }
  });

  test.each([
    '/version.json',
    '/openapi.json',
    '/manifest.webmanifest',
    '/healthz',
    '/metrics',
    '/live',
    '/sandbox/outbox',
    '/sw.js',
    '/gallery.html',
    '/verify.html',
    '/x2/user/avatar/abc',
    '/assets/../x2/user/info',
    '/assets/x.js?token=1',
    '/brand/hiyas/icon.svg/../../../x2/user/info',
    '/tiles/x.json',
    'https://elsewhere.example/assets/x.js',
    'http://hiyas.example/assets/x.js',
  ])('for %s', (path) => {
    expect(keeping(path)).toBeNull();
    if (path !== '/') expect(keeping(path, { isNavigation: true })).toBeNull();
  });

  test('for requests with a token or other than GET', () => {
    expect(keeping('/assets/shell-a.js', { hasToken: true })).toBeNull();
    expect(keeping('/assets/shell-a.js', { method: 'POST' })).toBeNull();
    expect(keeping('/', { method: 'POST', isNavigation: true })).toBeNull();
    expect(keeping('/')).toBeNull();
  });
});

test('the page is cached whatever its query, so that a reload for a new version is the same page', () => {
  expect(keeping('/', { isNavigation: true })).toBe('page');
  expect(keeping('/?version=5.0.0#/wallet', { isNavigation: true })).toBe('page');
});

test('the page of a version that an operator previews is not cached', () => {
  expect(keeping('/?preview=abc&brand=pista', { isNavigation: true })).toBeNull();
});

test('files of the build and pictures are cached', () => {
  expect(keeping('/assets/shell-qU6vTIsT.js')).toBe('hashed');
  expect(keeping('/tiles/color-216.webp')).toBe('drawn');
  expect(keeping('/brand/hiyas/icon.svg')).toBe('drawn');
});

test('of the files that a page reports, its own files and pictures are cached, each once, and nothing else', () => {
  const named = [
    '/assets/v3-a.css',
    `${ORIGIN}/assets/v3-a.css`,
    '/brand/kidlat/emergency.svg',
    '/x2/user/info',
    '/',
    'https://elsewhere.example/assets/x.js',
    'http://[',
    7,
  ];
  expect(keptOf(named, ORIGIN)).toEqual([
    ['hashed', `${ORIGIN}/assets/v3-a.css`],
    ['drawn', `${ORIGIN}/brand/kidlat/emergency.svg`],
  ]);
  expect(keptOf('/assets/v3-a.css', ORIGIN)).toEqual([]);
});

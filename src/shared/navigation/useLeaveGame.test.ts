import { expect, test } from 'vitest';
import type { OpenPath } from '../../../contract/addresses';
import { pageBefore } from './useLeaveGame';

const OURS = 'https://peryahan.example/';

/** The history of a window that shows its last page; each key is the entry's index. */
const history = (...addresses: (string | null)[]) => ({
  currentEntry: { index: addresses.length - 1 },
  entries: () =>
    addresses.map((address, at) => ({
      key: String(at),
      url: address === null ? null : OURS + address,
      sameDocument: address?.startsWith('?') !== true,
    })),
});

const isOpen = (path: string): path is OpenPath =>
  ['/', '/allgames', '/faq', '/login', '/games/og', '/games/jili'].includes(path);

const GAME = '#/games/og?id=10003';

test.each([
  ['the page before the game', ['#/', '#/allgames?search=gold%20dragon', GAME], '1'],
  ['the lobby, as it was opened without a hash', ['', GAME], '0'],
  ['over another wallet of the game', ['#/', `${GAME}&mode=demo`, `${GAME}&mode=real`], '0'],
  ['over a log-in', ['#/faq', '#/login?type=1&then=%2Fgames', GAME], '0'],
  ['not into what was loaded otherwise', ['#/', '?brand=kidlat#/', GAME], '0'],
  ['not into what the browser does not tell', ['#/', null, GAME], '0'],
])('leaving a game: %s', (_what, addresses, expected) => {
  expect(pageBefore(history(...addresses), isOpen)).toBe(expected);
});

test.each([
  ['the game is the first page', [GAME]],
  ['there are only games before it', ['#/games/jili?id=102', GAME]],
  ['what is before it is no open page', ['#/nowhere', GAME]],
])('without a page to return to: %s', (_what, addresses) => {
  expect(pageBefore(history(...addresses), isOpen)).toBeNull();
});

test('entries ahead of the current one are ignored', () => {
  const { entries } = history(GAME, '#/');
  expect(pageBefore({ entries, currentEntry: { index: 0 } }, isOpen)).toBeNull();
});

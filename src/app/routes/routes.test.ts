import { expect, test } from 'vitest';
import { destination, joinedSearch, leadsToPage, REDIRECTS } from './redirects';
import { ROUTES, routeOf } from './routes';

/** Every address of the product's specification: main, legacy, newer, invite-brand mode. */
const PRODUCT = `
  / /login /brandlogin
  /games/jili /games/fachai /games/pg /games/og /games/collection /games/scratch
  /wallet /aboutus /record /points /favorite /telegram /privacy
  /bonus /transferToMain /emergencyAlert
  /account /vip /vips /task /promo /profile /spin
  /invite /invite/records
  /cashin /cashin/result /cashin/paying
  /cashout /cashout/info /cashout/result
  /lotto /lottoResults /lottoHistory /lottoPanel
  /allgames
  /v3invite /v3inviteDetail /v3Promo
  /faq /mall /prize /msgCenter
  /wallet/cash/in /wallet/cash/out
`
  .trim()
  .split(/\s+/);

/** Our own addresses beyond those. */
const OWN = new Set([
  '/playsafe',
  '/playsafe/results',
  '/support',
  '/support/new',
  '/support/thread',
  '/identity',
]);

test('every address of the product is in the table, spelled as in the specification', () => {
  expect(PRODUCT.filter((path) => !Object.hasOwn(ROUTES, path))).toEqual([]);
  expect(Object.keys(ROUTES).filter((path) => !PRODUCT.includes(path) && !OWN.has(path))).toEqual([]);
});

test('home is kept alive, and lotto will be', () => {
  const kept = Object.entries(ROUTES).filter(([, route]) => 'kept' in route && route.kept);
  expect(kept.map(([path]) => path)).toEqual(['/', '/lotto']);
});

test('each moved address ends at an existing page', () => {
  for (const from of Object.keys(REDIRECTS)) {
    expect(leadsToPage(from), from).toBe(true);
  }
});

test('a redirect keeps the query', () => {
  expect(joinedSearch(destination('/games/scratch') ?? '', '?mode=demo')).toBe(
    '/games/og?id=10004&mode=demo',
  );
  expect(joinedSearch(destination('/brandlogin') ?? '', '?type=0')).toBe('/login?type=0');
  expect(joinedSearch('/cashin', '')).toBe('/cashin');
});

test('an unknown address has no route, not even one that every object inherits', () => {
  expect(routeOf('/nowhere')).toBeNull();
  expect(routeOf('toString')).toBeNull();
  expect(destination('constructor')).toBe('constructor');
});

import { expect, test } from 'vitest';
import { SPECIFIED_ROUTES } from '../../../tests/support/specified';
import { destination, finalAddressOf, joinedSearch, leadsToPage, REDIRECTS } from './redirects';
import { ROUTES, routeOf } from './routes';

/** Our own addresses beyond those. */
const OWN = new Set([
  '/luckyPrize',
  '/playsafe',
  '/playsafe/results',
  '/support',
  '/support/new',
  '/support/thread',
  '/identity',
  '/download',
  '/trade',
  '/trade/market',
  '/trade/orders',
  '/trade/order',
]);

test('every address of the product is in the table, spelled as in the specification', () => {
  expect(SPECIFIED_ROUTES.filter((path) => !Object.hasOwn(ROUTES, path))).toEqual([]);
  expect(Object.keys(ROUTES).filter((path) => !SPECIFIED_ROUTES.includes(path) && !OWN.has(path))).toEqual(
    [],
  );
});

/** Modes of the app that change where an address leads; guests, players and children of the main app share one table. */
const MODES = ['usual', 'invite-brand'] as const;

test.each(MODES.flatMap((mode) => SPECIFIED_ROUTES.map((path) => [mode, path] as const)))(
  'in %s mode %s ends at a page',
  (mode, path) => {
    const [ending = ''] = finalAddressOf(path, mode === 'invite-brand').split('?');
    const route = ROUTES[ending];
    expect(route).toBeDefined();
    // In its mode an address that stands in for another shows that one's page.
    const shown = route !== undefined && 'insteadOf' in route ? route.insteadOf : ending;
    expect(routeOf(shown)).not.toBeNull();
  },
);

test('home and lotto are kept alive', () => {
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES } from './pageList';
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
const OWN = new Set(['/playsafe', '/playsafe/results']);

const closed = new Set(Object.keys(ROUTES).filter((path) => 'comesWith' in (ROUTES[path] ?? {})));

test('every address of the product is in the table, spelled as in the specification', () => {
  expect(PRODUCT.filter((path) => !Object.hasOwn(ROUTES, path))).toEqual([]);
  expect(Object.keys(ROUTES).filter((path) => !PRODUCT.includes(path) && !OWN.has(path))).toEqual([]);
});

test('exactly the open addresses have a page', () => {
  const open = Object.keys(ROUTES).filter((path) => path !== '/' && routeOf(path) !== null);
  expect(Object.keys(PAGES).toSorted()).toEqual(open.toSorted());
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

describe('links', () => {
  const root = join(import.meta.dirname, '../../..');
  const sources = ['src', 'games', 'server', 'contract'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (path) =>
          /\.tsx?$/.test(path) &&
          !/\.test\./.test(path) &&
          !/^app\/routes\/(routes|pageList)\.ts$/.test(path),
      )
      .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), 'utf8') })),
  );
  /** A path named by a link, a button or a call to navigate, up to its query. */
  const LINK =
    /(?:\bto=|\bto: |\bpath: |\blink: |\blink=|navigate\(|loginRedirect\(|back\(|useBack\()\{?\s*['"`](\/[\w/]*)/g;
  const links = sources
    .filter(({ path }) => path.startsWith('src/') || path.startsWith('server/domains/catalogue'))
    .flatMap(({ path, text }) => [...text.matchAll(LINK)].map(([, to = '']) => ({ path, to })));

  test('are found', () => {
    expect(links.length).toBeGreaterThan(20);
    expect(new Set(links.map(({ to }) => to))).toContain('/cashin');
  });

  test('all lead to open pages', () => {
    expect(links.filter(({ to }) => !leadsToPage(to))).toEqual([]);
  });

  test('never name a closed address anywhere in the source', () => {
    const named = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/['"`](\/[A-Za-z][\w/]*)(?=['"`?])/g)].map(([, to = '']) => ({ path, to })),
    );
    // The server's own paths are not pages.
    expect(named.filter(({ path, to }) => closed.has(to) && !path.startsWith('contract/'))).toEqual([]);
  });
});

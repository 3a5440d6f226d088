import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { type CacheStrategy, keptOf, strategyOf } from './kept';

/** Inserted by the build: the files that the first screen needs, and the name of the build. */
declare const SHELL_FILES: readonly string[];
declare const BUILD: string;

/** What the worker needs of its own global scope, which the page's types do not have. */
interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
const worker = globalThis as unknown as {
  readonly location: Location;
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'message', listener: (event: Lifetime & { readonly data: unknown }) => void): void;
};

const PAGES = 'page';
const HASHED = `hashed-${BUILD}`;
const DRAWN = 'drawn';
/** When the network takes longer, in seconds, the page comes from the cache, if it is there. */
const PAGE_PATIENCE_S = 4;

precacheAndRoute(SHELL_FILES.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();

const strategies = {
  // The query does not matter: the page is the same.
  page: new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PAGE_PATIENCE_S,
    plugins: [{ cacheKeyWillBeUsed: async () => '/' }],
  }),
  hashed: new CacheFirst({ cacheName: HASHED }),
  drawn: new StaleWhileRevalidate({ cacheName: DRAWN }),
} as const satisfies Readonly<Record<CacheStrategy, unknown>>;

for (const keeping of Object.keys(strategies) as CacheStrategy[]) {
  registerRoute(
    ({ url, request }) =>
      strategyOf(
        {
          url,
          method: request.method,
          isNavigation: request.mode === 'navigate',
          hasToken: request.headers.has('token'),
        },
        worker.location.origin,
      ) === keeping,
    strategies[keeping],
  );
}

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGES).then((pages) => pages.add('/')));
});

/** Caches a file, unless it is there already or the network fails. */
async function keep(keeping: CacheStrategy, href: string): Promise<void> {
  if ((await caches.match(href)) !== undefined) return;
  const kept = await caches.open(keeping === 'hashed' ? HASHED : DRAWN);
  await kept.add(href).catch(() => undefined);
}

worker.addEventListener('message', (event) => {
  const named = keptOf(event.data, worker.location.origin);
  event.waitUntil(Promise.all(named.map(([keeping, href]) => keep(keeping, href))));
});

// A new worker takes over when no page of the old build is open: nothing needs the old build's files any more.
worker.addEventListener('activate', (event) => {
  const old = (name: string) => name.startsWith('hashed-') && name !== HASHED;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))),
  );
});

/**
 * How the service worker caches a request: the shell's own files only, and nothing about a player, money, a round or
 * the version being served.
 *
 * - page: the app's one page; network first, so that an old one is not kept forever.
 * - hashed: a file whose name changes with its content; requested only once.
 * - drawn: a picture whose name does not change; served from the cache and updated in the background.
 */
export type CacheStrategy = 'page' | 'hashed' | 'drawn';

interface Asked {
  readonly url: URL;
  readonly method: string;
  /** The navigation to a page, not the request of a file. */
  readonly isNavigation: boolean;
  /** Only a reply to a request without a token can be the same for all players. */
  readonly hasToken: boolean;
}

/** How a request may be cached; null for requests that go to the network only. `origin` is the app's own. */
export function strategyOf(
  { url, method, isNavigation, hasToken }: Asked,
  origin: string,
): CacheStrategy | null {
  if (method !== 'GET' || url.origin !== origin || hasToken) return null;
  // What an operator previews is not live: it must not open as the app when the network is gone.
  if (isNavigation && url.searchParams.has('preview')) return null;
  if (isNavigation) return url.pathname === '/' || url.pathname === '/index.html' ? 'page' : null;
  if (url.search !== '') return null;
  if (/^\/assets\/[\w.-]+$/.test(url.pathname)) return 'hashed';
  if (/^\/(art|brand|tiles)\/[\w./-]+\.(webp|png|svg)$/.test(url.pathname)) return 'drawn';
  return null;
}

/**
 * Which of these addresses the worker caches when a page reports them, and how. A page does so on its first visit: what
 * it loaded before its worker was active never passed through it.
 */
export function keptOf(addresses: unknown, origin: string): readonly (readonly [CacheStrategy, string])[] {
  if (!Array.isArray(addresses)) return [];
  const kept = new Map<string, CacheStrategy>();
  for (const address of addresses) {
    if (typeof address !== 'string' || !URL.canParse(address, origin)) continue;
    const url = new URL(address, origin);
    const keeping = strategyOf({ url, method: 'GET', isNavigation: false, hasToken: false }, origin);
    if (keeping !== null) kept.set(url.href, keeping);
  }
  return [...kept].map(([href, keeping]) => [keeping, href] as const);
}

/**
 * What of a request may be answered from the device. The shell's own files, and nothing that tells of a player,
 * of money, of a round or of the version that is served.
 *
 * - page: the one page of the app; from the network where it can be had, so that no old one is kept for ever.
 * - hashed: a file whose name changes with its content; once had, it is never asked for again.
 * - drawn: a picture under a name that stays; shown at once and looked up behind it.
 */
export type Keeping = 'page' | 'hashed' | 'drawn';

interface Asked {
  readonly url: URL;
  readonly method: string;
  /** A page that is being opened, not a file that a page asks for. */
  readonly isNavigation: boolean;
  /** Only what was sent without a token can be the same for everybody. */
  readonly hasToken: boolean;
}

/** How a request may be kept; null for whatever goes to the network alone. `origin` is the app's own. */
export function keepingOf({ url, method, isNavigation, hasToken }: Asked, origin: string): Keeping | null {
  if (method !== 'GET' || url.origin !== origin || hasToken) return null;
  if (isNavigation) return url.pathname === '/' || url.pathname === '/index.html' ? 'page' : null;
  if (url.search !== '') return null;
  if (/^\/assets\/[\w.-]+$/.test(url.pathname)) return 'hashed';
  if (/^\/(art|brand|tiles)\/[\w./-]+\.(webp|png|svg)$/.test(url.pathname)) return 'drawn';
  return null;
}

/**
 * Which of these addresses the worker keeps when a page names them, and how. A page does so on its first visit:
 * what it loaded before its worker stood never passed through it.
 */
export function keptOf(addresses: unknown, origin: string): readonly (readonly [Keeping, string])[] {
  if (!Array.isArray(addresses)) return [];
  const kept = new Map<string, Keeping>();
  for (const address of addresses) {
    if (typeof address !== 'string' || !URL.canParse(address, origin)) continue;
    const url = new URL(address, origin);
    const keeping = keepingOf({ url, method: 'GET', isNavigation: false, hasToken: false }, origin);
    if (keeping !== null) kept.set(url.href, keeping);
  }
  return [...kept].map(([href, keeping]) => [keeping, href] as const);
}

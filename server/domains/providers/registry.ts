import type { Config } from '../../config';

/** Serves the games of every provider that has no address of its own. */
export interface FallbackProvider {
  /** Where it listens. */
  readonly port: number;
  /** What it signs with in a provider's name. */
  readonly secretOf: (provider: string) => string;
}

/** A provider as the house deals with it. */
export interface Provider {
  readonly name: string;
  readonly secret: string;
  /** Its address as a player's browser reaches it, when he opened the house under this host. Ends with a slash. */
  readonly baseFor: (hostname: string) => string;
  /** The same as this server reaches it. */
  readonly base: string;
  /** Whether it sends pages instead of addresses. */
  readonly sendsHtml: boolean;
}

/** Whose pages come as HTML, through the house. */
const SEND_HTML = new Set(['PGSOFT']);

const slashed = (url: string): string => (url.endsWith('/') ? url : `${url}/`);
const HOST = /^[a-z0-9.-]{1,253}$/;

/** The fallback has the host under which a player opened the app, and a port of its own. */
const fallbackUrl = ({ port }: FallbackProvider, hostname: string): string => {
  const host = hostname.toLowerCase();
  return `http://${HOST.test(host) ? host : '127.0.0.1'}:${port}`;
};

/** The provider of that name: a live one, else one that the fallback serves; null for one that nobody serves. */
export function providerOf(
  { providers, providerUrl }: Pick<Config, 'providers' | 'providerUrl'>,
  fallback: FallbackProvider | null,
  name: string,
): Provider | null {
  const access = providers.get(name);
  const sendsHtml = SEND_HTML.has(name);
  if (access?.url != null) {
    const base = slashed(access.url);
    return { name, secret: access.secret, base, baseFor: () => base, sendsHtml };
  }
  if (fallback === null) return null;
  const { port } = fallback;
  return {
    name,
    secret: fallback.secretOf(name),
    base: `http://127.0.0.1:${port}/`,
    baseFor: (hostname) => slashed(providerUrl ?? fallbackUrl(fallback, hostname)),
    sendsHtml,
  };
}

/** What may stand in the frames of a page that was asked for under that host: the origins of all providers there are. */
export function frameOrigins(
  { providers, providerUrl }: Pick<Config, 'providers' | 'providerUrl'>,
  fallback: FallbackProvider | null,
  hostname: string,
): string[] {
  const live = [...providers.values()].flatMap(({ url }) => (url === null ? [] : [url]));
  const stand = fallback === null ? [] : [providerUrl ?? fallbackUrl(fallback, hostname)];
  return [...new Set([...live, ...stand].map((url) => new URL(url).origin))];
}

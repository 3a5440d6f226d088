import type { Config } from '../../config';

/** The provider that serves all games without a live provider. */
export interface FallbackProvider {
  /** Port it listens on. */
  readonly port: number;
  /** The secret it signs with under a provider's name. */
  readonly secretOf: (provider: string) => string;
}

/** A provider, as the server uses it. */
export interface Provider {
  readonly name: string;
  readonly secret: string;
  /** Its address for the browser of a player who opened the app under this host. Ends with a slash. */
  readonly baseFor: (hostname: string) => string;
  /** Its address for this server. */
  readonly base: string;
  /** Whether it sends pages instead of addresses. */
  readonly sendsHtml: boolean;
}

/** Providers whose pages are sent as HTML through this server. */
const SEND_HTML = new Set(['PGSOFT']);

const slashed = (url: string): string => (url.endsWith('/') ? url : `${url}/`);
const HOST = /^[a-z0-9.-]{1,253}$/;

/** The fallback is reached under the host under which a player opened the app, on its own port. */
const fallbackUrl = ({ port }: FallbackProvider, hostname: string): string => {
  const host = hostname.toLowerCase();
  return `http://${HOST.test(host) ? host : '127.0.0.1'}:${port}`;
};

/** The provider of that name: a live one, else the fallback if it serves that name; null for unknown names. */
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

/** The frame sources that a page of that host may use: the origins of all providers. */
export function frameOrigins(
  { providers, providerUrl }: Pick<Config, 'providers' | 'providerUrl'>,
  fallback: FallbackProvider | null,
  hostname: string,
): string[] {
  const live = [...providers.values()].flatMap(({ url }) => (url === null ? [] : [url]));
  const stand = fallback === null ? [] : [providerUrl ?? fallbackUrl(fallback, hostname)];
  return [...new Set([...live, ...stand].map((url) => new URL(url).origin))];
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type PageData, pageData } from '../../contract/config';
import { PAGE_DATA_ID } from '../../contract/page';
import { SKIN_PAGES } from '../../contract/skins';
import type { ActiveSettings } from '../active/resolve';
import type { Config } from '../config';
import type { Context } from '../context';
import { pageDataOf } from '../domains/catalogue/pageData';
import { type Theme, themeOf } from '../domains/catalogue/theme';
import { type Compressed, compress, formFor } from '../http/compressed';

const POLICY = 'content-security-policy';

/** One theme's page in every encoding. */
interface Page {
  readonly etag: string;
  readonly compressed: Compressed;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The built page for a theme: brand, title, icons, colour and the skin's style sheet, so that nothing of
 * another theme shows before the script runs. `styles` are the names of the built style sheets.
 */
export function pageFor(built: string, { brand, skin }: Theme, styles: readonly string[]): string {
  const stylesheet = styles.find((name) => new RegExp(`^${skin}-[\\w-]+\\.css$`).test(name));
  const link =
    stylesheet === undefined ? '' : `<link rel="stylesheet" crossorigin href="/assets/${stylesheet}">\n  `;
  const page = built
    .replace(/data-skin="[^"]*"/, `data-skin="${skin}"`)
    .replace(/data-brand="[^"]*"/, `data-brand="${brand.id}"`)
    .replace(/(name="theme-color" content=")[^"]*/, `$1${SKIN_PAGES[skin]}`)
    .replace(/(name="application-name" content=")[^"]*/, `$1${escaped(brand.name)}`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escaped(brand.siteTitle)}</title>`)
    .replace(/\/brand\/hiyas\//g, `/brand/${brand.id}/`)
    .replace('</head>', `${link}</head>`);
  // Only the first skin sets its titles in the serif face.
  return skin === 'bg24' ? page : page.replace(/<link\b[^>]*\bplayfair-display[^>]*>\s*/g, '');
}

/** Inlines the brand's mark, so that it shows before any script and without a request. */
export function withMark(page: string, mark: string | null): string {
  if (mark === null) return page;
  const source = encodeURIComponent(mark.replaceAll('"', "'")).replaceAll("'", '&#39;');
  return page.replace(/src="\/brand\/\w+\/mark\.svg"/, () => `src="data:image/svg+xml,${source}"`);
}

/** Embeds the public data of the host, so that the first screen needs no call. */
export function withPageData(page: string, data: PageData): string {
  const text = JSON.stringify(z.encode(pageData, data)).replace(/</g, '\\u003c');
  return page.replace(
    '</head>',
    () => `<script type="application/json" id="${PAGE_DATA_ID}">${text}</script>\n  </head>`,
  );
}

/** The hosts that the app may send its players to by itself, in the page and not in what it asks for later. */
function appHostsOf({ publicUrl, newSideUrl, mainAppUrl, mainAppDownloadUrl, appHosts }: Config): string[] {
  const configured = [publicUrl, newSideUrl, mainAppUrl, mainAppDownloadUrl].filter((url) => url !== null);
  return [...new Set([...configured.map((url) => new URL(url).host), ...appHosts])];
}

function withHosts(page: string, hosts: readonly string[]): string {
  if (hosts.length === 0) return page;
  return page.replace('</head>', `<meta name="app-hosts" content="${escaped(hosts.join(' '))}">\n  </head>`);
}

const markIn = (folder: string, brand: string): string | null => {
  const file = join(folder, 'brand', brand, 'mark.svg');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

async function pageOf(html: string): Promise<Page> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { etag: `"${hash}"`, compressed: await compress(html) };
}

/** Serves the app's page from a folder of the built client, in the theme of the host. */
export function servePage(
  app: FastifyInstance,
  { settings, clock }: Pick<Context, 'settings' | 'clock'>,
  folder: string,
): void {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return;
  const built = readFileSync(file, 'utf8');
  const assets = join(folder, 'assets');
  const styles = existsSync(assets) ? readdirSync(assets) : [];
  const hosts = appHostsOf(settings.active);
  const htmlOf = (theme: Theme, data: PageData): string => {
    const page = withMark(pageFor(built, theme, styles), markIn(folder, theme.brand.id));
    return withPageData(withHosts(page, hosts), data);
  };
  // Pages of what was live before are dropped.
  let pages = { of: settings.active, known: new Map<string, Promise<Page>>() };
  const pageFrom = (request: FastifyRequest): Promise<Page> => {
    const { hostname } = request;
    const { active } = settings;
    if (pages.of !== active) pages = { of: active, known: new Map() };
    const theme = themeOf(active, hostname, request.query as Record<string, unknown>);
    const data = pageDataOf(active, hostname);
    const key = [theme.brand.id, theme.skin, data.config.brand, data.config.skin].join(' ');
    const known = pages.known.get(key) ?? pageOf(htmlOf(theme, data));
    pages.known.set(key, known);
    return known;
  };

  /** The page with a version that is not live, in any theme, for the frame of the console. */
  const sendPreview = (request: FastifyRequest, reply: FastifyReply, seen: ActiveSettings) => {
    const { hostname, query } = request;
    const theme = themeOf({ ...seen, isProduction: false }, hostname, query as Record<string, unknown>);
    const { config, ...data } = pageDataOf(seen, hostname);
    const policy = String(reply.getHeader(POLICY));
    const framer = seen.consoleHost ?? "'self'";
    return reply
      .removeHeader('x-frame-options')
      .type('text/html; charset=utf-8')
      .header(POLICY, policy.replace("frame-ancestors 'none'", `frame-ancestors ${framer}`))
      .header('cache-control', 'no-store')
      .send(htmlOf(theme, { ...data, config: { ...config, themeIsFree: true } }));
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { preview } = request.query as Record<string, unknown>;
    if (typeof preview === 'string') {
      const seen = await settings.preview(preview, clock.now());
      if (seen !== null) return sendPreview(request, reply, seen);
    }
    const { etag, compressed } = await pageFrom(request);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    reply.header('etag', etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(formFor(request, reply, compressed));
  };
  app.get('/', answer);
  app.get('/index.html', answer);
}

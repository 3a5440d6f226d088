import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type WrittenHouse, writtenHouse } from '../../contract/config';
import { SKIN_PAGES } from '../../contract/skins';
import type { Config } from '../config';
import { houseOf } from '../domains/catalogue/house';
import { type Look, themeOf } from '../domains/catalogue/theme';
import { formFor, type Packed, pack } from '../http/compressed';

/** One look's page in every form that it is sent in. */
interface Page {
  readonly etag: string;
  readonly packed: Packed;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The page as built, written for a look: brand, title, icons and colour, and the skin's own style sheet, so that
 * nothing of another look is seen before the script runs. `styles` are the built style sheets' names.
 */
export function pageFor(built: string, { brand, skin }: Look, styles: readonly string[]): string {
  const dress = styles.find((name) => new RegExp(`^${skin}-[\\w-]+\\.css$`).test(name));
  const link = dress === undefined ? '' : `<link rel="stylesheet" crossorigin href="/assets/${dress}">\n  `;
  const page = built
    .replace(/data-skin="[^"]*"/, `data-skin="${skin}"`)
    .replace(/data-brand="[^"]*"/, `data-brand="${brand.id}"`)
    .replace(/(name="theme-color" content=")[^"]*/, `$1${SKIN_PAGES[skin]}`)
    .replace(/(name="application-name" content=")[^"]*/, `$1${escaped(brand.name)}`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escaped(brand.siteTitle)}</title>`)
    .replace(/\/brand\/hiyas\//g, `/brand/${brand.id}/`)
    .replace('</head>', `${link}</head>`);
  // Only the first skin writes its titles in the serif face.
  return skin === 'bg24' ? page : page.replace(/<link\b[^>]*\bplayfair-display[^>]*>\s*/g, '');
}

/** The page with its brand's mark in itself: it stands before any code, and nothing is asked for it. */
export function withMark(page: string, mark: string | null): string {
  if (mark === null) return page;
  const source = encodeURIComponent(mark.replaceAll('"', "'")).replaceAll("'", '&#39;');
  return page.replace(/src="\/brand\/\w+\/mark\.svg"/, () => `src="data:image/svg+xml,${source}"`);
}

/** The page with what the server knows of the house: its first screen is drawn from that, before any call. */
export function withHouse(page: string, house: WrittenHouse): string {
  const text = JSON.stringify(z.encode(writtenHouse, house)).replace(/</g, '\\u003c');
  return page.replace(
    '</head>',
    () => `<script type="application/json" id="house">${text}</script>\n  </head>`,
  );
}

const markIn = (folder: string, brand: string): string | null => {
  const file = join(folder, 'brand', brand, 'mark.svg');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

async function pageOf(html: string): Promise<Page> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { etag: `"${hash}"`, packed: await pack(html) };
}

/** Serves the app's page from a folder of the built client, in the look of the host it is asked for at. */
export function servePage(app: FastifyInstance, config: Config, folder: string): void {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return;
  const built = readFileSync(file, 'utf8');
  const assets = join(folder, 'assets');
  const styles = existsSync(assets) ? readdirSync(assets) : [];
  const pages = new Map<string, Promise<Page>>();
  const pageFrom = (request: FastifyRequest): Promise<Page> => {
    const { hostname } = request;
    const look = themeOf(config, hostname, request.query as Record<string, unknown>);
    const house = houseOf(config, hostname);
    const key = [look.brand.id, look.skin, house.config.brand, house.config.skin].join(' ');
    const dressed = () => withMark(pageFor(built, look, styles), markIn(folder, look.brand.id));
    const known = pages.get(key) ?? pageOf(withHouse(dressed(), house));
    pages.set(key, known);
    return known;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { etag, packed } = await pageFrom(request);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    reply.header('etag', etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(formFor(request, reply, packed));
  };
  app.get('/', answer);
  app.get('/index.html', answer);
}

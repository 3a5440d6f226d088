import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SKIN_PAGES } from '../../contract/skins';
import { type Look, lookOf } from '../catalogue/look';
import type { Config } from '../config';

/** One look's page in every form that it is sent in. */
interface Page {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
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

function pack(html: string): Page {
  const plain = Buffer.from(html);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { etag: `"${hash}"`, plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}

/** Serves the app's page from a folder of the built client, in the look of the host it is asked for at. */
export function servePage(app: FastifyInstance, config: Config, folder: string): void {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return;
  const built = readFileSync(file, 'utf8');
  const assets = join(folder, 'assets');
  const styles = existsSync(assets) ? readdirSync(assets) : [];
  const pages = new Map<string, Page>();
  const pageOf = (look: Look): Page => {
    const key = `${look.brand.id} ${look.skin}`;
    const known = pages.get(key) ?? pack(pageFor(built, look, styles));
    pages.set(key, known);
    return known;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = pageOf(lookOf(config, request.hostname, request.query as Record<string, unknown>));
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    reply.header('etag', page.etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
    return reply.send(page.plain);
  };
  app.get('/', answer);
  app.get('/index.html', answer);
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, startTestServer, type TestServer } from '../../tests/support/server';

const script = 'export const a = 1;\n'.repeat(50);

let server: TestServer;
let app: Awaited<ReturnType<typeof buildTestApp>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Built</title>');
  await writeFile(join(folder, 'gallery.html'), '<!doctype html><title>Gallery</title>');
  await writeFile(join(folder, 'assets/app-1a2b.js'), script);
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'assets/app-1a2b.js.map'), 'secret');
  await writeFile(join(folder, '.stamp'), 'secret');
  server = await startTestServer();
  app = await buildTestApp(server.context, { clientFolder: folder });
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the built client', () => {
  it('serves the page at the root, revalidated each time, with the strict policy', async () => {
    const { statusCode, headers, body } = await get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Hiyas Noche: games after dark</title>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('compresses the page for browsers that accept it', async () => {
    const plain = await get('/');
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  });

  it('allows inline styles and frames of itself in the gallery only', async () => {
    const { headers, body } = await get('/gallery.html');
    expect(body).toContain('<title>Gallery');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).not.toMatch(/frame-src (?!'self')/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    const page = await get('/');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['x-frame-options']).toBe('DENY');
  });

  it('serves hashed files as immutable, in the smallest encoding the browser accepts', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
    const brotli = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const gzip = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  it('answers 304 when the browser has the newest page', async () => {
    const etag = String((await get('/')).headers.etag);
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it.each([
    ['/.stamp'],
    ['/assets/app-1a2b.js.map'],
    ['/assets/app-1a2b.js.br'],
    ['/assets/'],
    ['/assets/../../etc/passwd'],
    ['/%2e%2e/%2e%2e/etc/passwd'],
    ['/..%2f..%2fetc%2fpasswd'],
    ['/assets/app-0000.js'],
  ])('serves nothing at %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ code: '40400' });
  });
});

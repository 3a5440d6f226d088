import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { stageCards } from '../../games/cards';
import { expect, test } from './support/watched';

const CLIENT = 'dist/client';

/** What no file of the client may contain. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'a source map': /sourceMappingURL/,
  'a private key': /BEGIN [A-Z ]*PRIVATE KEY/,
  'a key of the payment gateway': /\bsk_(live|test)_\w/,
  'a database address': /postgres(ql)?:\/\//,
  'a setting of the server': /SEMAPHORE_|PAYMONGO_|WEBHOOK_SECRET|METRICS_TOKEN|DATABASE_URL/,
  'a package registry': /registry\.npmjs|registry\.yarnpkg|npmmirror/,
  'a path of the build machine': new RegExp(
    `${resolve('.').replace(/[.*+?^$()|[\]\\]/g, '\\$&')}/(src|games|node_modules)`,
  ),
  // By globals of their runtimes: @pixi/react as published has its package.json inside, which names both tools.
  'a test tool': /__vitest_|__playwright|__pw_/,
};

const files = () => readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });

test('the client contains no source map, no secret and no path of the build machine', () => {
  const texts = files().filter((path) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(path));
  expect(texts.length).toBeGreaterThan(20);
  const found = texts.flatMap((path) => {
    const text = readFileSync(join(CLIENT, path), 'utf8');
    return Object.entries(FORBIDDEN).flatMap(([what, pattern]) =>
      pattern.test(text) ? [`${path}: ${what} (${pattern.exec(text)?.[0]})`] : [],
    );
  });
  expect(found).toEqual([]);
  expect(files().filter((path) => /\.map(\.br|\.gz)?$/.test(path))).toEqual([]);
});

test("each game has a board and a scene of its own, and the board's file contains its English strings", () => {
  const named = files().flatMap((path) => {
    const name = /^assets[\\/]((?:board|scene)-\w+)-.{7}\.js$/.exec(path)?.[1];
    return name === undefined ? [] : [{ name, path }];
  });
  const names = stageCards.flatMap((card) => [`board-${card.name}`, `scene-${card.name}`]);
  expect(named.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  for (const card of stageCards) {
    const board = named.find(({ name }) => name === `board-${card.name}`)?.path ?? '';
    const { title } = JSON.parse(readFileSync(`games/${card.name}/words/enPH.json`, 'utf8'));
    expect(readFileSync(join(CLIENT, board), 'utf8'), card.name).toContain(`title:\`${title}\``);
  }
});

test('files outside the client are not served', async ({ request }) => {
  const paths = [
    '/.git/config',
    '/.env',
    '/.stamp',
    '/package.json',
    '/dist/server/main.js',
    '/server/main.js',
    '/main.js.map',
    '/../server/main.js',
    '/..%2fserver%2fmain.js',
    '/%2e%2e/server/main.js',
    '/src/main.tsx',
    '/@vite/client',
    '/metrics.json',
    '/debug',
  ];
  for (const path of paths) {
    const reply = await request.get(path);
    expect(reply.status(), path).toBeGreaterThanOrEqual(400);
    expect(reply.status(), path).toBeLessThan(500);
  }
});

/** The security headers that every reply must have. Only the gallery, which no player uses, may be framed, by itself. */
function expectGuarded(reply: APIResponse, what: string): void {
  const mayFrameItself = what === '/gallery.html';
  const headers = reply.headers();
  const policy = headers['content-security-policy'] ?? '';
  for (const part of [
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors '${mayFrameItself ? 'self' : 'none'}'`,
  ]) {
    expect(policy, what).toContain(part);
  }
  expect(policy, what).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*/);
  expect(headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': mayFrameItself ? 'SAMEORIGIN' : 'DENY',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['x-powered-by'], what).toBeUndefined();
  expect(headers.server, what).toBeUndefined();
}

test('every reply has the security headers: pages, files, every call, every refusal', async ({ request }) => {
  const asset = files().find((path) => /^assets\/.*\.js$/.test(path));
  for (const path of ['/', '/index.html', '/gallery.html', '/version.json', '/healthz', '/openapi.json'])
    expectGuarded(await request.get(path), path);
  expectGuarded(await request.get(`/${asset}`), 'a file of the client');
  expectGuarded(await request.get('/nothing/here'), 'not found');
  expectGuarded(await request.get('/x2/user/info'), 'the wrong method');
  const malformed = { headers: { 'content-type': 'application/json' }, data: Buffer.from('{') };
  expectGuarded(await request.post('/x2/user/info', malformed), 'a malformed body');

  const api = (await (await request.get('/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method, path: path.replace(/\{\w+\}/g, 'color') })),
  );
  expect(calls.length).toBeGreaterThan(25);
  for (const { method, path } of calls) {
    const reply = await request.fetch(path, { method, ...(method === 'post' ? { data: {} } : {}) });
    expectGuarded(reply, `${method} ${path}`);
  }
});

test('files with a hash in their name are cached forever, and pages are revalidated each time', async ({
  request,
}) => {
  const asset = files().find((path) => /^assets\/.*\.js$/.test(path));
  expect((await request.get(`/${asset}`)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/')).headers()['cache-control']).toBe('no-cache');
});

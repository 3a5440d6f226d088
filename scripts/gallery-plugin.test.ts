import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { galleryPlugin } from './gallery-plugin.mjs';

const FILED = { rollMs: 900, glow: '#ffcc00', hops: 3 };

let root: string;
let server: ViteDevServer;
let address: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'gallery-'));
  mkdirSync(join(root, 'games/trial/scene'), { recursive: true });
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [galleryPlugin()],
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  await server.listen();
  address = `${server.resolvedUrls?.local[0]}__gallery/tuning`;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => writeFileSync(join(root, 'games/trial/scene/tuning.json'), JSON.stringify(FILED)));

const filed = () => JSON.parse(readFileSync(join(root, 'games/trial/scene/tuning.json'), 'utf8'));

const put = (body: unknown, more: RequestInit = {}) =>
  fetch(address, { method: 'PUT', body: JSON.stringify(body), ...more });

test('changed numbers and texts are written, in the order of the file', async () => {
  const reply = await put({ game: 'trial', tuning: { glow: '#ffffff', hops: 4, rollMs: 800.5 } });
  expect(reply.status).toBe(200);
  expect(JSON.stringify(filed())).toBe('{"rollMs":800.5,"glow":"#ffffff","hops":4}');
});

const TRIAL = 'games/trial/scene/tuning.json';

test.each([
  ['a name more', { ...FILED, speed: 1 }, `${TRIAL} has no speed; reload the gallery`],
  ['a name less', { rollMs: 900, hops: 3 }, `${TRIAL} has glow too; reload the gallery`],
  ['a number turned into text', { ...FILED, hops: '3' }, `${TRIAL}: hops is a number, not a string`],
  ['a list', { ...FILED, hops: [3] }, /hops/],
])('%s is refused with the file at fault, and nothing is written', async (_name, tuning, message) => {
  const reply = await put({ game: 'trial', tuning });
  expect(reply.status).toBe(400);
  expect(await reply.text()).toMatch(message);
  expect(filed()).toEqual(FILED);
});

test.each(['../trial', 'trial/../trial', 'nobody', ''])('a game named "%s" is refused', async (game) => {
  expect((await put({ game, tuning: FILED })).status).toBe(400);
});

test.each([
  ['nobody', 'games/nobody/scene/tuning.json'],
  ['draw', 'src/overlay/lucky-prize/draw/scene/tuning.json'],
  ['lotto', 'src/overlay/lotto/draw/scene/tuning.json'],
])('a scene without its file says which one: %s', async (game, file) => {
  expect(await (await put({ game, tuning: FILED })).text()).toBe(`there is no ${file}`);
});

test('only PUT writes, and never for a page of another site', async () => {
  const tuning = { ...FILED, hops: 9 };
  expect((await put({ game: 'trial', tuning }, { method: 'POST' })).status).toBe(405);
  expect((await put({ game: 'trial', tuning }, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(
    405,
  );
  expect(filed()).toEqual(FILED);
});

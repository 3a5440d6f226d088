/**
 * The download size on a phone: brotli bytes of JavaScript until the lobby is usable and until a game's first
 * frame, against a page with React, @pixi/react and jotai that draws one shape. Exact counts.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import prepareBrowser, { findBrowser, launchFlags } from '../../scripts/lib/browser.mjs';
import { buildWhatIsStale } from '../../scripts/lib/build.mjs';
import { startBuiltServer } from '../../tests/support/builtServer';
import { judge } from '../lib/judge';

const root = resolve(import.meta.dirname, '../..');
const WAIT_MS = 60_000;

/** Goals, in kB of 1000 bytes. */
const GOALS = { lobbyScriptKb: 125, gameScriptKb: 330, gameRequests: 24, gameTotalKb: 580 };

interface Fetched {
  readonly url: string;
  /** When it was requested, Unix time in ms. */
  readonly atMs: number;
  readonly isScript: boolean;
  readonly bodyBytes: number;
}

/** Collects everything the page fetches, with its size on the wire. */
async function listen(page: Page): Promise<Fetched[]> {
  const fetched: Fetched[] = [];
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const replies = new Map<string, { url: string; type: string; headerBytes: number }>();
  const askedMs = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, wallTime }) => {
    askedMs.set(requestId, wallTime * 1000);
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    replies.set(requestId, { url: response.url, type, headerBytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const reply = replies.get(requestId);
    if (reply === undefined || !reply.url.startsWith('http')) return;
    const bodyBytes = Math.max(0, encodedDataLength - reply.headerBytes);
    const isScript = /\.js$/.test(new URL(reply.url).pathname);
    fetched.push({ url: reply.url, atMs: askedMs.get(requestId) ?? 0, isScript, bodyBytes });
  });
  return fetched;
}

declare global {
  interface Window {
    /** When the first tile was in the page, Unix time in ms. */
    benchUsableMs?: number;
  }
}

/**
 * Records in the page itself when the lobby is usable: files requested later do not count, and an event
 * outside the page would come too late.
 */
function watchTile(tile: string): void {
  new MutationObserver((_, watching) => {
    if (document.querySelector(tile) === null) return;
    window.benchUsableMs = performance.timeOrigin + performance.now();
    watching.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

const TILE = 'a[href*="id=10001"]';

const scriptBytes = (list: readonly Fetched[]) =>
  list.filter(({ isScript }) => isScript).reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
const allBytes = (list: readonly Fetched[]) => list.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);

/** Brotli bytes of the smallest page that draws with the same libraries. */
async function referenceBytes(): Promise<number> {
  const outDir = await mkdtemp(join(tmpdir(), 'bytes-'));
  await build({
    // The complete libraries, not only the parts that the product imports.
    configFile: false,
    root: join(import.meta.dirname, 'reference'),
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(import.meta.dirname, 'reference/index.html') },
    },
  });
  const scripts = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const bytes = scripts.reduce(
    (sum, name) => sum + brotliCompressSync(readFileSync(join(outDir, name))).length,
    0,
  );
  await rm(outDir, { recursive: true });
  return bytes;
}

/** Checks that every script had exactly the size of its brotli file on disk. */
function check(list: readonly Fetched[]): string[] {
  return list.flatMap(({ url, isScript, bodyBytes }) => {
    if (!isScript) return [];
    const file = join(root, 'dist/client', new URL(url).pathname);
    const brotli = statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file);
    // Chunked transfer encoding may add a few bytes.
    return Math.abs(brotli.size - bodyBytes) <= 64
      ? []
      : [`${url}: ${bodyBytes} came, ${brotli.size} on disk`];
  });
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

await prepareBrowser();
await buildWhatIsStale(root);
const reference = await referenceBytes();
// As players get it: outside production the page also loads code that is needed only to switch brands.
const server = await startBuiltServer({ NODE_ENV: 'production', BEACON: 'none' });
const browser = await chromium.launch({ ...findBrowser(), args: launchFlags });
try {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
  const fetched = await listen(page);
  await page.addInitScript(watchTile, TILE);

  await page.goto(`${server.url}/`);
  await page.locator(TILE).first().waitFor({ timeout: WAIT_MS });
  await page.waitForLoadState('load');
  const usableMs = (await page.evaluate(() => window.benchUsableMs)) ?? Number.NaN;
  const lobby = fetched.filter(({ atMs }) => atMs < usableMs);

  await page.goto(`${server.url}/#/games/og?id=10001&mode=demo`);
  await page.locator('[data-stage="ready"]').waitFor({ timeout: WAIT_MS, state: 'attached' });
  const game = [...fetched];

  const problems = [
    ...check(game),
    ...(lobby.length > 5 ? [] : [`the lobby asked for ${lobby.length} files`]),
  ];
  const lobbyKb = scriptBytes(lobby) / 1000;
  const gameKb = scriptBytes(game) / 1000;
  const totalKb = allBytes(game) / 1000;
  console.log(`reference (React, @pixi/react, jotai, one shape)  ${kb(reference)} kB of script`);
  console.log(
    `lobby           ${lobbyKb.toFixed(1)} kB of script in ${lobby.length} requests; ratio ${((lobbyKb * 1000) / reference).toFixed(2)}; goal ${GOALS.lobbyScriptKb}: ${judge('bytes', 'script of the lobby', lobbyKb, GOALS.lobbyScriptKb, { unit: 'kB', digits: 1 })}`,
  );
  console.log(
    `lobby and game  ${gameKb.toFixed(1)} kB of script; ratio ${((gameKb * 1000) / reference).toFixed(2)}; goal ${GOALS.gameScriptKb}: ${judge('bytes', 'script of the lobby and a game', gameKb, GOALS.gameScriptKb, { unit: 'kB', digits: 1 })}`,
  );
  console.log(
    `                ${game.length} requests; goal ${GOALS.gameRequests}: ${judge('bytes', 'requests', game.length, GOALS.gameRequests, { digits: 0 })}`,
  );
  console.log(
    `                ${totalKb.toFixed(1)} kB in all; goal ${GOALS.gameTotalKb}: ${judge('bytes', 'everything', totalKb, GOALS.gameTotalKb, { unit: 'kB', digits: 1 })}`,
  );
  if (process.argv.includes('--list')) {
    for (const { url, bodyBytes } of game)
      console.log(`  ${kb(bodyBytes).padStart(7)}  ${url.slice(server.url.length)}`);
  }
  console.log(
    problems.length === 0 ? 'self-check: every script weighs what its file weighs' : problems.join('\n'),
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}

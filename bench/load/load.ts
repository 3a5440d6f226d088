/**
 * Loading time on a cheap phone: CPU four times slower, 1.6 Mbps with 150 ms to the server. The largest paint
 * of the lobby and the first drawn frame of a game, each against the first frame of a bare Pixi page that is
 * served and throttled in the same way, in turns; and how long the main thread was blocked while the lobby
 * loaded. Rendering is in software here, which adds to both sides of a ratio and which no real phone does.
 */

import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import prepareBrowser, { findBrowser, launchFlags } from '../../scripts/lib/browser.mjs';
import { buildWhatIsStale } from '../../scripts/lib/build.mjs';
import { startBuiltServer } from '../../tests/support/builtServer';
import { judge } from '../lib/judge';
import { spreadOf } from '../lib/slices';

const root = resolve(import.meta.dirname, '../..');
const ROUNDS = Number(process.argv[2] ?? 5);
const WAIT_MS = 120_000;

/** Goals: ratios to the bare page, and ms. */
const GOALS = { lobby: 1.1, game: 2, blockedMs: 200 };

const PHONE = { cpu: 4, bytesPerSecond: 1_600_000 / 8, latencyMs: 150 };

/** A task of this length delays a tap; the time beyond it counts as blocked. */
const LONG_TASK_MS = 50;

interface Loaded {
  readonly ms: number;
  readonly blockedMs: number;
  /** How many of the scripts and styles named in the page, and the page itself, came over the network. */
  readonly named: number;
}

/** Opens an address on a new phone and waits for `ready`; `doneAt` gives the time that counts, in ms since navigation. */
async function load(
  browser: Browser,
  url: string,
  ready: string,
  doneAt: (page: Page) => Promise<number>,
): Promise<Loaded> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  await page.addInitScript(watchFor, ready);
  const came = new Set<string>();
  page.on('response', (response) => {
    if (response.ok()) came.add(new URL(response.url()).pathname);
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  await page.goto(url, { waitUntil: 'commit', timeout: WAIT_MS });
  await page.locator(ready).first().waitFor({ state: 'attached', timeout: WAIT_MS });
  const ms = await doneAt(page);
  const blockedMs = await page.evaluate(
    ([until, long]) =>
      window.benchTasks
        .filter(({ startTime }) => startTime < until)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - long), 0),
    [ms, LONG_TASK_MS] as const,
  );
  await context.close();
  const text = await (await fetch(url)).text();
  const names = [...text.matchAll(/(?:src|href)="\.?(\/[^"]+\.(?:js|css))"/g)].map(([, name = '']) => name);
  return { ms, blockedMs, named: ['/', ...names].filter((name) => came.has(name)).length };
}

declare global {
  interface Window {
    benchTasks: PerformanceEntry[];
    benchLargest: { readonly ms: number; readonly area: number }[];
    benchAttachedMs: number;
  }
}

/** Records long tasks and paints in the page itself. */
function watchPaints(): void {
  window.benchTasks = [];
  window.benchLargest = [];
  new PerformanceObserver((list) => window.benchTasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly size: number })[])
      window.benchLargest.push({ ms: entry.startTime, area: entry.size });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** The largest paint, once no larger one has come for a while. */
async function largestPaint(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle', { timeout: WAIT_MS });
  return page.evaluate(() => window.benchLargest.at(-1)?.ms ?? Number.NaN);
}

/**
 * Notes in the page itself when an element appears. Asked from outside, the answer would come some frames later, and the
 * frames of a game take longer than those of an empty page.
 */
function watchFor(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    window.benchAttachedMs = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** The page's time when the awaited element appeared, which is after the first frame has been drawn. */
const attached = (page: Page) => page.evaluate(() => window.benchAttachedMs);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

/** Builds the bare page and serves it compressed, as the server does. */
async function serveBare(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'load-'));
  await build({
    // The complete Pixi, not only the parts that the product imports.
    configFile: false,
    root: join(import.meta.dirname, 'reference'),
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, 'reference/index.html'),
        output: { codeSplitting: true },
      },
    },
  });
  const server: Server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    try {
      const body = brotliCompressSync(readFileSync(join(outDir, path)));
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'text/plain',
        'content-encoding': 'br',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
const spread = (values: readonly number[]) =>
  `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;

await prepareBrowser();
await buildWhatIsStale(root);
const bare = await serveBare();
// As players get it: outside production the page also loads code that is needed only to switch brands.
const server = await startBuiltServer({ NODE_ENV: 'production', BEACON: 'none' });
const browser = await chromium.launch({ ...findBrowser(), args: launchFlags });
const lobby = () => load(browser, `${server.url}/`, 'a[href*="id=10001"]', largestPaint);
const game = () =>
  load(browser, `${server.url}/#/games/og?id=10001&mode=demo`, '[data-stage="ready"]', attached);
const reference = () => load(browser, bare.url, '[data-drawn]', attached);
try {
  // The first load of each fills the caches of the machine, and does not count.
  for (const once of [reference, lobby, game]) await once();
  const seen: Record<'bare' | 'lobby' | 'game', Loaded[]> = { bare: [], lobby: [], game: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.bare.push(await reference());
    seen.lobby.push(await lobby());
    seen.game.push(await game());
  }
  const ratios = (name: 'lobby' | 'game') =>
    seen[name].map(({ ms }, round) => ms / (seen.bare[round]?.ms ?? Number.NaN));
  console.log(`bare Pixi page  ${median(seen.bare.map(({ ms }) => ms)).toFixed(0)} ms`);
  for (const name of ['lobby', 'game'] as const) {
    const all = ratios(name);
    const ms = median(seen[name].map((one) => one.ms));
    console.log(
      `${name.padEnd(14)}  ${ms.toFixed(0)} ms; ratio ${median(all).toFixed(2)} (${spread(all)}); goal ${GOALS[name]}: ${judge('load', `${name}, against a bare Pixi page`, spreadOf(all), GOALS[name])}`,
    );
  }
  const blocked = median(seen.lobby.map(({ blockedMs }) => blockedMs));
  console.log(
    `lobby blocked   ${blocked.toFixed(0)} ms; goal ${GOALS.blockedMs}: ${judge('load', 'lobby blocked', blocked, GOALS.blockedMs, { unit: 'ms', digits: 0 })}`,
  );
  // A page from a cache, or a broken one, loads almost nothing. Files loaded in idle time may come before the
  // end or not: those named in the page itself are the same each time.
  const counts = seen.lobby.map(({ named }) => named);
  const isCorrect =
    new Set(counts).size === 1 && (counts[0] ?? 0) > 4 && seen.bare.every(({ named }) => named >= 2);
  console.log(
    isCorrect
      ? 'self-check: every load fetched all that its page names'
      : `self-check FAILED: of the files the page names came ${counts}`,
  );
  process.exitCode = isCorrect ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
  await bare.close();
}

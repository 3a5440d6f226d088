import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { startBuiltServer } from '../../tests/support/builtServer';
import prepareBrowser, { findBrowser, launchFlags } from '../lib/browser.mjs';
import { buildWhatIsStale } from '../lib/build.mjs';

const root = resolve(import.meta.dirname, '../..');
/** A cheap phone: its processor is four times slower, and the network carries 1.6 Mbps with 150 ms to the server. */
const PHONE = { cpu: 4, bytesPerSecond: 1_600_000 / 8, latencyMs: 150 };
const STEP_MAX_MS = 120_000;
/** The own games that a guest can try; sabong is for those who are logged in. */
const GAMES: readonly (readonly [name: string, id: number])[] = [
  ['color', 10001],
  ['ring', 10002],
  ['crash', 10003],
  ['scratch', 10004],
  ['dice', 10005],
];
const FRAMES_MS = 4_000;

/** What a slow phone showed of a page. */
interface Seen {
  readonly name: string;
  readonly openMs: number;
  /** Between two frames: the median and the 95th percentile, in ms. */
  readonly frameMs: number;
  readonly frameP95Ms: number;
  readonly complaints: readonly string[];
}

/**
 * Opens the lobby and every game's demo on a throttled phone, each with an empty cache, and looks for what breaks when
 * everything is slow: pages that do not come, errors, boards that never open. Prints the times; drawing is in software
 * here, so only their changes from run to run say something. Returns whether every page came without an error.
 */
export async function runLowEnd(): Promise<boolean> {
  await prepareBrowser();
  await buildWhatIsStale(root);
  const server = await startBuiltServer({ NODE_ENV: 'production', BEACON: 'none' });
  const browser = await chromium.launch({ ...findBrowser(), args: launchFlags });
  const all: Seen[] = [];
  try {
    const lobby = 'a[href*="id=10001"]';
    all.push(await look(browser, 'lobby', `${server.url}/`, lobby));
    for (const [name, id] of GAMES) {
      const url = `${server.url}/#/games/og?id=${id}&mode=demo`;
      all.push(await look(browser, name, url, '[data-stage="ready"]'));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  for (const { name, openMs, frameMs, frameP95Ms, complaints } of all) {
    const figures = `open ${(openMs / 1_000).toFixed(1)} s, frame ${frameMs.toFixed(0)} ms, p95 ${frameP95Ms.toFixed(0)} ms`;
    console.log(
      `${name.padEnd(8)} ${figures}${complaints.length === 0 ? '' : `\n  ${complaints.join('\n  ')}`}`,
    );
  }
  const folder = join(root, 'node_modules/.cache/low-end');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(all, null, 2)}\n`);
  return all.every(({ complaints }) => complaints.length === 0);
}

async function look(browser: Browser, name: string, url: string, ready: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left ends what it was loading.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${new URL(request.url()).pathname} ${reason}`);
  });
  await throttle(page);
  const startMs = performance.now();
  let openMs = Number.NaN;
  let frames: readonly number[] = [];
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: STEP_MAX_MS });
    await page.locator(ready).first().waitFor({ state: 'attached', timeout: STEP_MAX_MS });
    openMs = performance.now() - startMs;
    frames = await framesOf(page);
  } catch (error) {
    complaints.push(`it did not open: ${String(error).split('\n')[0]}`);
  }
  await context.close();
  return { name, openMs, frameMs: share(frames, 0.5), frameP95Ms: share(frames, 0.95), complaints };
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
}

/** The times between the frames of a few seconds, in ms. As text: the loader of scripts adds helpers that no page has. */
const framesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(`new Promise((resolve) => {
    const gaps = [];
    const begunMs = performance.now();
    let lastMs = begunMs;
    requestAnimationFrame(function next(nowMs) {
      gaps.push(nowMs - lastMs);
      lastMs = nowMs;
      if (nowMs - begunMs < ${FRAMES_MS}) requestAnimationFrame(next);
      else resolve(gaps.slice(1));
    });
  })`);

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

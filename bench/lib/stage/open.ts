import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import prepareBrowser, { findBrowser, launchFlags } from '../../../scripts/lib/browser.mjs';
import type { StagePage } from './page';

/** A page with the stage, and measurements of its browser. */
export interface OpenedPage {
  /** Calls a function of the page; arguments and result must be serializable. */
  readonly call: <Name extends keyof StagePage>(
    name: Name,
    ...args: Parameters<StagePage[Name]>
  ) => Promise<Awaited<ReturnType<StagePage[Name]>>>;
  readonly session: CDPSession;
  /** CPU time of the page's main thread so far, in microseconds. */
  readonly scriptUs: () => Promise<number>;
  /** Reachable bytes of the heap, after a full collection. */
  readonly heapBytes: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface Stages {
  /** Opens a new page; `search` is the query of its address. */
  readonly open: (search?: string) => Promise<OpenedPage>;
  /** The process id of the GPU process, which draws for all pages. */
  readonly drawingPid: () => Promise<number>;
}

/**
 * V8 compiles hot functions and discards cold code at any time, all of it in the heap. Without the compilers
 * the heap contains only the page's own objects, and code that is created once.
 */
const WITHOUT_COMPILERS =
  '--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation --no-flush-bytecode';

interface Options {
  /** Disables compilation to machine code: slow, but heap sizes become comparable. */
  readonly interpreted?: boolean;
}

/** Builds the page, serves it to a browser, and cleans up when the work has finished or failed. */
export async function withStages(
  work: (stages: Stages) => Promise<void>,
  { interpreted = false }: Options = {},
): Promise<void> {
  const root = resolve(import.meta.dirname, '../../..');
  const outDir = await mkdtemp(join(tmpdir(), 'stages-'));
  const config = {
    configFile: join(root, 'vite.config.ts'),
    root: import.meta.dirname,
    logLevel: 'error',
  } as const;
  await prepareBrowser();
  await build({
    ...config,
    publicDir: false,
    build: {
      outDir,
      minify: false,
      emptyOutDir: true,
      // The product's manual chunks fit only its own pages.
      rolldownOptions: { input: join(import.meta.dirname, 'index.html'), output: { codeSplitting: true } },
    },
  });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const { port } = server.httpServer.address() as AddressInfo;
  const browser = await chromium.launch({
    ...findBrowser(),
    args: [...launchFlags, '--enable-precise-memory-info', ...(interpreted ? [WITHOUT_COMPILERS] : [])],
  });
  try {
    await work(stagesOf(browser, `http://127.0.0.1:${port}/`));
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

const stagesOf = (browser: Browser, url: string): Stages => ({
  async open(search = '') {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
    page.on('pageerror', (error) => console.log(`page error: ${error.stack ?? error.message}`));
    await page.goto(`${url}${search}`);
    await page.waitForFunction(() => 'stagePage' in window);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return openedPage(page, session);
  },
  async drawingPid() {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await session.detach();
    const pid = processInfo.find(({ type }) => type === 'GPU')?.id;
    if (pid === undefined) throw new Error('the browser has no GPU process');
    return pid;
  },
});

function openedPage(page: Page, session: CDPSession): OpenedPage {
  return {
    session,
    call: (name, ...args) =>
      page.evaluate(
        ([called, given]) =>
          Reflect.apply(window.stagePage[called] as (...all: unknown[]) => unknown, null, given),
        [name, args] as const,
      ) as never,
    async scriptUs() {
      const { metrics } = await session.send('Performance.getMetrics');
      const seconds = metrics.find((metric) => metric.name === 'ThreadTime')?.value;
      if (seconds === undefined)
        throw new Error('the browser does not report the CPU time of the main thread');
      return seconds * 1e6;
    },
    async heapBytes() {
      // Objects found unreachable in the first collection may be freed only in a second.
      for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    },
    close: () => page.close(),
  };
}

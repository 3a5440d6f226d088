import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, launchFlags } from './scripts/lib/browser.mjs';
import type { Sight } from './tests/e2e/watched';

// Workers read this file again: what the first reading chose, they find in the environment.
process.env.TEST_PORT ??= freePort();
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'peryahan-e2e-'));
const { TEST_PORT: port, TEST_DATA_DIR: dataDir } = process.env;
const baseURL = `http://127.0.0.1:${port}`;

/** Tests that look at a scene. Software drawing takes both cores, so they run one after the other. */
const DRAWN = /@drawn/;
/** Tests that move the server's clock have the server for themselves. */
const CLOCK = /@clock/;
/** Tests that measure a time have the machine for themselves; the rest run side by side. */
const TIMED = /@timed/;
const browser = findBrowser();
/** Pages without scenes, put together without the software that stands in for a graphics card. */
const undrawn = {
  picture: 'none' as const,
  launchOptions: { ...browser, args: [...launchFlags, '--disable-gpu'] },
};

/** The built product on a port and a database of its own, with the sandbox open. */
export default defineConfig<Sight>({
  testDir: 'tests',
  globalSetup: './scripts/lib/browser.mjs',
  globalTeardown: './tests/support/removeData.ts',
  outputDir: 'node_modules/.cache/playwright',
  forbidOnly: process.env.CI !== undefined,
  // In CI alone: a test that passes at its second try only is named at the end of the run, and is to be mended.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    actionTimeout: 15_000,
    browserName: 'chromium',
    launchOptions: { ...browser, args: launchFlags },
    viewport: { width: 375, height: 812 },
    // Tests watch and answer the app's calls; a worker between would answer them first.
    serviceWorkers: 'block',
    // Keeping a trace takes a third of all the work: only whoever looks into a failure asks for it.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'snapshots',
      // Pictures are the same each time or they are wrong.
      retries: 0,
      testMatch: 'snapshots/**/*.spec.ts',
      snapshotPathTemplate: '{testDir}/snapshots/pictures/{arg}{ext}',
    },
    { name: 'drawn', testMatch: 'e2e/**/*.spec.ts', grep: DRAWN },
    { name: 'clock', testMatch: 'e2e/**/*.spec.ts', grep: CLOCK, use: undrawn },
    { name: 'timed', testMatch: 'e2e/**/*.spec.ts', grep: TIMED, use: undrawn },
    // The longest tests are among these: begun last they would be the tail of the whole run.
    { name: 'a11y', testMatch: 'a11y/**/*.spec.ts', use: undrawn },
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', grepInvert: [DRAWN, CLOCK, TIMED], use: undrawn },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/healthz`,
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      SANDBOX: 'on',
      LOG_LEVEL: 'warn',
      SMS_PER_ADDRESS: '100000',
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

/** A port that is free just now. The configuration is read synchronously, so another process asks for it. */
function freePort(): string {
  const ask =
    'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })';
  return spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' }).stdout.trim();
}

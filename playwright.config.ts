import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { drawnFlags, findBrowser, launchFlags } from './scripts/lib/browser.mjs';
import type { Sight } from './tests/e2e/support/watched';

// Every worker reads this file again and takes these values from the environment.
process.env.TEST_PORT ??= freePort();
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'peryahan-e2e-'));
const { TEST_PORT: port, TEST_DATA_DIR: dataDir } = process.env;
const baseURL = `http://127.0.0.1:${port}`;

/** Tests that need a drawn scene. Software rendering uses both cores, so they run one after the other. */
const DRAWN = /@drawn/;
/** Tests that advance the server's clock run alone on the server. */
const CLOCK = /@clock/;
/** Tests that open something to all players, who see it pop up, run alone on a server. */
const EVERYBODY = /@everybody/;
/** Tests that measure times run alone on the machine; the rest run in parallel. */
const TIMED = /@timed/;
/** Too long for every change, and of no use when short: `npm run soak` runs them. */
const SOAK = /@soak/;
const GALLERY = 'snapshots/gallery.spec.ts';
const browser = findBrowser();
/** Pages without scenes, without software WebGL. */
const undrawn = {
  picture: 'none' as const,
  launchOptions: { ...browser, args: [...launchFlags, '--disable-gpu'] },
};

/** Runs the built product on a port and a database of its own, with the sandbox on. */
export default defineConfig<Sight>({
  testDir: 'tests',
  globalSetup: './scripts/lib/browser.mjs',
  globalTeardown: './tests/support/removeData.ts',
  outputDir: 'node_modules/.cache/playwright',
  forbidOnly: process.env.CI !== undefined,
  // Only in CI: a test that passes only on retry is listed at the end of the run, and must be fixed.
  retries: process.env.CI === undefined ? 0 : 1,
  // The longest take half a minute alone and twice that beside other steps; what must be quick says so itself.
  timeout: 120_000,
  // On a busy machine four pages and their servers share two cores with the unit tests.
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    actionTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: { ...browser, args: drawnFlags },
    viewport: { width: 375, height: 812 },
    // Tests intercept the app's calls; a service worker would answer them first.
    serviceWorkers: 'block',
    // Traces cost a third of the run time, so they are recorded only on request.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'snapshots',
      // Pictures are deterministic: a retry would hide an error.
      retries: 0,
      testMatch: 'snapshots/**/*.spec.ts',
      testIgnore: GALLERY,
      // The baselines were painted with these. Where other steps use the cores, a picture of a long page takes over 15 s.
      use: { launchOptions: { ...browser, args: launchFlags }, actionTimeout: 60_000 },
      snapshotPathTemplate: '{testDir}/snapshots/pictures/{arg}{ext}',
    },
    // Two scenes at a time beside panels that follow them.
    { name: 'gallery', testMatch: GALLERY },
    // Run by tests/newGame/newGame.test.ts in a copy of the tree that has one game more.
    // It draws on what other steps leave of the cores.
    {
      name: 'new-game',
      testMatch: 'newGame/**/*.spec.ts',
      expect: { timeout: 60_000 },
      use: { actionTimeout: 60_000 },
    },
    { name: 'drawn', testMatch: 'e2e/**/*.spec.ts', grep: DRAWN },
    { name: 'soak', testMatch: 'e2e/**/*.spec.ts', grep: SOAK },
    { name: 'clock', testMatch: 'e2e/**/*.spec.ts', grep: CLOCK, use: undrawn },
    { name: 'everybody', testMatch: 'e2e/**/*.spec.ts', grep: EVERYBODY, use: undrawn },
    { name: 'timed', testMatch: 'e2e/**/*.spec.ts', grep: TIMED, use: undrawn },
    // The longest tests are among these; started last, they would end long after all others.
    { name: 'a11y', testMatch: 'a11y/**/*.spec.ts', use: undrawn },
    {
      name: 'e2e',
      testMatch: 'e2e/**/*.spec.ts',
      grepInvert: [DRAWN, CLOCK, EVERYBODY, TIMED, SOAK],
      use: undrawn,
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/healthz`,
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      SANDBOX: 'on',
      LOG_LEVEL: 'warn',
      // The tests share the tables, and a round with a public number would hold them up for as long as its betting takes:
      // tests of the number have a server of their own.
      BEACON: 'none',
      SMS_PER_ADDRESS: '100000',
      // Tests bet in quick succession; the one about the pace starts a server of its own.
      BET_CYCLE_MS: '0',
      RATE_LIMIT_PER_MINUTE: '1000000',
      OPERATOR_TOKEN: 'operator-token-of-the-browser-tests',
      // Tests run at any hour.
      WITHDRAW_HOURS: '-',
      OPERATOR_EMAIL: 'owner@console.example',
      // Operators of the tests come from addresses of their own: each address may use few one-time links.
      TRUST_PROXY_HOPS: '1',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

/** A free port. The configuration is read synchronously, so a child process asks for it. */
function freePort(): string {
  const ask =
    'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })';
  return spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' }).stdout.trim();
}

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { drawnFlags, findBrowser } from './scripts/lib/browser.mjs';

const browserTests = '**/*.browser.test.{ts,tsx}';
const elsewhere = ['**/node_modules/**', '**/dist/**', browserTests];
/** A busy machine may take long; a condition that is never met must still fail. */
const patient = { poll: { timeout: 20_000, interval: 20 } };
const withDatabase = ['server/{db,http,pages}/**/*.test.ts', 'tests/{api,ledger}/**/*.test.ts'];
/**
 * Only in CI: on a busy machine a test that waits for other processes may fail once. The end of the run lists
 * it.
 */
const retry = process.env.CI === undefined ? 0 : 1;
/**
 * Tests that kill servers and databases and wait for their restart, each with its own: two files in parallel.
 */
const killers = [
  'server/db/{embedded,launcher}.test.ts',
  'tests/api/process.test.ts',
  'tests/faults/**/*.test.ts',
];
/** Measures how long players wait after a kill, which says nothing while other tests take the cores. */
const timed = ['tests/faults/tables.test.ts'];
const killing = {
  retry,
  environment: 'node',
  expect: patient,
  testTimeout: 180_000,
  hookTimeout: 300_000,
  maxWorkers: 2,
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{contract,games,workers,server,src,scripts,gallery,assets}/**/*.test.ts',
            'tests/{laws,edges,snapshots}/**/*.test.ts',
          ],
          exclude: [...elsewhere, ...withDatabase],
          maxWorkers: 2,
          // These tests share no global state, so modules are loaded once and not once per file.
          isolate: false,
          // They take what other steps leave of the cores.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'server',
          retry,
          environment: 'node',
          include: withDatabase,
          exclude: [...elsewhere, ...killers],
          globalSetup: ['tests/support/database.ts'],
          // Each file has its own database on one PostgreSQL and leaves no state in modules, so modules are
          // loaded once per worker. The third worker runs while others wait for a round.
          maxWorkers: 3,
          isolate: false,
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: './vite.config.ts',
        // Packages are prebundled before the first test: one found later would reload the page during a test.
        optimizeDeps: { entries: ['{src,games,workers}/**/*.{ts,tsx}'] },
        test: {
          name: 'browser',
          retry,
          include: [browserTests],
          globalSetup: ['scripts/lib/browser.mjs'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...findBrowser(), args: drawnFlags } }),
            instances: [{ browser: 'chromium', viewport: { width: 375, height: 812 } }],
          },
        },
      },
      {
        test: {
          name: 'new-game',
          environment: 'node',
          include: ['tests/newGame/*.test.ts'],
        },
      },
      {
        test: { ...killing, name: 'chaos', include: killers, exclude: [...elsewhere, ...timed] },
      },
      {
        test: { ...killing, name: 'restarts', include: timed },
      },
    ],
  },
});

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser, launchFlags } from './scripts/lib/browser.mjs';

const browserTests = '**/*.browser.test.{ts,tsx}';
const elsewhere = ['**/node_modules/**', '**/dist/**', browserTests];
/** What is polled for comes, or never does: a busy machine may take its time. */
const patient = { poll: { timeout: 20_000, interval: 20 } };
const withDatabase = ['server/{db,http,pages}/**/*.test.ts', 'tests/{api,ledger}/**/*.test.ts'];
/** In CI alone: a busy machine may make a test that waits for the world fail once; the end of the run names it. */
const retry = process.env.CI === undefined ? 0 : 1;
/** They kill servers and databases and wait until those are back, each its own: two files at a time. */
const killers = [
  'server/db/{embedded,launcher}.test.ts',
  'tests/api/process.test.ts',
  'tests/faults/**/*.test.ts',
];

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
          // Nothing here touches what another file could see: modules are read once, not once a file.
          isolate: false,
          testTimeout: 120_000,
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
          // Each file has a database of its own on one PostgreSQL, and leaves nothing behind in a module:
          // modules are read once a worker, not once for each file. The third works while others wait for a flight.
          maxWorkers: 3,
          isolate: false,
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        // All packages are found before the first test: one found later would reload the page under a test.
        optimizeDeps: { entries: ['{src,games,workers}/**/*.{ts,tsx}'] },
        test: {
          name: 'browser',
          retry,
          include: [browserTests],
          globalSetup: ['scripts/lib/browser.mjs'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...findBrowser(), args: launchFlags } }),
            instances: [{ browser: 'chromium', viewport: { width: 375, height: 812 } }],
          },
        },
      },
      {
        test: {
          name: 'chaos',
          retry,
          environment: 'node',
          include: killers,
          expect: patient,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});

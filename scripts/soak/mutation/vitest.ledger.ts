import { defineConfig } from 'vitest/config';

/** The tests that must notice a changed ledger, each file with a database of its own on one PostgreSQL. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'tests/ledger/{answers,bet,bonus,bonusRests,fairness,ledger,ledgerGuard,missingAccounts,proof,statement}.test.ts',
      'tests/api/payments/payments.test.ts',
    ],
    globalSetup: ['tests/support/database.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

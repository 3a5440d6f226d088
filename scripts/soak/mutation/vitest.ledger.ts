import { defineConfig } from 'vitest/config';

/** The tests of the ledger itself, each file with a database of its own on one PostgreSQL. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'server/ledger/**/*.test.ts',
      'tests/ledger/{answers,bet,bonus,bonusRests,fairness,forgetting,ledger,ledgerGuard,lostAnswers}.test.ts',
      'tests/ledger/{missingAccounts,proof,sealedPairs,statement,transfers}.test.ts',
      'tests/api/desk/{economics,funds}.test.ts',
    ],
    globalSetup: ['tests/support/database.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

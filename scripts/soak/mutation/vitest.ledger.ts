import { defineConfig } from 'vitest/config';

/** The tests that must notice a changed ledger, each file with a database of its own on one PostgreSQL. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'tests/ledger/{answers,bet,bonus,bonusRests,fairness,forgetting,ledger,ledgerGuard,lostAnswers}.test.ts',
      'tests/ledger/{missingAccounts,proof,sealedPairs,statement}.test.ts',
      'tests/api/payments/{activities,payments,webhook}.test.ts',
      'tests/api/withdrawals/{desk,payouts,player}.test.ts',
      'tests/api/desk/{economics,funds,money}.test.ts',
      'tests/api/players/privacy.test.ts',
      'tests/api/records.test.ts',
    ],
    globalSetup: ['tests/support/database.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

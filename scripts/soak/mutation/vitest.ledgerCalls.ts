import { defineConfig } from 'vitest/config';

/** The tests of the calls that move money: slower, and all that reach deposits, cash-outs and corrections. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'tests/api/payments/{activities,payments,webhook}.test.ts',
      'tests/api/withdrawals/{desk,payouts,player}.test.ts',
      'tests/api/desk/money.test.ts',
      'tests/api/players/privacy.test.ts',
      'tests/api/records.test.ts',
    ],
    globalSetup: ['tests/support/database.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

import { defineConfig } from 'vitest/config';

/** The tests that must notice a changed rule: those beside the rules, and the laws that compute outcomes and returns. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'games/**/rules/**/*.test.ts',
      'tests/laws/{returns,vectors,pins,determinism,moneyFields,hostile}.test.ts',
    ],
    testTimeout: 120_000,
  },
});

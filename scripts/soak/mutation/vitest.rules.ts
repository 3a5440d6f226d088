import { defineConfig } from 'vitest/config';

/** The tests that must notice a changed rule: those beside the rules, the laws that compute outcomes and returns, and what shows odds and orders. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'games/**/rules/**/*.test.ts',
      'tests/laws/{returns,vectors,pins,determinism,moneyFields,hostile,bounds,cashOutOrder,posted,raffle,referenceMac}.test.ts',
      'tests/laws/{beacon/beacon,lotto/lotto,trade/trade}.test.ts',
      'games/*/board/odds.test.ts',
      'src/overlay/trade/{demoBook,chart/candles}.test.ts',
    ],
    testTimeout: 120_000,
  },
});

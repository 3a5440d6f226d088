import type { LoyaltyManifest } from '../../kit/rules/manifest';

/** 10007, the loyalty wheel. */
export const manifest = {
  id: 10007,
  name: 'wheel',
  isLoyalty: true,
  usualBet: { points: 200 },
} as const satisfies LoyaltyManifest;

import type { Centavos } from './money';

/**
 * How prominently a result is celebrated, by payout divided by stake. A payout of no more than the stake is not
 * celebrated.
 */
export type WinTier = 'loss' | 'returned' | 'small' | 'big' | 'mega';

export function winTier(stakeCentavos: Centavos, payoutCentavos: Centavos): WinTier {
  if (payoutCentavos === 0n) return 'loss';
  if (payoutCentavos <= stakeCentavos) return 'returned';
  if (payoutCentavos < stakeCentavos * 5n) return 'small';
  if (payoutCentavos < stakeCentavos * 20n) return 'big';
  return 'mega';
}

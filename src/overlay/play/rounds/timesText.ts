import type { Centavos } from '../../../../games/kit/rules/money';

/** Payout by stake with at most two decimals, rounded down, as in ×7.84. */
export function timesText(stake: Centavos, payout: Centavos): string {
  const hundredths = (payout * 100n) / stake;
  const rest = String(hundredths % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `×${hundredths / 100n}${rest === '' ? '' : `.${rest}`}`;
}

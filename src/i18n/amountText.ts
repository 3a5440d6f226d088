import { type Centavos, formatPesos } from '../../games/kit/rules/money';

/** Pesos, or the play money of a demo. */
export type CurrencySymbol = '₱' | 'D$';

/** An amount for display: ₱12,480.50. Always two decimals, and a true minus sign before the symbol. */
export function amountText(centavos: Centavos, symbol: CurrencySymbol = '₱', signed = false): string {
  const digits = formatPesos(centavos).replace('-', '');
  const [pesos = '0', decimals = '00'] = digits.split('.');
  const sign = centavos < 0n ? '−' : signed && centavos > 0n ? '+' : '';
  return `${sign}${symbol}${pesos.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

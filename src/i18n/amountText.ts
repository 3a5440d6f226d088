import { type Centavos, formatPesos } from '../../games/kit/rules/money';

/** Pesos, or the play money of a demo. */
export type CurrencySymbol = '₱' | 'D$';

/** Pesos for people: ₱12,480.50. Two decimals always, a true minus sign before the symbol. */
export function amountText(centavos: Centavos, symbol: CurrencySymbol = '₱', signed = false): string {
  const digits = formatPesos(centavos).replace('-', '');
  const [pesos = '0', decimals = '00'] = digits.split('.');
  const sign = centavos < 0n ? '−' : signed && centavos > 0n ? '+' : '';
  return `${sign}${symbol}${pesos.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

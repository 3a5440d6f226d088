import { type Centavos, parsePesos } from '../../games/kit/rules/money';

/** Filters input to digits and at most one point with two decimals. */
export function typedAmount(text: string): string {
  const plain = text.replace(/[^0-9.]/g, '');
  const [pesos = '', ...rest] = plain.split('.');
  const whole = pesos.replace(/^0+(?=[0-9])/, '').slice(0, 9);
  if (rest.length === 0) return whole;
  return `${whole === '' ? '0' : whole}.${rest.join('').slice(0, 2)}`;
}

/** The typed amount; null if it is not an amount. */
export const amountOf = (typed: string): Centavos | null => parsePesos(typed.replace(/\.$/, ''));

/** The input with thousands separators, otherwise unchanged. */
export const groupedAmount = (typed: string): string => {
  const [pesos = '', decimals] = typed.split('.');
  const grouped = pesos.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
};

import { type Centavos, parsePesos } from '../../../../games/kit/rules/money';

/** Digits and one point with two decimals at most: what may stand in the field while it is being typed. */
export function typedAmount(text: string): string {
  const plain = text.replace(/[^0-9.]/g, '');
  const [pesos = '', ...rest] = plain.split('.');
  const whole = pesos.replace(/^0+(?=[0-9])/, '').slice(0, 9);
  if (rest.length === 0) return whole;
  return `${whole === '' ? '0' : whole}.${rest.join('').slice(0, 2)}`;
}

/** The typed amount; null while it is none. */
export const amountOf = (typed: string): Centavos | null => parsePesos(typed.replace(/\.$/, ''));

/** Thousands apart, as typed otherwise. */
export const groupedAmount = (typed: string): string => {
  const [pesos = '', decimals] = typed.split('.');
  const grouped = pesos.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
};

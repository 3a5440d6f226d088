import { emailAddress } from '../account/profile';
import type { Payer } from '../money';
import { parseTaxNumber } from './taxNumber';

/** Letters of any script, and what stands between parts of a name. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u;
const NAME_MAX = 100;

export type PayerField = keyof Payer;

/** The fields of a payer that are missing or wrong: a name of two words at least, an address, and a CPF or CNPJ. */
export function wrongPayerFields(typed: Payer): PayerField[] {
  const name = typed.name.trim().replace(/\s+/g, ' ');
  const isName = name.length <= NAME_MAX && NAME.test(name) && name.includes(' ');
  const fields: [PayerField, boolean][] = [
    ['name', isName],
    ['email', emailAddress.safeParse(typed.email.trim()).success],
    ['taxNumber', parseTaxNumber(typed.taxNumber) !== null],
  ];
  return fields.flatMap(([field, isRight]) => (isRight ? [] : [field]));
}

/** A payer as it is passed on; null where a field is wrong. */
export function parsePayer(typed: Payer): Payer | null {
  const taxNumber = parseTaxNumber(typed.taxNumber);
  if (taxNumber === null || wrongPayerFields(typed).length > 0) return null;
  return { name: typed.name.trim().replace(/\s+/g, ' '), email: typed.email.trim().toLowerCase(), taxNumber };
}

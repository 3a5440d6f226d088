import * as z from 'zod/mini';
import { type Centavos, centavos, formatPesos, parsePesos } from './money';

/**
 * An amount on the wire: a decimal string in pesos outside ("123.45"), integer centavos inside. Decoding refuses signs,
 * exponents, spaces, commas and a third decimal.
 */
export const amount = z.codec(
  z.string().check(z.maxLength(20), z.regex(/^(0|[1-9][0-9]{0,11})(\.[0-9]{1,2})?$/)),
  z.custom<Centavos>((value) => typeof value === 'bigint'),
  {
    decode: (text, context) => {
      const parsed = parsePesos(text);
      if (parsed !== null) return parsed;
      context.issues.push({ code: 'custom', input: text, message: 'amount out of range' });
      return centavos(0n);
    },
    encode: formatPesos,
  },
);

/** A difference of two amounts, which may be negative; only replies contain one. */
export const signedAmount = z.codec(
  z.string().check(z.regex(/^-?(0|[1-9][0-9]*)\.[0-9]{2}$/)),
  z.custom<Centavos>((value) => typeof value === 'bigint'),
  {
    decode: (text) => {
      const magnitude = BigInt(text.replace('-', '').replace('.', ''));
      return centavos(text.startsWith('-') ? -magnitude : magnitude);
    },
    encode: formatPesos,
  },
);

import * as z from 'zod/mini';
import { HUNDREDTHS_MAX } from './flight';

/** Hundredths of a multiplier as text with two decimals: 238n is "2.38". */
export const multiplierText = (hundredths: bigint): string =>
  `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;

/** The hundredths in "2.38"; null for anything that is not a whole number, a point and two decimals. */
export function hundredthsIn(text: string): bigint | null {
  return /^(0|[1-9][0-9]{0,17})\.[0-9]{2}$/.test(text) ? BigInt(text.replace('.', '')) : null;
}

/** A multiplier of a bet or a round: text on the wire, hundredths inside, from 1.00 to 10000.00. */
export const times = z.codec(
  z.string().check(z.regex(/^[1-9][0-9]{0,4}\.[0-9]{2}$/)),
  z.custom<bigint>((value) => typeof value === 'bigint'),
  {
    decode: (text, context) => {
      const hundredths = hundredthsIn(text);
      if (hundredths !== null && hundredths <= HUNDREDTHS_MAX) return hundredths;
      context.issues.push({ code: 'custom', input: text, message: 'a multiplier out of range' });
      return 100n;
    },
    encode: multiplierText,
  },
);

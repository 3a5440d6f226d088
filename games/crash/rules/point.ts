import * as z from 'zod/mini';
import { HUNDREDTHS_MAX } from './flight';
import { multiplierText } from './times';

/** The draw is a whole number h with 0 <= h < E. */
export const E = 2n ** 52n;

/**
 * Where the round ends, in hundredths: max(1.00, floor(99E / (E - h)) / 100). At least t hundredths for exactly
 * floor(99E / t) of the E numbers, so the chance to reach a target is 0.99 divided by it.
 */
export function hundredthsOf(h: bigint): bigint {
  const hundredths = (99n * E) / (E - h);
  return hundredths < 100n ? 100n : hundredths;
}

/** Where a round ends, in hundredths of the multiplier, as drawn. */
export interface Point {
  readonly h: bigint;
  /** Exact; still, a round ends at {@link HUNDREDTHS_MAX} at the latest. */
  readonly hundredths: bigint;
}

export const pointOf = (h: bigint): Point => ({ h, hundredths: hundredthsOf(h) });

/** Where the round ends: at the drawn point, or at the maximum. */
export const endOf = ({ hundredths }: Point): bigint =>
  hundredths > HUNDREDTHS_MAX ? HUNDREDTHS_MAX : hundredths;

const drawn = z.strictObject({
  h: z.string().check(z.regex(/^(0|[1-9][0-9]{0,15})$/)),
  multiplier: z.string().check(z.regex(/^[1-9][0-9]{0,17}\.[0-9]{2}$/)),
});

/** Wire form: h and its multiplier as decimal text; the two must agree. */
export const outcome = z.codec(
  drawn,
  z.custom<Point>((value) => typeof value === 'object' && value !== null && 'hundredths' in value),
  {
    decode: (wire, context) => {
      const h = BigInt(wire.h);
      if (h < E && multiplierText(hundredthsOf(h)) === wire.multiplier) return pointOf(h);
      context.issues.push({ code: 'custom', input: wire, message: 'h does not come to that multiplier' });
      return pointOf(0n);
    },
    encode: ({ h, hundredths }) => ({ h: h.toString(), multiplier: multiplierText(hundredths) }),
  },
);

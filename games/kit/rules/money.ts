/**
 * Money is a whole number of centavos. A wire amount is a decimal string in pesos ("123.45"). Each division names its
 * rounding: a payout is floored, so that no fraction of a centavo is paid.
 */
declare const unit: unique symbol;

/** Integer centavos, 100 to the peso. */
export type Centavos = bigint & { readonly [unit]: 'centavos' };

export const centavos = (amount: bigint): Centavos => amount as Centavos;

export const ZERO = centavos(0n);

/** Larger than any amount the product moves; keeps sums far inside PostgreSQL's bigint. */
export const AMOUNT_MAX = centavos(100_000_000_000_00n);

/**
 * Pesos as digits, with at most two decimals: "5", "5.5", "5.50". No sign, exponent, space or comma. Returns null for
 * anything else, and for amounts over {@link AMOUNT_MAX}.
 */
export function parsePesos(text: string): Centavos | null {
  const match = /^(0|[1-9][0-9]{0,11})(?:\.([0-9]{1,2}))?$/.exec(text);
  if (match === null) return null;
  const amount = BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
  return amount > AMOUNT_MAX ? null : centavos(amount);
}

/** Centavos as pesos with exactly two decimals and no grouping: 12345n is "123.45". */
export function formatPesos(amount: Centavos): string {
  const sign = amount < 0n ? '-' : '';
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const subtract = (a: Centavos, b: Centavos): Centavos => centavos(a - b);

export const sum = (amounts: Iterable<Centavos>): Centavos => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return centavos(total);
};

/** An exact multiplier: payout per centavo staked, as a fraction. */
export interface Multiplier {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const multiplier = (numerator: bigint, denominator = 1n): Multiplier => ({ numerator, denominator });

/** stake x multiplier, floored to the centavo. */
export const payoutFloor = (stake: Centavos, pays: Multiplier): Centavos =>
  centavos((stake * pays.numerator) / pays.denominator);

/** The multiplier that a stake above zero is really paid, after its payout has been floored to the centavo. */
export const paidMultiplier = (stake: Centavos, pays: Multiplier): Multiplier =>
  multiplier(payoutFloor(stake, pays), stake);

/** A multiplier for display: at most two decimals, truncated and never rounded up. 7/4 is "1.75". */
export function multiplierText(pays: Multiplier): string {
  const hundredths = (pays.numerator * 100n) / pays.denominator;
  const decimals = (hundredths % 100n).toString().padStart(2, '0').replace(/0+$/, '');
  return decimals === '' ? `${hundredths / 100n}` : `${hundredths / 100n}.${decimals}`;
}

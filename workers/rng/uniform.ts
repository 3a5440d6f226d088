const BYTE_VALUES = 256;

/**
 * A whole number from 0 to n - 1, each equally likely, for 1 <= n <= 256: a byte that would favour the smaller numbers is
 * thrown away and another one is read.
 */
export function uniform(randomBytes: (count: number) => Uint8Array, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > BYTE_VALUES) throw new RangeError('n must be 1 to 256');
  const limit = BYTE_VALUES - (BYTE_VALUES % n);
  for (;;) {
    const [byte = 0] = randomBytes(1);
    if (byte < limit) return byte % n;
  }
}

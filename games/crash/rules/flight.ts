/**
 * How the multiplier grows: e^(0.10 t), t in seconds since departure, truncated to hundredths.
 *
 * Client, server and verifier must compute the same hundredth for the same millisecond, and `Math.exp` may differ
 * between engines in its last bit. So the curve is computed with integers: fixed point with 128 binary places. The
 * error stays under 1e-27 of a hundredth; a test compares every millisecond of the longest round with twice as many
 * places.
 */
const PLACES = 128n;
const ONE = 1n << PLACES;

/** The multiplier grows by a factor of e in this many ms. */
export const GROWTH_MS = 10_000;

/** Every round ends here at the latest: 10,000.00, in hundredths. */
export const HUNDREDTHS_MAX = 1_000_000n;

/** e^(1 / GROWTH_MS) by its series, which ends when a term is below the last place. */
function growthOfOneMs(): bigint {
  let term = ONE;
  let sum = 0n;
  for (let n = 1n; term > 0n; n += 1n) {
    sum += term;
    term /= BigInt(GROWTH_MS) * n;
  }
  return sum;
}

/** Growth over 1, 2, 4, 8 ... ms: 17 of them cover the longest round. */
const GROWTH_OF_POWERS: readonly bigint[] = (() => {
  const powers = [growthOfOneMs()];
  while (powers.length < 17) {
    const last = powers[powers.length - 1] ?? ONE;
    powers.push((last * last) >> PLACES);
  }
  return powers;
})();

function hundredthsUncapped(ms: number): bigint {
  let growth = ONE;
  for (let bit = 0, left = ms; left > 0; bit += 1, left >>= 1) {
    if ((left & 1) === 1) growth = (growth * (GROWTH_OF_POWERS[bit] ?? ONE)) >> PLACES;
  }
  return (growth * 100n) >> PLACES;
}

/** The first whole ms at which the multiplier has reached this many hundredths; 0 for 100 and less. */
export function reachedMs(hundredths: bigint): number {
  const wanted = hundredths > HUNDREDTHS_MAX ? HUNDREDTHS_MAX : hundredths;
  // The search starts at a floating-point estimate; the result depends on integers only.
  let ms = Math.max(0, Math.ceil(Math.log(Number(wanted) / 100) * GROWTH_MS));
  while (hundredthsUncapped(ms) < wanted) ms += 1;
  while (ms > 0 && hundredthsUncapped(ms - 1) >= wanted) ms -= 1;
  return ms;
}

/** When the longest round ends, in ms since departure. */
export const FLIGHT_MAX_MS = reachedMs(HUNDREDTHS_MAX);

/**
 * The multiplier in hundredths, truncated and never rounded up, this many ms after departure. 100 before it, and never
 * more than {@link HUNDREDTHS_MAX}. Fractions of a ms are dropped.
 */
export function hundredthsAt(runningMs: number): bigint {
  if (!(runningMs > 0)) return 100n;
  if (runningMs >= FLIGHT_MAX_MS) return HUNDREDTHS_MAX;
  return hundredthsUncapped(Math.floor(runningMs));
}

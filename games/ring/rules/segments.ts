/** The four colours of segments. Each has a shape, so that players need not tell hues apart. */
export const COLORS = ['grey', 'blue', 'orange', 'green'] as const;
export type Color = (typeof COLORS)[number];

/** Segments on the ring, each 1.8 degrees wide and as likely as any other. */
export const SEGMENT_COUNT = 200;

/** The greens are opposite each other. */
const GREEN_AT: readonly number[] = [0, 100];

/**
 * The colours in their published order, clockwise: green at 0 and 100; of the others, numbered 0 to 197, even
 * ones are grey; of the odd ones, counted 0 to 98, every third from the second on is orange and the rest blue.
 */
export const SEGMENTS: readonly Color[] = orderedSegments();

function orderedSegments(): readonly Color[] {
  let other = 0;
  return Array.from({ length: SEGMENT_COUNT }, (_, index): Color => {
    if (GREEN_AT.includes(index)) return 'green';
    const number = other;
    other += 1;
    if (number % 2 === 0) return 'grey';
    return ((number - 1) / 2) % 3 === 1 ? 'orange' : 'blue';
  });
}

/** The colour at a place on the ring; any whole number, modulo the number of segments. */
export const colorAt = (index: number): Color =>
  SEGMENTS[((index % SEGMENT_COUNT) + SEGMENT_COUNT) % SEGMENT_COUNT] ?? 'grey';

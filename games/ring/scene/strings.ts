/** A string of lights: its two ends and its control point, in design px. */
interface LightString {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly sagY: number;
}

const SPAN = 163;
/** Spans on each side of the lens; the outer ones are for stages wider than a phone. */
const SPANS = 4;

/** From the lens outwards, mirrored. */
export const STRINGS: readonly LightString[] = Array.from({ length: SPANS }, (_, span) => {
  const near = 37 + span * SPAN;
  const nearY = span === 0 ? -196 : -202;
  return [-1, 1].map(
    (side): LightString => ({ from: [side * near, nearY], to: [side * (near + SPAN), -202], sagY: -140 }),
  );
}).flat();
const BULBS = 9;
/** The horizontal reach of a bulb's light. */
const BULB_AIR = 24;

/** The bulbs, as far to each side as is visible. */
export const bulbSpots = (halfWidth: number): readonly { readonly x: number; readonly y: number }[] =>
  STRINGS.flatMap(({ from, to, sagY }) =>
    Array.from({ length: BULBS }, (_, index) => {
      const t = (index + 0.5) / BULBS;
      const u = 1 - t;
      return {
        x: u * u * from[0] + t * u * (from[0] + to[0]) + t * t * to[0],
        y: u * u * from[1] + 2 * t * u * sagY + t * t * to[1] + 4,
      };
    }),
  ).filter(({ x }) => Math.abs(x) < halfWidth + BULB_AIR);

import { type Color, SEGMENT_COUNT } from '../rules/segments';

/** The ring in design px around its centre; 1 is a CSS px on a screen 375 px wide. */

/** One segment, in radians. */
export const SEGMENT_TURN = (Math.PI * 2) / SEGMENT_COUNT;

/** Radius of the blades' bases. */
export const RAIL_RADIUS = 131;
export const BLADE_WIDTH = 3.85;
/** A blade's length depends on its multiplier. */
export const BLADE_LENGTH: Readonly<Record<Color, number>> = { grey: 19, blue: 24, orange: 30, green: 36 };
/** Outer edge of the ring's gold. */
export const OUTER_RADIUS = 175;

/** The star's points and the corners between them. */
export const STAR_OUTER = 109;
export const STAR_INNER = 45;
export const HUB_RADIUS = 33;
/** Radius within which nothing behind the star is visible, however it swings. */
export const STAR_HIDES = 36;

/** The lens over the top. */
export const LENS = { left: -89, top: -198, width: 178, height: 88, corner: 26 } as const;
export const LENS_BOTTOM = LENS.top + LENS.height;
/** Blades in the lens: spacing, length, and radius of the arc they are on. */
export const LENS_STEP = 21;
export const LENS_ARC = 620;
export const LENS_LENGTH: Readonly<Record<Color, number>> = { grey: 44, blue: 52, orange: 64, green: 74 };
/** Visible blades on each side of the middle one. */
export const LENS_SIDE = 4;

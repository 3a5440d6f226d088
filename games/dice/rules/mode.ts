/** percent: four ten-sided dice read as 00.00 to 99.99. seven: two six-sided dice and their sum. */
export const MODES = ['percent', 'seven'] as const;
export type Mode = (typeof MODES)[number];

/** Percent: which numbers win. Under wins below the target, over from the target up: exact complements. */
export const SIDES = ['under', 'over'] as const;
export type Side = (typeof SIDES)[number];

/** Seven: the sum of the two dice that a bet is on. */
export const PLACES = ['under', 'exact', 'over'] as const;
export type Place = (typeof PLACES)[number];

/**
 * The six colours in the order of the draw: 0 red heart, 1 yellow star, 2 green clover, 3 blue drop, 4 pink diamond, 5
 * white moon. Each has a shape and a letter, so that players need not tell hues apart.
 */
export type Color = 0 | 1 | 2 | 3 | 4 | 5;

export const COLOR_COUNT = 6;
export const CUBE_COUNT = 3;
export const ALL_COLORS: readonly Color[] = [0, 1, 2, 3, 4, 5];

/** The colours of the three cubes, left to right. */
export type Cubes = readonly [Color, Color, Color];

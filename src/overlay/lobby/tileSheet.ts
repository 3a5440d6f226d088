import { BAKED_TILES } from '../../shared/tiles/baked';

/**
 * The gap between two tiles, in px of the picture. Each tile's edge is extended into it, so that its neighbour never
 * bleeds in.
 */
export const SHEET_GAP = 8;

/** The background position at which the frame shows this tile. */
export const placeOnSheet = (name: string): string =>
  `0 ${(100 * BAKED_TILES.indexOf(name)) / (BAKED_TILES.length - 1)}%`;

/** The drawn tiles of our own games in one picture, stacked vertically: one request for the whole shelf. */
export const sheetFile = (width: number): string => `/tiles/own-${width}.webp`;

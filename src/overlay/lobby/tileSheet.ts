/** The tiles of our own games in one picture, stacked vertically: one request for the whole shelf. */
export const ON_SHEET = ['color', 'crash', 'sabong', 'dice', 'ring', 'scratch'];

/**
 * The gap between two tiles, in px of the picture. Each tile's edge is extended into it, so that its neighbour never
 * bleeds in.
 */
export const SHEET_GAP = 8;

/** The background position at which the frame shows this tile. */
export const placeOnSheet = (name: string): string =>
  `0 ${(100 * ON_SHEET.indexOf(name)) / (ON_SHEET.length - 1)}%`;

export const sheetFile = (width: number): string => `/tiles/own-${width}.webp`;

/** The tiles of our own games in one picture, below each other: one request for the whole shelf. */
export const ON_SHEET = ['color', 'crash', 'sabong', 'dice', 'ring', 'scratch'];

/** What lies between two tiles, in px as they are drawn: each one's edge goes on there, so that no neighbour shines in. */
export const SHEET_GAP = 8;

/** Where a picture that covers its frame has to stand, so that this tile is seen. */
export const placeOnSheet = (name: string): string =>
  `0 ${(100 * ON_SHEET.indexOf(name)) / (ON_SHEET.length - 1)}%`;

export const sheetFile = (width: number): string => `/tiles/own-${width}.webp`;

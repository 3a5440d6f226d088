/**
 * Art is written as SVG text: every drawing function returns the content of a `<g>`, drawn around its own origin.
 * Scripts turn the pictures into files; nothing here runs in the app.
 */

/** A colour, or its offset on the gradient (0 to 1), the colour, and its opacity. */
export type Stop = string | readonly [offset: number, color: string, opacity?: number];

let lastId = 0;

/** An id for a gradient, unique within the picture. */
export function newId(): string {
  lastId += 1;
  return `a${lastId}`;
}

const stopTag = (stop: Stop, index: number, count: number): string => {
  const [offset, color, opacity] = typeof stop === 'string' ? [index / (count - 1), stop] : stop;
  const faded = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${offset}" stop-color="${color}"${faded}/>`;
};

const stopTags = (stops: readonly Stop[]): string =>
  stops.map((stop, index) => stopTag(stop, index, stops.length)).join('');

const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
export const ACROSS = 'x1="0" y1="0" x2="1" y2="0"';
export const DIAGONAL = 'x1="0" y1="0" x2="1" y2="1"';

/** Linear gradients run downwards by default. */
export const linear = (id: string, stops: readonly Stop[], vector = DOWN): string =>
  `<linearGradient id="${id}" ${vector}>${stopTags(stops)}</linearGradient>`;

export const radial = (id: string, stops: readonly Stop[], centre = ''): string =>
  `<radialGradient id="${id}" ${centre}>${stopTags(stops)}</radialGradient>`;

/** A complete SVG picture, in px. */
export function picture(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}

/** Numbers in paths need no more than a tenth of a unit. */
export const short = (value: number): string => value.toFixed(1);

type SvgStop = string | readonly [at: number, color: string, opacity?: number];

/** A radial gradient's definition, for drawings that are rasterized; `place` is its centre. */
export function svgRadial(id: string, stops: readonly SvgStop[], place = ''): string {
  const tags = stops.map((stop, index) => {
    const [at, color, opacity] = typeof stop === 'string' ? [index / (stops.length - 1), stop, 1] : stop;
    return `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity ?? 1}"/>`;
  });
  return `<radialGradient id="${id}" ${place}>${tags.join('')}</radialGradient>`;
}

/** A body rotated by degrees about its own origin and translated. */
export const placed = (x: number, y: number, degrees: number, body: string): string =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(degrees)})">${body}</g>`;

/** A blur's definition, in units of the drawing. */
export const svgBlur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

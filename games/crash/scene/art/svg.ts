import { svgLinear } from '../../../kit/scene/paint/raster';

export { svgLinear };

type SvgStop = string | readonly [at: number, color: string, opacity?: number];

/** A radial gradient's definition. */
export function svgRadial(id: string, stops: readonly SvgStop[], more = ''): string {
  const tags = stops.map((stop, index) => {
    const [at, color, opacity] = typeof stop === 'string' ? [index / (stops.length - 1), stop] : stop;
    return `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
  });
  return `<radialGradient id="${id}" ${more}>${tags.join('')}</radialGradient>`;
}

/** A metal gradient of six stops with a hard edge in the middle. */
export const CHROME = [
  '#fff',
  '#aab8cc',
  [0.48, '#4f5d74'],
  [0.52, '#e8f0fa'],
  [0.75, '#8b99b0'],
  [1, '#fdfefe'],
] as const;
export const GOLD = ['#FFF6C8', '#FFD34D', [0.5, '#E0952A'], [0.55, '#FFE79A'], [1, '#B5691A']] as const;

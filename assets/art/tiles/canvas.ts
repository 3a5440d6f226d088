import silhouettes from './silhouettes.json';

/** The context of a worker or a page: the painter uses what both have. */
export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
export type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** Creates a canvas in the worker or the page. */
export type MakeCanvas = (width: number, height: number) => Canvas;

export function contextOf(canvas: Canvas): Context {
  // A tile is only read back. On the GPU each read would take a second or more on a weak device.
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Context | null;
  if (context === null) throw new Error('this device cannot draw on a canvas');
  return context;
}

export type Stop = string | readonly [number, string];

function withStops(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  stops.forEach((stop, index) => {
    if (typeof stop === 'string') gradient.addColorStop(index / (stops.length - 1), stop);
    else gradient.addColorStop(...stop);
  });
  return gradient;
}

export const linear = (
  on: Context,
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly Stop[],
) => withStops(on.createLinearGradient(...from, ...to), stops);

export const radial = (on: Context, x: number, y: number, radius: number, stops: readonly Stop[]) =>
  withStops(on.createRadialGradient(x, y, 0, x, y, radius), stops);

export const hsl = (hue: number, saturation: number, lightness: number, alpha = 1): string =>
  `hsla(${(hue + 360) % 360},${saturation}%,${lightness}%,${alpha})`;

/** Side of the square that silhouettes are drawn in. */
export const SILHOUETTE = 512;

const paths = new Map<string, Path2D>();
const outlines: Readonly<Record<string, string>> = silhouettes;

export function pathOf(name: string): Path2D {
  const known = paths.get(name);
  if (known !== undefined) return known;
  const path = new Path2D(outlines[name] ?? outlines.gems);
  paths.set(name, path);
  return path;
}

export function disc(on: Context, x: number, y: number, radius: number, fill: string | CanvasGradient): void {
  on.fillStyle = fill;
  on.beginPath();
  on.arc(x, y, Math.max(radius, 0), 0, Math.PI * 2);
  on.fill();
}

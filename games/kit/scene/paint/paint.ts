/** Helpers for painting art once into a canvas that becomes a texture. */
export type Paint = CanvasRenderingContext2D;

/** A colour, or a colour with its place from 0 to 1; without places they are spread evenly. */
export type Stop = string | readonly [at: number, color: string];

function addStops(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  stops.forEach((stop, index) => {
    if (typeof stop === 'string') gradient.addColorStop(index / Math.max(1, stops.length - 1), stop);
    else gradient.addColorStop(stop[0], stop[1]);
  });
  return gradient;
}

export const linearFill = (
  paint: Paint,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  stops: readonly Stop[],
): CanvasGradient => addStops(paint.createLinearGradient(x0, y0, x1, y1), stops);

export const radialFill = (
  paint: Paint,
  x: number,
  y: number,
  radius: number,
  stops: readonly Stop[],
): CanvasGradient => addStops(paint.createRadialGradient(x, y, 0, x, y, radius), stops);

export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly paint: Paint;
}

/**
 * A texture converts pixels to units and back, and clears a canvas whose size changes by rounding: so only sizes that
 * survive the conversion are used, one pixel larger if necessary.
 */
function pixelsOf(units: number, resolution: number): number {
  let pixels = Math.max(1, Math.round(units * resolution));
  while ((pixels / resolution) * resolution !== pixels) pixels += 1;
  return pixels;
}

/** A canvas of width x height units at `resolution` pixels per unit. Throws if there is no 2D context. */
export function sheet(width: number, height: number, resolution: number): Sheet {
  const canvas = document.createElement('canvas');
  canvas.width = pixelsOf(width, resolution);
  canvas.height = pixelsOf(height, resolution);
  // Painted once, and then read for outlines and lights: a canvas on the graphics card would wait for it at each reading.
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  if (paint === null) throw new Error('no 2D canvas');
  paint.scale(resolution, resolution);
  return { canvas, paint };
}

export function polygon(paint: Paint, points: readonly (readonly [number, number])[]): void {
  paint.beginPath();
  for (const [x, y] of points) paint.lineTo(x, y);
  paint.closePath();
}

/** Draws with a changed state and restores the state. */
export function within(paint: Paint, draw: () => void): void {
  paint.save();
  draw();
  paint.restore();
}

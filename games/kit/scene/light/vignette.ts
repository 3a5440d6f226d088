import { linearFill, radialFill, sheet } from '../paint/paint';

/** Width and height of the texture in px. */
export const VIGNETTE_PX = 128;
/** The clear middle as a share of the gradient, and how far down the dark upper edge reaches. */
const CLEAR = 0.56;
const UPPER = 0.14;
const RADIUS = (VIGNETTE_PX / 2) * 1.42;

/** A dark rectangle with a soft hole, to be stretched over the stage. `night` is #rrggbb. */
export function vignette(night: string): HTMLCanvasElement {
  const { canvas, paint } = sheet(VIGNETTE_PX, VIGNETTE_PX, 1);
  const half = VIGNETTE_PX / 2;
  paint.fillStyle = radialFill(paint, half, half, RADIUS, [
    [0, `${night}00`],
    [CLEAR, `${night}00`],
    [0.8, `${night}4a`],
    [1, `${night}c8`],
  ]);
  paint.fillRect(0, 0, VIGNETTE_PX, VIGNETTE_PX);
  paint.fillStyle = linearFill(paint, 0, 0, 0, VIGNETTE_PX, [
    `${night}cc`,
    [UPPER, `${night}00`],
    [1, `${night}00`],
  ]);
  paint.fillRect(0, 0, VIGNETTE_PX, VIGNETTE_PX);
  return canvas;
}

/** Half the width of the clear middle between two heights; 0 if none of it is clear. In texture pixels. */
export function clearSpan(top: number, bottom: number): number {
  // One pixel of margin, because sampling between two pixels mixes both.
  if (top < UPPER * VIGNETTE_PX + 1) return 0;
  const away = Math.max(Math.abs(top - VIGNETTE_PX / 2), Math.abs(bottom - VIGNETTE_PX / 2));
  const radius = CLEAR * RADIUS - 1;
  return away < radius ? Math.floor(Math.sqrt(radius ** 2 - away ** 2)) : 0;
}

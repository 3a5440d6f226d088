import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';
import { paintBanig } from './banig';
import { paintLinen } from './linen';
import { paintMirror } from './mirror';
import { paintSilk } from './silk';
import type { TableSize } from './size';

const COVERED: Readonly<Record<Palette['cloth'], (paint: Paint, size: TableSize, palette: Palette) => void>> =
  {
    silk: paintSilk,
    banig: paintBanig,
    mirror: paintMirror,
    linen: paintLinen,
  };

/** The table with its cover, lit from the upper left. The origin is the camera's target. */
export function paintTable(paint: Paint, size: TableSize, palette: Palette, noise: CanvasImageSource): void {
  const { halfWidth, above, below } = size;
  const [light, body, deep, dark] = palette.table;
  paint.fillStyle = radialFill(paint, -40, -30, Math.hypot(halfWidth, above) * 1.05, [
    light,
    [0.3, light],
    [0.5, body],
    [0.74, deep],
    [1, dark],
  ]);
  paint.fillRect(-halfWidth, -above, halfWidth * 2, above + below);
  COVERED[palette.cloth](paint, size, palette);
  within(paint, () => {
    paint.globalCompositeOperation = 'lighter';
    paint.fillStyle = radialFill(paint, -90, -70, 300, [
      `rgba(${palette.lamp},.2)`,
      [0.5, `rgba(${palette.lamp},.07)`],
      [1, `rgba(${palette.lamp},0)`],
    ]);
    paint.fillRect(-halfWidth, -above, halfWidth * 2, above + below);
  });
  grain(paint, size, noise);
  paint.fillStyle = linearFill(paint, 0, -above, 0, -above + 150, [
    `${palette.night}c0`,
    `${palette.night}00`,
  ]);
  paint.fillRect(-halfWidth, -above, halfWidth * 2, 150);
}

/** Grain hides the banding of large gradients. */
function grain(paint: Paint, { halfWidth, above, below }: TableSize, noise: CanvasImageSource): void {
  within(paint, () => {
    paint.globalCompositeOperation = 'overlay';
    paint.globalAlpha = 0.1;
    const pattern = paint.createPattern(noise, 'repeat');
    if (pattern === null) return;
    paint.fillStyle = pattern;
    paint.fillRect(-halfWidth, -above, halfWidth * 2, above + below);
  });
}

import { linearFill, type Paint, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';
import { swayed, type TableSize } from './size';

const THREAD = 2.2;

/** Linen: threads over and under, a woven stripe at each side, light from a window. */
export function paintLinen(paint: Paint, { halfWidth, above, below }: TableSize, palette: Palette): void {
  const sway = swayed(12);
  const [stripe, thin] = palette.pattern;
  within(paint, () => {
    for (let y = -above; y < below; y += THREAD) {
      paint.globalAlpha = 0.035 + 0.03 * Math.abs(sway());
      paint.fillStyle = sway() > 0 ? '#fff' : '#5c6a62';
      paint.fillRect(-halfWidth, y, halfWidth * 2, THREAD * 0.5);
    }
    for (let x = -halfWidth; x < halfWidth; x += THREAD) {
      paint.globalAlpha = 0.03 + 0.03 * Math.abs(sway());
      paint.fillStyle = sway() > 0 ? '#fff' : '#5c6a62';
      paint.fillRect(x, -above, THREAD * 0.5, above + below);
    }
    for (const side of [-1, 1]) {
      paint.globalAlpha = 0.5;
      for (const [at, width, color] of [
        [176, 8, stripe],
        [190, 2.4, thin],
      ] as const) {
        paint.fillStyle = color;
        paint.beginPath();
        paint.moveTo(side * at * 0.9, -above);
        paint.lineTo(side * (at * 0.9 + width), -above);
        paint.lineTo(side * (at * 1.1 + width), below);
        paint.lineTo(side * at * 1.1, below);
        paint.fill();
      }
    }
    paint.globalAlpha = 0.5;
    for (const [x, width] of [
      [-150, 120],
      [20, 46],
    ] as const) {
      paint.fillStyle = linearFill(paint, x, -above, x + 200, below, [
        'rgba(255,255,255,.7)',
        'rgba(255,255,255,0)',
      ]);
      paint.beginPath();
      paint.moveTo(x, -above);
      paint.lineTo(x + width, -above);
      paint.lineTo(x + width + 230, below);
      paint.lineTo(x + 230, below);
      paint.fill();
    }
  });
}

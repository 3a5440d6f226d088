import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';
import type { TableSize } from './size';

const LINE = 84;

/** A dark mirror with a grid of light in perspective. */
export function paintMirror(paint: Paint, { halfWidth, above, below }: TableSize, palette: Palette): void {
  const [line, far, mist] = palette.pattern;
  within(paint, () => {
    paint.globalCompositeOperation = 'lighter';
    paint.fillStyle = radialFill(paint, 0, -20, 250, [`${mist}66`, [0.5, `${mist}22`], [1, `${mist}00`]]);
    paint.fillRect(-halfWidth, -above, halfWidth * 2, above + below);
    for (const [width, alpha] of [
      [5, 0.06],
      [1.4, 0.3],
    ] as const) {
      paint.lineWidth = width;
      paint.globalAlpha = alpha;
      for (let step = -8; step <= 8; step += 1) {
        paint.strokeStyle = linearFill(paint, 0, -above, 0, below, [`${far}00`, [0.4, far], [1, line]]);
        paint.beginPath();
        paint.moveTo(step * LINE * 0.86, -above);
        paint.lineTo(step * LINE * 1.25, below);
        paint.stroke();
      }
      for (let y = -above + 40, step = 1; y < below; y += LINE * 0.62 * (0.8 + step * 0.04), step += 1) {
        paint.strokeStyle = y < -60 ? far : line;
        paint.beginPath();
        paint.moveTo(-halfWidth, y);
        paint.lineTo(halfWidth, y);
        paint.stroke();
      }
    }
  });
}

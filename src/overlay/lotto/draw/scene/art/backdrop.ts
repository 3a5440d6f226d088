import { linearFill, type Paint, radialFill, within } from '../../../../../../games/kit/scene/paint/paint';
import type { Palette } from '../palette';

/** The wall's extent in design px around the drum's centre. */
export interface WallSize {
  readonly halfWidth: number;
  readonly above: number;
  readonly below: number;
}

const RAYS = 22;

/** A wall with rays from behind the drum, and a string of pennants above it. */
export function paintBackdrop(paint: Paint, size: WallSize, palette: Palette): void {
  const { halfWidth, above, below } = size;
  const { wall, ray, rayAlpha, night } = palette;
  paint.fillStyle = linearFill(paint, 0, -above, 0, below, wall);
  paint.fillRect(-halfWidth, -above, halfWidth * 2, above + below);
  const reach = Math.hypot(halfWidth, Math.max(above, below));
  within(paint, () => {
    paint.globalAlpha = rayAlpha;
    paint.fillStyle = radialFill(paint, 0, 40, reach, [ray, [0.55, ray], [1, `${ray}30`]]);
    paint.translate(0, 40);
    for (let index = 0; index < RAYS; index += 1) {
      const angle = (index / RAYS) * Math.PI * 2;
      const wide = Math.PI / RAYS / 2;
      paint.beginPath();
      paint.moveTo(0, 0);
      paint.lineTo(Math.cos(angle - wide) * reach, Math.sin(angle - wide) * reach);
      paint.lineTo(Math.cos(angle + wide) * reach, Math.sin(angle + wide) * reach);
      paint.closePath();
      paint.fill();
    }
  });
  paint.fillStyle = radialFill(paint, 0, 30, 260, [`${ray}48`, [0.6, `${ray}14`], [1, `${ray}00`]]);
  paint.fillRect(-halfWidth, -above, halfWidth * 2, above + below);
  pennants(paint, size, palette);
  paint.fillStyle = linearFill(paint, 0, 240, 0, below, [`${night}00`, `${night}90`]);
  if (below > 240) paint.fillRect(-halfWidth, 240, halfWidth * 2, below - 240);
}

/** Two arcs of a string with little flags, which meet above the drum. */
function pennants(paint: Paint, { halfWidth }: WallSize, { pennants: colours, string }: Palette): void {
  const span = Math.max(halfWidth, 150);
  const yAt = (x: number) => -128 + 26 * (1 - ((Math.abs(x) - span / 2) / (span / 2)) ** 2);
  paint.strokeStyle = string;
  paint.lineWidth = 1.4;
  paint.beginPath();
  for (let x = -span; x <= span; x += 5) paint.lineTo(x, yAt(x));
  paint.stroke();
  const count = Math.ceil((span * 2) / 20);
  for (let index = 0; index < count; index += 1) {
    const x = -span + 10 + index * 20;
    const y = yAt(x);
    const colour = colours[index % colours.length] ?? string;
    paint.fillStyle = linearFill(paint, x - 7, 0, x + 7, 0, [
      colour,
      [0.5, colour],
      [0.5, `${colour}d0`],
      [1, `${colour}b0`],
    ]);
    paint.beginPath();
    paint.moveTo(x - 7.5, y);
    paint.lineTo(x + 7.5, y);
    paint.lineTo(x, y + 17);
    paint.closePath();
    paint.fill();
  }
}

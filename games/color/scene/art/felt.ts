import { linearFill, type Paint, polygon, radialFill, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';
import { project, TRAY } from '../projection';
import { flat } from './flat';

const { halfWidth, back, front } = TRAY;

/** The cloth of the tray: its light, woven lines, grain and the shadows of ledge and rails. */
export function paintFelt(paint: Paint, palette: Palette, noise: CanvasImageSource): void {
  const edge = flat([
    [-halfWidth, 0, back],
    [halfWidth, 0, back],
    [halfWidth, 0, front],
    [-halfWidth, 0, front],
  ]);
  const [bright, mid, dim, dark] = palette.felt;
  const [, top] = project(0, 0, back);
  const [, bottom] = project(0, 0, front);
  within(paint, () => {
    polygon(paint, edge);
    paint.clip();
    paint.fillStyle = linearFill(paint, 0, top, 0, bottom, [dark, dim, [0.45, mid], [0.8, dim], [1, dark]]);
    paint.fillRect(-260, top, 520, bottom - top);
    within(paint, () => {
      paint.translate(-14, 0);
      paint.scale(1, 0.56);
      paint.fillStyle = radialFill(paint, 0, 0, 190, [
        `${bright}ff`,
        [0.35, `${mid}d0`],
        [0.7, `${dim}70`],
        [1, `${dark}00`],
      ]);
      paint.fillRect(-260, -260, 520, 520);
      paint.globalCompositeOperation = 'lighter';
      paint.fillStyle = radialFill(paint, -30, -20, 150, [
        `rgba(${palette.lamp[0]},.22)`,
        [0.5, `rgba(${palette.lamp[1]},.09)`],
        [1, 'rgba(0,0,0,0)'],
      ]);
      paint.fillRect(-260, -260, 520, 520);
    });
    feltLines(paint, palette);
    paint.globalCompositeOperation = 'overlay';
    paint.globalAlpha = 0.5;
    for (let y = Math.floor(top); y < bottom; y += 64) {
      for (let x = -256; x < 256; x += 64) paint.drawImage(noise, x, y, 64, 64);
    }
    paint.globalCompositeOperation = 'source-over';
    paint.globalAlpha = 1;
    // The ledge's shadow, and the rails'.
    const [, ledgeShade] = project(0, 0, back + 1.5);
    paint.fillStyle = linearFill(paint, 0, top, 0, ledgeShade, [
      'rgba(6,0,2,.85)',
      'rgba(6,0,2,.3)',
      'rgba(6,0,2,0)',
    ]);
    paint.fillRect(-260, top, 520, ledgeShade - top);
    railShade(paint, -1, 1.15, 0.72);
    railShade(paint, 1, 0.5, 0.55);
  });
}

/** The left rail blocks the light, so its shadow is longer. */
function railShade(paint: Paint, side: number, reach: number, depth: number): void {
  const steps = 7;
  for (let step = 0; step < steps; step += 1) {
    const inner = halfWidth - (reach * (step + 1)) / steps;
    polygon(
      paint,
      flat([
        [side * (halfWidth + 0.1), 0, back],
        [side * inner, 0, back],
        [side * inner, 0, front],
        [side * (halfWidth + 0.1), 0, front],
      ]),
    );
    paint.fillStyle = `rgba(6,0,2,${depth / steps})`;
    paint.fill();
  }
}

/** Two gold lines woven along the edge, a sun in the middle, lanes for the three cubes. */
function feltLines(paint: Paint, palette: Palette): void {
  paint.strokeStyle = palette.feltLine;
  for (const [inset, width, alpha] of [
    [0.34, 1.5, 0.62],
    [0.5, 0.7, 0.42],
  ] as const) {
    polygon(
      paint,
      flat([
        [-halfWidth + inset, 0, back + inset],
        [halfWidth - inset, 0, back + inset],
        [halfWidth - inset, 0, front - inset],
        [-halfWidth + inset, 0, front - inset],
      ]),
    );
    paint.globalAlpha = alpha;
    paint.lineWidth = width;
    paint.stroke();
  }
  paint.globalAlpha = 0.2;
  for (let index = 0; index < 16; index += 1) {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? 2.5 : 1.8;
    const wide = 0.07;
    polygon(
      paint,
      flat([
        [Math.cos(angle - wide) * 0.75, 0, Math.sin(angle - wide) * 0.75 - 0.2],
        [Math.cos(angle) * reach, 0, Math.sin(angle) * reach - 0.2],
        [Math.cos(angle + wide) * 0.75, 0, Math.sin(angle + wide) * 0.75 - 0.2],
      ]),
    );
    paint.fillStyle = palette.feltLine;
    paint.fill();
  }
  for (const radius of [0.6, 2.72, 2.84]) {
    polygon(
      paint,
      Array.from({ length: 64 }, (_, index) => {
        const angle = (index * Math.PI) / 32;
        return project(Math.cos(angle) * radius, 0, Math.sin(angle) * radius - 0.2);
      }),
    );
    paint.lineWidth = 0.9;
    paint.globalAlpha = 0.3;
    paint.stroke();
  }
  paint.globalAlpha = 1;
}

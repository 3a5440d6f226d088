import { between, mulberry32, type Random } from '../../../kit/scene/motion/random';
import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';
import { STRINGS } from '../strings';

/** How far the backdrop extends from the ring's centre, in design px. */
export interface SkySize {
  readonly halfWidth: number;
  readonly above: number;
  readonly below: number;
}

/** Night, distant lights, a church front and the houses next to it. */
export function paintSky(paint: Paint, size: SkySize, palette: Palette): void {
  const { halfWidth, above, below } = size;
  paint.fillStyle = linearFill(paint, 0, -Math.min(above, 334), 0, Math.min(below, 206), palette.sky);
  paint.fillRect(-halfWidth, -above, halfWidth * 2, above + below);
  bokeh(paint, size, palette, mulberry32(31));
  wings(paint, size, palette);
  church(paint, size, palette);
  for (const [x, y] of [
    [-161.5, -54],
    [161.5, -54],
    [-161.5, 86],
    [161.5, 86],
  ] as const) {
    arch(paint, x, y, palette);
  }
  warmth(paint, size, palette);
  wires(paint, palette);
  foot(paint, size, palette);
}

/** The poles of the strings of lights. */
function wires(paint: Paint, { wire }: Palette): void {
  paint.strokeStyle = wire;
  paint.lineWidth = 1.2;
  for (const { from, to, sagY } of STRINGS) {
    paint.beginPath();
    paint.moveTo(...from);
    paint.quadraticCurveTo((from[0] + to[0]) / 2, sagY, ...to);
    paint.stroke();
  }
}

/** Discs of lights out of focus: slightly brighter at the rim, as with a real lens. */
function bokeh(
  paint: Paint,
  { halfWidth, above }: SkySize,
  { bokeh, bokehLight }: Palette,
  random: Random,
): void {
  within(paint, () => {
    paint.globalCompositeOperation = 'lighter';
    const count = Math.round((34 * halfWidth) / 188);
    for (let index = 0; index < count; index += 1) {
      const radius = between(random, 5, 23);
      const x = between(random, -halfWidth, halfWidth);
      const y = between(random, Math.max(-above, -300), 160);
      const color = bokeh[Math.floor(random() * bokeh.length)] ?? '255,220,150';
      const alpha = between(random, 0.05, 0.15) * bokehLight;
      paint.fillStyle = radialFill(paint, x, y, radius, [
        [0, `rgba(${color},${alpha})`],
        [0.82, `rgba(${color},${alpha})`],
        [0.9, `rgba(${color},${alpha * 1.7})`],
        [1, `rgba(${color},0)`],
      ]);
      paint.beginPath();
      paint.arc(x, y, radius, 0, Math.PI * 2);
      paint.fill();
    }
  });
}

/** Two bell towers with domes, a curved gable between them. */
function outline(paint: Paint): void {
  paint.lineTo(-192, -72);
  paint.lineTo(-181, -72);
  paint.lineTo(-181, -98);
  paint.quadraticCurveTo(-161, -138, -141, -98);
  paint.lineTo(-141, -72);
  paint.lineTo(-129, -66);
  paint.lineTo(-129, -16);
  paint.quadraticCurveTo(-87, -34, -75, -84);
  paint.quadraticCurveTo(-37, -98, -27, -138);
  paint.quadraticCurveTo(0, -184, 27, -138);
  paint.quadraticCurveTo(37, -98, 75, -84);
  paint.quadraticCurveTo(87, -34, 129, -16);
  paint.lineTo(129, -66);
  paint.lineTo(141, -72);
  paint.lineTo(141, -98);
  paint.quadraticCurveTo(161, -138, 181, -98);
  paint.lineTo(181, -72);
  paint.lineTo(192, -72);
}

function church(paint: Paint, { below }: SkySize, palette: Palette): void {
  paint.fillStyle = linearFill(paint, 0, -184, 0, 196, palette.church);
  paint.beginPath();
  paint.moveTo(-192, below);
  outline(paint);
  paint.lineTo(192, below);
  paint.fill();
  within(paint, () => {
    paint.strokeStyle = palette.churchEdge;
    paint.lineWidth = 1.2;
    paint.beginPath();
    outline(paint);
    paint.stroke();
    // Ledges, so that the front does not look like a flat cut-out.
    paint.globalAlpha = 0.35;
    for (const y of [-66, 20, 34, 128]) {
      for (const side of [-1, 1]) {
        paint.beginPath();
        paint.moveTo(side * 190, y);
        paint.lineTo(side * 131, y);
        paint.stroke();
      }
    }
  });
}

/** Houses left and right, for screens wider than the church. */
function wings(paint: Paint, { halfWidth, below }: SkySize, palette: Palette): void {
  for (const side of [-1, 1]) {
    for (let house = 0; 190 + house * 118 < halfWidth; house += 1) {
      const x = side * (190 + house * 118);
      const roof = -18 - (house % 2) * 30;
      paint.fillStyle = linearFill(paint, 0, roof - 40, 0, 196, palette.church);
      paint.beginPath();
      paint.moveTo(x, below);
      paint.lineTo(x, roof);
      paint.lineTo(x + side * 59, roof - 34);
      paint.lineTo(x + side * 118, roof);
      paint.lineTo(x + side * 118, below);
      paint.fill();
      arch(paint, x + side * 36, roof + 50, palette);
      arch(paint, x + side * 82, roof + 50, palette);
    }
  }
}

function arch(paint: Paint, x: number, y: number, palette: Palette): void {
  within(paint, () => {
    paint.globalAlpha = 0.62;
    paint.fillStyle = linearFill(paint, 0, y - 22, 0, y + 26, palette.window);
    paint.beginPath();
    paint.moveTo(x - 9, y + 24);
    paint.lineTo(x - 9, y - 8);
    paint.arc(x, y - 8, 9, Math.PI, 0);
    paint.lineTo(x + 9, y + 24);
    paint.fill();
    paint.globalAlpha = 1;
    paint.strokeStyle = palette.windowFrame;
    paint.lineWidth = 1.6;
    paint.beginPath();
    paint.moveTo(x, y - 17);
    paint.lineTo(x, y + 24);
    paint.moveTo(x - 9, y);
    paint.lineTo(x + 9, y);
    paint.stroke();
  });
}

/** The star's light on the stones around it. */
function warmth(paint: Paint, { halfWidth, above, below }: SkySize, { halo, haloLight }: Palette): void {
  within(paint, () => {
    paint.globalCompositeOperation = 'lighter';
    paint.fillStyle = radialFill(paint, 0, -10, 280, [
      [0, `rgba(${halo[0]},${0.72 * haloLight})`],
      [0.4, `rgba(${halo[1]},${0.4 * haloLight})`],
      [0.72, `rgba(${halo[2]},${0.17 * haloLight})`],
      [1, `rgba(${halo[2]},0)`],
    ]);
    paint.fillRect(-halfWidth, -above, halfWidth * 2, above + below);
  });
}

/** The picture fades to dark where the board begins. */
function foot(paint: Paint, { halfWidth, below }: SkySize, { night }: Palette): void {
  paint.fillStyle = linearFill(paint, 0, 120, 0, Math.max(below, 200), [`${night}00`, `${night}ff`]);
  paint.fillRect(-halfWidth, 120, halfWidth * 2, below - 120);
}

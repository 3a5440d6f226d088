import { between, mulberry32, type Random } from '../../../kit/scene/motion/random';
import { linearFill, type Paint, within } from '../../../kit/scene/paint/paint';
import { cornerOf, FIELD, PANEL } from '../../foil/panels';
import { PANEL_COUNT } from '../../rules/card';
import type { Palette } from '../palette';

/** Margin around the field, so that no edge is cut. Design px. */
export const FOIL_PAD = 4;

/** The foil's picture: the field and its margin. */
export const FOIL_BOX = { width: FIELD.width + 2 * FOIL_PAD, height: FIELD.height + 2 * FOIL_PAD } as const;

/** Nine whole panels of foil; the field's corner at FOIL_PAD, FOIL_PAD. */
export function paintFoil(paint: Paint, palette: Palette): void {
  const random = mulberry32(58);
  paint.translate(FOIL_PAD, FOIL_PAD);
  for (let panel = 0; panel < PANEL_COUNT; panel += 1) {
    const { x, y } = cornerOf(panel);
    within(paint, () => {
      paint.translate(x - 1, y - 1);
      paintPanel(paint, palette, random);
    });
  }
}

function paintPanel(paint: Paint, palette: Palette, random: Random): void {
  const width = PANEL.width + 2;
  const height = PANEL.height + 2;
  paint.beginPath();
  paint.roundRect(0, 0, width, height, PANEL.radius);
  paint.clip();
  const [a, b, c, d, e, f, g] = palette.foil;
  paint.fillStyle = linearFill(paint, 0, 0, width * 0.9, height, [
    [0, a],
    [0.18, b],
    [0.36, c],
    [0.5, d],
    [0.54, e],
    [0.76, f],
    [1, g],
  ]);
  paint.fillRect(0, 0, width, height);
  for (let line = 0; line < 150; line += 1) {
    const tone = random() < 0.5 ? palette.brushLit : palette.brushDark;
    paint.fillStyle = `rgba(${tone},${between(random, 0.04, 0.14)})`;
    paint.fillRect(between(random, -14, width), random() * height, between(random, 14, 54), 0.7);
  }
  const [lit, dark] = palette.stamp;
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      star(paint, 10 + column * 18, 9.6 + row * 18, lit);
      star(paint, 9.3 + column * 18, 8.9 + row * 18, dark);
    }
  }
  paint.strokeStyle = linearFill(paint, 0, 0, width, height, [
    'rgba(255,255,255,.75)',
    'rgba(255,255,255,.1)',
    `rgba(${palette.brushDark},.55)`,
  ]);
  paint.lineWidth = 2;
  paint.beginPath();
  paint.roundRect(0, 0, width, height, PANEL.radius);
  paint.stroke();
}

function star(paint: Paint, x: number, y: number, ink: string): void {
  paint.fillStyle = ink;
  paint.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const angle = -Math.PI / 2 + (point * Math.PI) / 5;
    const reach = point % 2 === 0 ? 4.6 : 1.9;
    paint.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  paint.fill();
}

import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';

/** Width of one scallop and how far it hangs, in design px. */
const PANEL = 38;
const DROP = 44;
/** How far bulbs and wire hang below the scallops. */
export const STRING_DROP = 34;

export interface BulbSpot {
  readonly x: number;
  readonly y: number;
}

/** Bulbs along a sagging wire, in design px from the lower edge of the scallops. */
export function bulbSpots(halfWidth: number): readonly BulbSpot[] {
  const gap = 29;
  const count = Math.ceil(halfWidth / gap);
  return Array.from({ length: 2 * count + 1 }, (_, index) => {
    const x = (index - count) * gap;
    return { x, y: 11 + 10 * Math.cos((x / 190) * (Math.PI / 2)) };
  });
}

/** Roof, gold cornice, scalloped valance and the bulbs' wire. y 0 is the scallops' lower edge. */
export function paintAwning(paint: Paint, halfWidth: number, above: number, palette: Palette): void {
  roof(paint, halfWidth, above, palette);
  const count = Math.ceil(halfWidth / PANEL) + 1;
  for (let index = -count; index < count; index += 1) {
    scallop(paint, index * PANEL, palette.awning[index % 2 === 0 ? 0 : 1], palette);
  }
  for (let index = -count; index <= count; index += 1) tassel(paint, index * PANEL, palette);
  cornice(paint, halfWidth, palette);
  wire(paint, halfWidth, palette);
}

function roof(paint: Paint, halfWidth: number, above: number, palette: Palette): void {
  const bottom = -DROP;
  const height = above - DROP;
  if (height <= 0) return;
  paint.fillStyle = palette.night;
  paint.fillRect(-halfWidth, -above, halfWidth * 2, height + 2);
  const count = Math.ceil(halfWidth / PANEL) + 2;
  for (let index = -count; index < count; index += 1) {
    const [light, mid, dark] = palette.awning[index % 2 === 0 ? 0 : 1];
    const x0 = index * PANEL;
    const x1 = x0 + PANEL;
    const lean = 1 - 0.3 * (height / 120);
    paint.fillStyle = linearFill(paint, 0, bottom, 0, -above, [light, mid, [0.7, dark], [1, palette.night]]);
    paint.globalAlpha = 0.75;
    paint.beginPath();
    paint.moveTo(x0, bottom);
    paint.lineTo(x1, bottom);
    paint.lineTo(x1 * lean, -above);
    paint.lineTo(x0 * lean, -above);
    paint.fill();
    paint.globalAlpha = 0.3;
    paint.strokeStyle = linearFill(paint, 0, bottom, 0, -above, [palette.leaf, `${palette.leaf}00`]);
    paint.lineWidth = 0.8;
    paint.beginPath();
    paint.moveTo(x0, bottom);
    paint.lineTo(x0 * lean, -above);
    paint.stroke();
  }
  paint.globalAlpha = 1;
  paint.fillStyle = linearFill(paint, 0, -above, 0, bottom, [
    [0, `${palette.night}f0`],
    [0.6, `${palette.night}8c`],
    [1, `${palette.night}20`],
  ]);
  paint.fillRect(-halfWidth, -above, halfWidth * 2, height);
}

function outline(paint: Paint, x: number): void {
  const radius = PANEL / 2;
  paint.beginPath();
  paint.moveTo(x, -DROP);
  paint.lineTo(x, -radius);
  paint.arc(x + radius, -radius, radius, Math.PI, 0, true);
  paint.lineTo(x + PANEL, -DROP);
}

function scallop(
  paint: Paint,
  x: number,
  [light, mid, dark]: readonly [string, string, string],
  palette: Palette,
): void {
  const radius = PANEL / 2;
  const [bright, gold, low, glint] = palette.metal;
  within(paint, () => {
    paint.translate(0, 5);
    outline(paint, x);
    paint.fillStyle = 'rgba(0,0,0,.4)';
    paint.fill();
  });
  within(paint, () => {
    outline(paint, x);
    paint.fillStyle = linearFill(paint, x, 0, x + PANEL, 0, [
      [0, dark],
      [0.14, mid],
      [0.38, light],
      [0.55, mid],
      [0.86, dark],
      [1, dark],
    ]);
    paint.fill();
    paint.clip();
    paint.fillStyle = linearFill(paint, 0, -DROP, 0, 0, [
      [0, 'rgba(0,0,0,.72)'],
      [0.28, 'rgba(0,0,0,.12)'],
      [0.62, 'rgba(255,220,150,.05)'],
      [1, 'rgba(0,0,0,.34)'],
    ]);
    paint.fillRect(x, -DROP, PANEL, DROP);
    // A fan of gold leaf on each panel.
    paint.strokeStyle = palette.leaf;
    paint.globalAlpha = 0.42;
    paint.lineWidth = 0.9;
    for (let rib = -2; rib <= 2; rib += 1) {
      paint.beginPath();
      paint.moveTo(x + radius, -7);
      paint.lineTo(x + radius + rib * 5.4, -26 + Math.abs(rib) * 2.6);
      paint.stroke();
    }
    paint.beginPath();
    paint.arc(x + radius, -8, 20, Math.PI * 1.19, Math.PI * 1.81);
    paint.stroke();
  });
  const trim = linearFill(paint, x, -8, x + PANEL, 0, [
    low,
    [0.25, glint],
    [0.42, bright],
    [0.55, gold],
    [1, low],
  ]);
  paint.strokeStyle = trim;
  paint.lineWidth = 2.4;
  paint.beginPath();
  paint.arc(x + radius, -radius, radius - 1.2, Math.PI, 0, true);
  paint.stroke();
  paint.globalAlpha = 0.6;
  paint.lineWidth = 0.7;
  paint.beginPath();
  paint.arc(x + radius, -radius, radius - 4.4, Math.PI, 0, true);
  paint.stroke();
  paint.globalAlpha = 1;
}

function tassel(paint: Paint, x: number, palette: Palette): void {
  const [bright, gold, low, glint, deep] = palette.metal;
  const y = -PANEL / 2 + 1;
  paint.fillStyle = linearFill(paint, x - 3, 0, x + 3, 0, [low, glint, gold, deep]);
  paint.beginPath();
  paint.moveTo(x - 1.6, y + 3);
  paint.lineTo(x - 3.4, y + 13);
  paint.lineTo(x + 3.4, y + 13);
  paint.lineTo(x + 1.6, y + 3);
  paint.fill();
  paint.fillStyle = radialFill(paint, x - 1, y, 4, [bright, gold, deep]);
  paint.beginPath();
  paint.arc(x, y + 1, 3, 0, Math.PI * 2);
  paint.fill();
}

function cornice(paint: Paint, halfWidth: number, palette: Palette): void {
  const [bright, gold, low, glint, deep] = palette.metal;
  const top = -DROP - 3;
  paint.fillStyle = linearFill(paint, 0, top + 9, 0, top + 22, ['rgba(0,0,0,.65)', 'rgba(0,0,0,0)']);
  paint.fillRect(-halfWidth, top + 9, halfWidth * 2, 13);
  paint.fillStyle = linearFill(paint, 0, top, 0, top + 9, [
    [0, glint],
    [0.3, gold],
    [0.5, low],
    [0.56, bright],
    [1, deep],
  ]);
  paint.fillRect(-halfWidth, top, halfWidth * 2, 9);
  paint.fillStyle = linearFill(paint, -halfWidth, 0, halfWidth, 0, [
    'rgba(0,0,0,.62)',
    [0.36, 'rgba(0,0,0,.05)'],
    [0.55, 'rgba(0,0,0,.1)'],
    'rgba(0,0,0,.7)',
  ]);
  paint.fillRect(-halfWidth, top, halfWidth * 2, 9);
  for (let x = -Math.ceil(halfWidth / 7) * 7; x < halfWidth; x += 7) {
    paint.fillStyle = 'rgba(40,18,2,.55)';
    paint.beginPath();
    paint.arc(x + 0.5, top + 5, 1.5, 0, Math.PI * 2);
    paint.fill();
    paint.fillStyle = 'rgba(255,246,214,.7)';
    paint.beginPath();
    paint.arc(x, top + 4.4, 1, 0, Math.PI * 2);
    paint.fill();
  }
}

function wire(paint: Paint, halfWidth: number, palette: Palette): void {
  const spots = bulbSpots(halfWidth);
  paint.strokeStyle = '#0a0503';
  paint.lineWidth = 1.8;
  paint.beginPath();
  for (const { x, y } of spots) paint.lineTo(x, y - 7);
  paint.stroke();
  paint.strokeStyle = `${palette.leaf}66`;
  paint.lineWidth = 0.6;
  paint.beginPath();
  for (const { x, y } of spots) paint.lineTo(x, y - 7.7);
  paint.stroke();
  const [, gold, low, glint, deep] = palette.metal;
  for (const { x, y } of spots) {
    paint.fillStyle = linearFill(paint, x - 2.6, 0, x + 2.6, 0, [low, glint, gold, deep]);
    paint.fillRect(x - 2.4, y - 8, 4.8, 5);
    paint.fillStyle = radialFill(paint, x - 1.4, y - 1, 6, ['#FFE6B0', '#B97A2C', '#5a3410']);
    paint.beginPath();
    paint.arc(x, y + 1, 4.6, 0, Math.PI * 2);
    paint.fill();
  }
}

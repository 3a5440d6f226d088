import { between, mulberry32, type Random } from '../../../kit/scene/motion/random';
import { linearFill, type Paint, radialFill, sheet, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';

/** The background picture, in CSS px. */
export interface CounterSize {
  readonly width: number;
  readonly height: number;
  /** Where the shelf ends and the counter begins. */
  readonly horizon: number;
}

/** How much smaller the shelf is painted than shown, which blurs it. */
const BLUR = 8;

/** A sari-sari store: jars on their shelves, out of focus, above a sunlit counter of planks. */
export function paintCounter(paint: Paint, size: CounterSize, palette: Palette): void {
  const random = mulberry32(58);
  paintShelf(paint, size, palette, random);
  const { width, height, horizon } = size;
  const [a, b, c, d] = palette.counter;
  paint.fillStyle = linearFill(paint, 0, horizon, 0, height, [
    [0, a],
    [0.2, b],
    [0.5, c],
    [1, d],
  ]);
  paint.fillRect(0, horizon, width, height - horizon);
  paint.fillStyle = palette.counterEdge;
  paint.fillRect(0, horizon, width, 2);
  planks(paint, size, palette, random);
  sunPatch(paint, size, palette);
  paint.fillStyle = linearFill(paint, 0, horizon, 0, horizon + 34, [
    `rgba(${palette.shade},.42)`,
    `rgba(${palette.shade},0)`,
  ]);
  paint.fillRect(0, horizon + 2, width, 34);
}

function paintShelf(paint: Paint, { width, horizon }: CounterSize, palette: Palette, random: Random): void {
  const scale = width / 375;
  const above = Math.max(24, horizon);
  // Painted small and drawn large: smoothing blurs the picture.
  const small = sheet(width / BLUR, above / BLUR, 1);
  small.paint.scale(scale / BLUR, scale / BLUR);
  const tall = above / scale;
  small.paint.fillStyle = linearFill(small.paint, 0, 0, 0, tall, palette.shelf);
  small.paint.fillRect(0, 0, 375, tall);
  const [lit, dark] = palette.board;
  for (let row = 0, y = tall - 10; y > 20; y -= 96, row += 1) {
    small.paint.fillStyle = linearFill(small.paint, 0, y, 0, y + 12, [lit, dark]);
    small.paint.fillRect(0, y, 375, 11);
    for (let column = 0; column < 6; column += 1) {
      jar(
        small.paint,
        6 + column * 62 + (row % 2) * 16,
        y,
        palette,
        palette.sweets[(column + row) % 6] ?? [],
        random,
      );
    }
  }
  paint.drawImage(doubled(doubled(doubled(small.canvas))), 0, 0, width, above);
  paint.fillStyle = linearFill(paint, 0, 0, 0, above, palette.haze);
  paint.fillRect(0, 0, width, above);
}

/** Scales up by two, smoothed; several small steps blur, one large step would leave squares. */
function doubled(picture: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, paint } = sheet(picture.width * 2, picture.height * 2, 1);
  paint.imageSmoothingQuality = 'high';
  // Drawn twice with a shift of half a pixel, so that edges are softened on every side.
  paint.globalAlpha = 1;
  paint.drawImage(picture, 0, 0, canvas.width, canvas.height);
  paint.globalAlpha = 0.5;
  paint.drawImage(picture, 1, 1, canvas.width, canvas.height);
  return canvas;
}

function jar(
  paint: Paint,
  x: number,
  y: number,
  palette: Palette,
  sweets: readonly string[],
  random: Random,
): void {
  const width = 50;
  const height = 64;
  paint.fillStyle = palette.glass;
  paint.beginPath();
  paint.roundRect(x, y - height, width, height, 8);
  paint.fill();
  for (let sweet = 0; sweet < 30; sweet += 1) {
    paint.fillStyle = sweets[sweet % Math.max(1, sweets.length)] ?? palette.lid;
    paint.beginPath();
    paint.arc(x + between(random, 7, width - 7), y - between(random, 6, height - 16), 5.6, 0, 7);
    paint.fill();
  }
  paint.fillStyle = 'rgba(255,255,255,.4)';
  paint.fillRect(x + 5, y - height + 8, 6, height - 16);
  paint.fillStyle = palette.lid;
  paint.beginPath();
  paint.roundRect(x - 2, y - height - 9, width + 4, 13, 4);
  paint.fill();
}

/** Boards in perspective, with a vanishing point far behind the shelf. */
function planks(
  paint: Paint,
  { width, height, horizon }: CounterSize,
  palette: Palette,
  random: Random,
): void {
  const middle = width / 2;
  const deep = height - horizon;
  const near = 118 * (width / 375);
  const far = 62 * (width / 375);
  const spread = deep / 364;
  const at = (board: number, y: number) =>
    middle + board * (far + (near - far) * ((y - horizon) / deep) * spread);
  for (let board = -8; board < 8; board += 1) {
    const line = (shift: number, ink: string, thick: number) => {
      paint.strokeStyle = ink;
      paint.lineWidth = thick;
      paint.beginPath();
      paint.moveTo(at(board + shift, horizon + 2), horizon + 2);
      paint.lineTo(at(board + shift, height), height);
      paint.stroke();
    };
    line(0, `rgba(${palette.grain},.5)`, 1.6);
    line(0.025, `rgba(${palette.grainLit},.3)`, 1);
    for (let vein = 0; vein < 7; vein += 1) {
      const shift = random();
      const bend = between(random, -0.03, 0.03);
      paint.strokeStyle = `rgba(${palette.grain},${between(random, 0.08, 0.24)})`;
      paint.lineWidth = between(random, 0.8, 1.8);
      paint.beginPath();
      paint.moveTo(at(board + shift, horizon + 2), horizon + 2);
      paint.quadraticCurveTo(
        at(board + shift + bend, horizon + deep * 0.5),
        horizon + deep * 0.5,
        at(board + shift, height),
        height,
      );
      paint.stroke();
    }
  }
}

/** The window's light, from the upper left. */
function sunPatch(paint: Paint, { width, height, horizon }: CounterSize, palette: Palette): void {
  const [light, strength] = palette.sun;
  const unit = width / 375;
  within(paint, () => {
    paint.globalCompositeOperation = 'soft-light';
    for (const [a, b, c, d] of [
      [-60, 140, 330, 60],
      [180, 230, 470, 410],
    ] as const) {
      paint.fillStyle = linearFill(paint, 0, horizon, 0, height, [
        `rgba(${light},${strength * 1.7})`,
        `rgba(${light},${strength * 0.5})`,
      ]);
      paint.beginPath();
      paint.moveTo(a * unit, horizon);
      paint.lineTo(b * unit, horizon);
      paint.lineTo(c * unit, height);
      paint.lineTo(d * unit, height);
      paint.fill();
    }
  });
  paint.fillStyle = radialFill(paint, width * 0.3, horizon + 20, width * 0.9, [
    `rgba(${light},${strength * 0.55})`,
    `rgba(${light},0)`,
  ]);
  paint.fillRect(0, horizon, width, height - horizon);
}

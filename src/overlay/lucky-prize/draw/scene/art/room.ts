import { linearFill, type Paint, within } from '../../../../../../games/kit/scene/paint/paint';
import type { Palette } from '../palette';

/** The wall's extent in design px around the drum's centre. */
export interface WallSize {
  readonly halfWidth: number;
  readonly above: number;
  readonly below: number;
}

/** The line between wall and floor, where the drum's stand is. */
const FLOOR_Y = 118;

/** The room behind the drum: wall, folds or hills, floor, and a string of pennants. */
export function paintRoom(paint: Paint, size: WallSize, palette: Palette): void {
  const { halfWidth, above, below } = size;
  const { wall, floor, floorLine } = palette;
  paint.fillStyle = linearFill(paint, 0, -above, 0, FLOOR_Y, wall);
  paint.fillRect(-halfWidth, -above, halfWidth * 2, above + FLOOR_Y);
  if (palette.isSoft) hills(paint, size, palette);
  else for (const side of [-1, 1]) folds(paint, size, palette, side);
  paint.fillStyle = linearFill(paint, 0, FLOOR_Y, 0, below, [floor[0], [0.35, floor[1]], [1, floor[2]]]);
  paint.fillRect(-halfWidth, FLOOR_Y, halfWidth * 2, below - FLOOR_Y);
  paint.fillStyle = linearFill(paint, -halfWidth, 0, halfWidth, 0, [
    `${floorLine}00`,
    [0.5, `${floorLine}d0`],
    [1, `${floorLine}00`],
  ]);
  paint.fillRect(-halfWidth, FLOOR_Y - 0.7, halfWidth * 2, 1.4);
  pennants(paint, size, palette);
}

/** Hills of paper, or waves: each nearer and darker than the one behind. */
function hills(paint: Paint, { halfWidth }: WallSize, { cloth }: Palette): void {
  for (const [index, y] of [52, 76, 98].entries()) {
    paint.fillStyle = cloth[index] ?? cloth[2];
    paint.beginPath();
    paint.moveTo(-halfWidth, FLOOR_Y);
    for (let x = -halfWidth; x <= halfWidth; x += 10) {
      paint.lineTo(x, y + Math.sin(x * 0.021 + index * 2.1) * 11);
    }
    paint.lineTo(halfWidth, FLOOR_Y);
    paint.fill();
  }
}

/** Cloth in folds at one side, each lit on its left. */
function folds(paint: Paint, { halfWidth, above }: WallSize, { cloth, metal }: Palette, side: number): void {
  const [light, body, shade] = cloth;
  const edge = Math.max(120, halfWidth - 54);
  within(paint, () => {
    paint.scale(side, 1);
    paint.beginPath();
    paint.moveTo(edge - 30, -above);
    paint.bezierCurveTo(edge - 4, -above * 0.4, edge + 30, -50, edge + 24, 26);
    paint.bezierCurveTo(edge + 20, 66, edge, 92, edge - 4, FLOOR_Y + 4);
    paint.lineTo(halfWidth + 40, FLOOR_Y + 4);
    paint.lineTo(halfWidth + 40, -above);
    paint.closePath();
    within(paint, () => {
      paint.clip();
      const width = (halfWidth + 40 - (edge - 30)) / 7;
      for (let fold = 0; fold < 7; fold += 1) {
        const x = edge - 30 + fold * width;
        paint.fillStyle = linearFill(paint, x, 0, x + width, 0, [
          shade,
          [0.3, body],
          [0.46, light],
          [0.62, body],
          [1, shade],
        ]);
        paint.fillRect(x - 0.3, -above, width + 0.6, above + FLOOR_Y + 6);
      }
      paint.fillStyle = linearFill(paint, 0, -above, 0, FLOOR_Y, [
        'rgba(0,0,0,.6)',
        [0.4, 'rgba(0,0,0,.2)'],
        [1, 'rgba(0,0,0,.6)'],
      ]);
      paint.fillRect(-halfWidth, -above, halfWidth * 3, above + FLOOR_Y + 6);
    });
    paint.lineWidth = 1.6;
    paint.strokeStyle = metal[1];
    paint.stroke();
  });
}

function pennants(
  paint: Paint,
  { halfWidth, above }: WallSize,
  { pennants: colors, floorLine }: Palette,
): void {
  const yAt = (x: number) => -above + 60 + 9 * Math.cos((x / 180) * Math.PI * 2);
  paint.strokeStyle = floorLine;
  paint.lineWidth = 0.9;
  paint.beginPath();
  for (let x = -halfWidth; x <= halfWidth; x += 6) paint.lineTo(x, yAt(x));
  paint.stroke();
  const count = Math.ceil((halfWidth * 2) / 21);
  for (let index = 0; index < count; index += 1) {
    const x = -halfWidth + index * 21;
    const y = yAt(x);
    const color = colors[index % colors.length] ?? floorLine;
    paint.fillStyle = linearFill(paint, x - 6, 0, x + 6, 0, [
      color,
      [0.5, color],
      [0.5, `${color}c0`],
      [1, `${color}a0`],
    ]);
    paint.beginPath();
    paint.moveTo(x - 6, y);
    paint.lineTo(x + 6, y);
    paint.lineTo(x, y + 16);
    paint.fill();
  }
}

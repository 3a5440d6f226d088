import { between, mulberry32, type Random } from '../../../kit/scene/motion/random';
import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';

/** The wall's extent in design px around the wheel's centre. */
export interface WallSize {
  readonly halfWidth: number;
  readonly above: number;
  readonly below: number;
}

/** The line between wall and floor. */
const FLOOR_Y = 150;

/** The background behind the wheel, by skin, with a string of pennants at the top. */
export function paintStage(paint: Paint, size: WallSize, palette: Palette): void {
  const { halfWidth, above, below } = size;
  const random = mulberry32(711);
  paint.fillStyle = linearFill(paint, 0, -above, 0, FLOOR_Y, palette.wall);
  paint.fillRect(-halfWidth, -above, halfWidth * 2, above + FLOOR_Y);
  SETTINGS[palette.setting](paint, size, palette, random);
  floor(paint, size, palette);
  pennants(paint, size, palette);
  paint.fillStyle = linearFill(paint, 0, FLOOR_Y + 40, 0, below, [
    `${palette.night}00`,
    `${palette.night}d0`,
  ]);
  if (palette.setting !== 'sea') paint.fillRect(-halfWidth, FLOOR_Y + 40, halfWidth * 2, below);
}

type Paints = (paint: Paint, size: WallSize, palette: Palette, random: Random) => void;

const SETTINGS: Readonly<Record<Palette['setting'], Paints>> = {
  velvet(paint, size, palette) {
    fan(paint, size, palette);
    for (const side of [-1, 1]) curtain(paint, size, palette, side);
  },
  fiesta(paint, size, { cloth }, random) {
    // Paper hills, each nearer and darker than the one behind.
    for (const [index, y] of [70, 98, 126].entries()) {
      paint.fillStyle = ['#7CC98A', '#4FB06E', '#2F9156'][index] ?? '#2F9156';
      paint.beginPath();
      paint.moveTo(-size.halfWidth, FLOOR_Y);
      for (let x = -size.halfWidth; x <= size.halfWidth; x += 30) {
        paint.lineTo(x, y + Math.sin(x * 0.018 + index * 2.1) * 16 + between(random, -3, 3));
      }
      paint.lineTo(size.halfWidth, FLOOR_Y);
      paint.fill();
    }
    for (let cloud = 0; cloud < 6; cloud += 1) {
      const x = between(random, -size.halfWidth, size.halfWidth);
      const y = between(random, -size.above + 30, -140);
      paint.fillStyle = `${cloth[0]}b0`;
      for (let puff = 0; puff < 4; puff += 1) {
        paint.beginPath();
        paint.ellipse(x + puff * 15 - 22, y + Math.sin(puff * 2) * 4, 17, 11, 0, 0, Math.PI * 2);
        paint.fill();
      }
    }
  },
  neon(paint, { halfWidth, above }, { cloth }, random) {
    for (let star = 0; star < 110; star += 1) {
      paint.globalAlpha = random();
      paint.fillStyle = '#fff';
      paint.beginPath();
      paint.arc(
        between(random, -halfWidth, halfWidth),
        between(random, -above, 80),
        random() ** 2 * 1.4 + 0.2,
        0,
        Math.PI * 2,
      );
      paint.fill();
    }
    paint.globalAlpha = 1;
    for (const [x, y, radius, color] of [
      [-150, -220, 220, cloth[1]],
      [170, -60, 200, cloth[0]],
      [-120, 130, 200, cloth[2]],
    ] as const) {
      paint.fillStyle = radialFill(paint, x, y, radius, [
        `${color}50`,
        [0.5, `${color}1c`],
        [1, `${color}00`],
      ]);
      paint.fillRect(-halfWidth, -above, halfWidth * 2, above + FLOOR_Y);
    }
  },
  sea(paint, { halfWidth }, { cloth }) {
    for (const [index, y] of [60, 92, 122].entries()) {
      paint.fillStyle = `${cloth[2 - (index % 2)]}66`;
      paint.beginPath();
      paint.moveTo(-halfWidth, FLOOR_Y);
      for (let x = -halfWidth; x <= halfWidth; x += 12) {
        paint.lineTo(x, y + Math.sin(x * 0.03 + index * 1.7) * 7);
      }
      paint.lineTo(halfWidth, FLOOR_Y);
      paint.fill();
    }
  },
};

/** A fan of gold leaf on black lacquer, behind the wheel. */
function fan(paint: Paint, { halfWidth, above }: WallSize, { metal, wall, cloth }: Palette): void {
  const [bright, gold] = metal;
  paint.fillStyle = radialFill(paint, 0, -20, 320, [
    `${cloth[0]}a0`,
    [0.5, `${cloth[1]}60`],
    [1, `${wall[0]}00`],
  ]);
  paint.fillRect(-halfWidth, -above, halfWidth * 2, above + FLOOR_Y);
  within(paint, () => {
    for (let index = 0; index < 48; index += 1) {
      const angle = (index / 48) * Math.PI * 2 - Math.PI / 2;
      const long = index % 2 === 0;
      paint.strokeStyle = radialFill(paint, 0, 0, long ? 330 : 260, [
        `${bright}00`,
        [0.5, `${gold}a0`],
        [0.8, `${gold}40`],
        [1, `${gold}00`],
      ]);
      paint.lineWidth = long ? 1.1 : 0.6;
      paint.beginPath();
      paint.moveTo(Math.cos(angle) * 160, Math.sin(angle) * 160);
      paint.lineTo(Math.cos(angle) * 330, Math.sin(angle) * 330);
      paint.stroke();
    }
    for (const [radius, alpha] of [
      [196, 0.42],
      [201, 0.2],
      [238, 0.3],
      [284, 0.2],
    ] as const) {
      paint.globalAlpha = alpha;
      paint.strokeStyle = gold;
      paint.lineWidth = 1;
      paint.beginPath();
      paint.arc(0, 0, radius, 0, Math.PI * 2);
      paint.stroke();
    }
  });
}

/** Velvet in folds, drawn to one side and tied with a gold cord. */
function curtain(
  paint: Paint,
  { halfWidth, above }: WallSize,
  { cloth, metal }: Palette,
  side: number,
): void {
  const [light, body, shade] = cloth;
  const [bright, gold, dark = gold] = metal;
  const edge = Math.max(128, halfWidth - 62);
  const tieY = 30;
  within(paint, () => {
    paint.scale(side, 1);
    paint.beginPath();
    paint.moveTo(edge - 44, -above);
    paint.bezierCurveTo(edge - 10, -above * 0.4, edge + 34, -60, edge + 30, tieY);
    paint.bezierCurveTo(edge + 26, 74, edge + 2, 112, edge - 4, FLOOR_Y + 4);
    paint.lineTo(halfWidth + 60, FLOOR_Y + 4);
    paint.lineTo(halfWidth + 60, -above);
    paint.closePath();
    within(paint, () => {
      paint.clip();
      const folds = 9;
      const width = (halfWidth + 60 - (edge - 44)) / folds;
      for (let fold = 0; fold < folds; fold += 1) {
        const x = edge - 44 + fold * width;
        paint.fillStyle = linearFill(paint, x, 0, x + width, 0, [
          shade,
          [0.3, body],
          [0.46, light],
          [0.62, body],
          [1, shade],
        ]);
        paint.fillRect(x - 0.3, -above, width + 0.6, above + FLOOR_Y + 10);
      }
      paint.fillStyle = linearFill(paint, 0, -above, 0, FLOOR_Y, [
        'rgba(0,0,0,.6)',
        [0.35, 'rgba(0,0,0,.1)'],
        [0.7, 'rgba(0,0,0,.25)'],
        [1, 'rgba(0,0,0,.6)'],
      ]);
      paint.fillRect(-halfWidth, -above, halfWidth * 3, above + FLOOR_Y + 10);
    });
    paint.lineWidth = 1.6;
    paint.strokeStyle = linearFill(paint, 0, -above, 0, FLOOR_Y, [dark, bright, gold, dark]);
    paint.stroke();
    paint.strokeStyle = gold;
    paint.lineWidth = 5;
    paint.beginPath();
    paint.moveTo(edge + 28, tieY);
    paint.quadraticCurveTo(edge + 50, tieY + 12, halfWidth + 40, tieY + 4);
    paint.stroke();
    paint.strokeStyle = bright;
    paint.lineWidth = 1.2;
    paint.stroke();
  });
}

function floor(
  paint: Paint,
  { halfWidth, below }: WallSize,
  { floor: [light, body, dark], floorLine, setting }: Palette,
): void {
  paint.fillStyle = linearFill(paint, 0, FLOOR_Y, 0, below, [light, [0.3, body], [1, dark]]);
  paint.fillRect(-halfWidth, FLOOR_Y, halfWidth * 2, below - FLOOR_Y);
  paint.fillStyle = linearFill(paint, -halfWidth, 0, halfWidth, 0, [
    `${floorLine}00`,
    [0.5, `${floorLine}d0`],
    [1, `${floorLine}00`],
  ]);
  paint.fillRect(-halfWidth, FLOOR_Y - 0.6, halfWidth * 2, 1.2);
  if (setting === 'sea') return;
  within(paint, () => {
    paint.strokeStyle = floorLine;
    paint.lineWidth = 0.8;
    for (let line = -16; line <= 16; line += 1) {
      paint.globalAlpha = (setting === 'neon' ? 0.42 : 0.13) * (1 - Math.abs(line) / 22);
      paint.beginPath();
      paint.moveTo(line * 15, FLOOR_Y);
      paint.lineTo(line * 62, below);
      paint.stroke();
    }
    for (let row = 1; row < 8; row += 1) {
      const y = FLOOR_Y + row * row * 3.4;
      if (y > below) break;
      paint.globalAlpha = (setting === 'neon' ? 0.36 : 0.1) + row * 0.01;
      paint.beginPath();
      paint.moveTo(-halfWidth, y);
      paint.lineTo(halfWidth, y);
      paint.stroke();
    }
  });
}

/** Two strings of little flags, the nearer one larger. */
function pennants(
  paint: Paint,
  { halfWidth, above }: WallSize,
  { pennants: colors, floorLine }: Palette,
): void {
  for (const [top, sag, size, alpha] of [
    [-above + 66, 15, 8, 0.6],
    [-above + 58, 26, 11, 1],
  ] as const) {
    const yAt = (x: number) =>
      top + sag * (1 - ((x % 190) / 95) ** 2) * 0.5 + Math.cos((x / 190) * Math.PI * 2) * 2;
    paint.globalAlpha = alpha;
    paint.strokeStyle = floorLine;
    paint.lineWidth = 0.9;
    paint.beginPath();
    for (let x = -halfWidth; x <= halfWidth; x += 6) paint.lineTo(x, yAt(x));
    paint.stroke();
    const count = Math.ceil((halfWidth * 2) / (size * 1.9));
    for (let index = 0; index < count; index += 1) {
      const x = -halfWidth + index * size * 1.9;
      const y = yAt(x);
      const color = colors[index % colors.length] ?? floorLine;
      paint.fillStyle = linearFill(paint, x - size / 2, 0, x + size / 2, 0, [
        color,
        [0.5, color],
        [0.5, `${color}c0`],
        [1, `${color}a0`],
      ]);
      paint.beginPath();
      paint.moveTo(x - size / 2, y);
      paint.lineTo(x + size / 2, y);
      paint.lineTo(x, y + size * 1.5);
      paint.fill();
    }
  }
  paint.globalAlpha = 1;
}

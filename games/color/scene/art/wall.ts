import { between, mulberry32, type Random } from '../../../kit/scene/motion/random';
import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';

/** The wall's extent in design px around the origin of the tray. */
export interface WallSize {
  readonly halfWidth: number;
  readonly above: number;
  readonly below: number;
}

const PLANK = 46;
/** The position of the sun: its lower half is behind the ledge. */
const SUN_Y = -112;

/** The back of the booth: lacquered planks, gold leaf scales, an art deco sun between two columns. */
export function paintWall(paint: Paint, size: WallSize, palette: Palette): void {
  const { halfWidth, above, below } = size;
  const random = mulberry32(24);
  paint.fillStyle = palette.night;
  paint.fillRect(-halfWidth, -above, halfWidth * 2, above + below);
  planks(paint, size, palette, random);
  leafScales(paint, size, palette);
  lightPools(paint, size, palette);
  sunburst(paint, palette);
  for (let x = 168; x < halfWidth + 40; x += 116) {
    column(paint, -x, size, palette);
    column(paint, x, size, palette);
  }
  shades(paint, size, palette);
}

function planks(paint: Paint, { halfWidth, above, below }: WallSize, palette: Palette, random: Random): void {
  const [edge, light, body, seam] = palette.plank;
  const count = Math.ceil(halfWidth / PLANK) + 1;
  for (let index = -count; index < count; index += 1) {
    const x = index * PLANK;
    paint.fillStyle = linearFill(paint, x, 0, x + PLANK, 0, [
      [0, seam],
      [0.05, edge],
      [0.3, light],
      [0.62, body],
      [0.96, edge],
      [1, seam],
    ]);
    paint.fillRect(x, -above, PLANK, above + below);
    grain(paint, x, -above, above + below, palette, random);
    paint.globalAlpha = 0.22;
    paint.fillStyle = palette.leaf;
    paint.fillRect(x - 0.4, -above, 0.8, above + below);
    paint.globalAlpha = 1;
  }
}

function grain(paint: Paint, x: number, top: number, height: number, palette: Palette, random: Random): void {
  within(paint, () => {
    for (let line = 0; line < 9; line += 1) {
      const at = x + 3 + random() * (PLANK - 6);
      paint.strokeStyle = line % 3 === 0 ? palette.plank[1] : '#000';
      paint.globalAlpha = between(random, 0.1, 0.34);
      paint.lineWidth = between(random, 0.3, 1);
      paint.beginPath();
      paint.moveTo(at, top);
      for (let y = top; y < top + height; y += 60) {
        paint.quadraticCurveTo(at + between(random, -2.4, 2.4), y + 30, at + between(random, -1, 1), y + 60);
      }
      paint.stroke();
    }
  });
}

/** Rows of overlapping gold leaf scales, brightest under the lamps. */
function leafScales(paint: Paint, { halfWidth, above }: WallSize, palette: Palette): void {
  const radius = 19;
  within(paint, () => {
    paint.strokeStyle = palette.leaf;
    const rows = Math.ceil(above / radius) + 1;
    for (let row = 0; row < rows; row += 1) {
      const y = -100 - row * radius;
      const count = Math.ceil(halfWidth / (2 * radius)) + 1;
      for (let index = -count; index <= count; index += 1) {
        const x = index * 2 * radius + (row % 2) * radius;
        const glow = Math.exp(-((x / 210) ** 2) - ((y + 190) / 120) ** 2);
        for (const [share, width] of [
          [1, 1],
          [0.66, 0.7],
          [0.34, 0.6],
        ] as const) {
          paint.globalAlpha = (0.05 + 0.3 * glow) * (share === 1 ? 1 : 0.65);
          paint.lineWidth = width;
          paint.beginPath();
          paint.arc(x, y, radius * share, Math.PI, 0);
          paint.stroke();
        }
      }
    }
  });
}

function lightPools(paint: Paint, { halfWidth, above, below }: WallSize, { lamp }: Palette): void {
  within(paint, () => {
    paint.globalCompositeOperation = 'lighter';
    for (const [x, y, radius, strength] of [
      [-78, -200, 190, 0.34],
      [84, -196, 180, 0.28],
      [0, -130, 250, 0.36],
    ] as const) {
      paint.fillStyle = radialFill(paint, x, y, radius, [
        [0, `rgba(${lamp[0]},${strength})`],
        [0.35, `rgba(${lamp[1]},${strength * 0.5})`],
        [0.7, `rgba(${lamp[2]},${strength * 0.2})`],
        [1, `rgba(${lamp[2]},0)`],
      ]);
      paint.fillRect(-halfWidth, -above, halfWidth * 2, above + below);
    }
  });
}

const RAYS = 24;

/** A sun of gold leaf: long and short rays with ribs, arcs around them, a boss in the middle. */
function sunburst(paint: Paint, palette: Palette): void {
  within(paint, () => {
    paint.translate(0, SUN_Y);
    const [bright, gold, dark, glint] = palette.metal;
    for (let index = 0; index <= RAYS; index += 1) {
      const angle = Math.PI + (index * Math.PI) / RAYS;
      const long = index % 3 === 0;
      const reach = long ? 118 : index % 3 === 1 ? 86 : 96;
      const half = long ? 0.043 : 0.03;
      const leaf = paint.createRadialGradient(0, 0, 26, 0, 0, reach);
      leaf.addColorStop(0, long ? bright : gold);
      leaf.addColorStop(0.5, long ? gold : dark);
      leaf.addColorStop(1, dark);
      const lit = 0.62 + 0.38 * Math.cos(angle - Math.PI * 1.25);
      paint.globalAlpha = (long ? 0.92 : 0.62) * lit;
      paint.fillStyle = leaf;
      paint.beginPath();
      paint.moveTo(Math.cos(angle - half * 0.4) * 30, Math.sin(angle - half * 0.4) * 30);
      paint.lineTo(Math.cos(angle - half) * (reach - 9), Math.sin(angle - half) * (reach - 9));
      paint.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
      paint.lineTo(Math.cos(angle + half) * (reach - 9), Math.sin(angle + half) * (reach - 9));
      paint.lineTo(Math.cos(angle + half * 0.4) * 30, Math.sin(angle + half * 0.4) * 30);
      paint.fill();
      paint.globalAlpha = 0.5 * lit;
      paint.strokeStyle = glint;
      paint.lineWidth = 0.7;
      paint.beginPath();
      paint.moveTo(Math.cos(angle) * 34, Math.sin(angle) * 34);
      paint.lineTo(Math.cos(angle) * (reach - 3), Math.sin(angle) * (reach - 3));
      paint.stroke();
    }
    for (const [radius, width, alpha] of [
      [126, 1.6, 0.75],
      [130, 0.7, 0.5],
      [74, 0.8, 0.35],
      [52, 0.8, 0.45],
    ] as const) {
      paint.globalAlpha = alpha;
      paint.strokeStyle = linearFill(paint, -radius, -radius, radius, 0, [glint, gold, dark]);
      paint.lineWidth = width;
      paint.beginPath();
      paint.arc(0, 0, radius, Math.PI, 0);
      paint.stroke();
    }
    paint.globalAlpha = 1;
    paint.fillStyle = radialFill(paint, -8, -9, 34, [bright, gold, [0.75, dark], [1, '#3a2208']]);
    paint.beginPath();
    paint.arc(0, 0, 27, Math.PI, 0);
    paint.fill();
  });
}

/** A fluted column of black lacquer with gold cap and rings. */
function column(paint: Paint, x: number, { above }: WallSize, palette: Palette): void {
  const half = 15;
  const [shine, body, deep, black] = palette.lacquer;
  const [bright, gold, dark, glint, low] = palette.metal;
  const bottom = 60;
  within(paint, () => {
    paint.translate(x, 0);
    paint.fillStyle = 'rgba(0,0,0,.5)';
    paint.fillRect(-half + 6, -above, half * 2 + 2, above + bottom);
    for (let flute = 0; flute < 5; flute += 1) {
      const left = -half + flute * 6;
      paint.fillStyle = linearFill(paint, left, 0, left + 6, 0, [
        black,
        flute < 2 ? shine : body,
        flute < 3 ? body : deep,
        black,
      ]);
      paint.fillRect(left, -above, 6, above + bottom);
    }
    paint.globalAlpha = 0.75;
    for (const edge of [-half, half]) {
      paint.fillStyle = linearFill(paint, 0, -above, 0, bottom, [
        dark,
        gold,
        [0.62, bright],
        [0.7, low],
        [1, dark],
      ]);
      paint.fillRect(edge - 0.7, -above, 1.4, above + bottom);
    }
    paint.globalAlpha = 1;
    for (const y of [-150, -141]) {
      paint.fillStyle = linearFill(paint, 0, y, 0, y + 5, [glint, gold, dark, low]);
      paint.fillRect(-half - 2, y, half * 2 + 4, 4.4);
    }
  });
}

/** Darkens the area under the awning, the sides and the floor, to draw attention to the middle. */
function shades(paint: Paint, { halfWidth, above, below }: WallSize, palette: Palette): void {
  const night = palette.night;
  const clear = `${night}00`;
  paint.fillStyle = linearFill(paint, -halfWidth, 0, -60, 0, [
    [0, `${night}e6`],
    [0.55, `${night}70`],
    [1, clear],
  ]);
  paint.fillRect(-halfWidth, -above, halfWidth, above + below);
  paint.fillStyle = linearFill(paint, halfWidth, 0, 60, 0, [
    [0, `${night}f2`],
    [0.55, `${night}86`],
    [1, clear],
  ]);
  paint.fillRect(0, -above, halfWidth, above + below);
  paint.fillStyle = linearFill(paint, 0, -60, 0, below, [clear, `${night}ff`]);
  paint.fillRect(-halfWidth, -60, halfWidth * 2, below + 60);
}

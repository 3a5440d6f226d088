import { between, mulberry32 } from '../../../kit/scene/motion/random';
import type { Cell } from '../../../kit/scene/paint/packing';
import { linearFill, type Paint, radialFill } from '../../../kit/scene/paint/paint';
import { rasterize } from '../../../kit/scene/paint/raster';
import type { Palette } from '../palette';
import { BANNER, banderitas, banner, CROWD, crowd, FLAGS, fence, RAIL } from './pit';
import { looseFeather } from './quills';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A cell with an SVG body at a scale. Rejects if it cannot be decoded. */
export async function drawn(
  name: string,
  box: Box,
  body: string,
  scale: number,
  sharpness: number,
): Promise<Cell> {
  const width = box[2] * scale;
  const height = box[3] * scale;
  const image = await rasterize(box, body, width * sharpness, height * sharpness);
  return { name, width, height, draw: (paint) => paint.drawImage(image, 0, 0, width, height) };
}

export const CROWD_ROWS = 3;

/** The small pictures of the pit, for its atlas. */
export async function pitCells(palette: Palette, sharpness: number): Promise<readonly Cell[]> {
  const whole = ({ width, height }: { width: number; height: number }): Box => [0, 0, width, height];
  const rows = Array.from({ length: CROWD_ROWS }, (_, row) => row);
  const people = rows.flatMap((row) =>
    [true, false].flatMap((isLeft) =>
      [true, false].map((cheering) =>
        drawn(
          crowdCell(row, isLeft, cheering),
          [-CROWD.reach, 0, CROWD.width + 2 * CROWD.reach, CROWD.height],
          crowd(palette, row, cheering, isLeft),
          1,
          sharpness,
        ),
      ),
    ),
  );
  const pictures = await Promise.all([
    ...people,
    drawn('banner0', whole(BANNER), banner(palette, 0), 0.9, sharpness),
    drawn('banner1', whole(BANNER), banner(palette, 1), 0.9, sharpness),
    drawn('flags', whole(FLAGS), banderitas(palette), 1, sharpness),
    drawn('fence', whole(RAIL), fence(palette), 1, sharpness),
    drawn('feather0', [-8, -10, 46, 56], looseFeather(palette.pula), 0.62, sharpness),
    drawn('feather1', [-8, -10, 46, 56], looseFeather(palette.asul), 0.62, sharpness),
  ]);
  return [
    ...pictures,
    { name: 'puff', width: 56, height: 56, draw: puff },
    { name: 'shade', width: 64, height: 32, draw: shade },
    { name: 'shaft', width: 90, height: 180, draw: (paint) => shaft(paint, palette.shaft) },
    { name: 'burst', width: 128, height: 128, draw: burst },
  ];
}

export const crowdCell = (row: number, isLeft: boolean, cheering: boolean): string =>
  `crowd${row}${isLeft ? 'left' : 'right'}${cheering ? 'Up' : ''}`;

/** A ball of dust, lit from the upper left. */
function puff(paint: Paint): void {
  const random = mulberry32(11);
  for (let ball = 0; ball < 9; ball += 1) {
    const x = 28 + between(random, -11, 11);
    const y = 28 + between(random, -10, 10);
    const radius = between(random, 9, 17);
    paint.fillStyle = radialFill(paint, x - radius * 0.25, y - radius * 0.3, radius * 1.15, [
      'rgba(255,255,255,.5)',
      [0.4, 'rgba(255,255,255,.28)'],
      [0.75, 'rgba(206,196,200,.12)'],
      [1, 'rgba(170,150,160,0)'],
    ]);
    paint.beginPath();
    paint.arc(x, y, radius * 1.15, 0, Math.PI * 2);
    paint.fill();
  }
}

/** The shadow of something on the sand. */
function shade(paint: Paint): void {
  paint.translate(32, 16);
  paint.scale(1, 0.5);
  paint.fillStyle = radialFill(paint, 0, 0, 32, [
    'rgba(255,255,255,.95)',
    [0.35, 'rgba(255,255,255,.72)'],
    [0.7, 'rgba(255,255,255,.2)'],
    [1, 'rgba(255,255,255,0)'],
  ]);
  paint.fillRect(-32, -32, 64, 64);
}

/** How far down its picture a light beam is visible. */
export const SHAFT_SEEN = 0.92;

/**
 * A lamp's light in the dust: narrow at the top, wide and faint at the bottom. It starts in the dark under the roof.
 */
function shaft(paint: Paint, rgb: string): void {
  for (const [inset, alpha] of [
    [0, 0.16],
    [7, 0.2],
    [15, 0.22],
  ] as const) {
    paint.fillStyle = linearFill(paint, 0, 0, 0, 180, [
      [0, `rgba(${rgb},${alpha * 0.2})`],
      [0.12, `rgba(${rgb},${alpha * 0.25})`],
      [0.33, `rgba(${rgb},${alpha * 0.75})`],
      [0.6, `rgba(${rgb},${alpha * 0.45})`],
      [SHAFT_SEEN, `rgba(${rgb},0)`],
    ]);
    paint.fill(new Path2D(`M${34 + inset * 0.3} 0H${56 - inset * 0.3}L${90 - inset} 180H${inset}Z`));
  }
}

/** Needles of light from one point. */
function burst(paint: Paint): void {
  const random = mulberry32(3);
  paint.translate(64, 64);
  for (let i = 0; i < 26; i += 1) {
    const long = between(random, 30, 63);
    const wide = between(random, 0.9, 2.6);
    paint.rotate((Math.PI * 2) / 26 + between(random, -0.04, 0.04));
    paint.fillStyle = linearFill(paint, 0, 0, long, 0, [
      'rgba(255,255,255,.95)',
      [0.3, 'rgba(255,255,255,.5)'],
      [1, 'rgba(255,255,255,0)'],
    ]);
    paint.fill(new Path2D(`M0 ${-wide}L${long} 0L0 ${wide}Z`));
  }
  paint.fillStyle = radialFill(paint, 0, 0, 26, [
    'rgba(255,255,255,1)',
    [0.4, 'rgba(255,255,255,.6)'],
    [1, 'rgba(255,255,255,0)'],
  ]);
  paint.beginPath();
  paint.arc(0, 0, 26, 0, Math.PI * 2);
  paint.fill();
}

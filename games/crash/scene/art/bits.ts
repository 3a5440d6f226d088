import { between, mulberry32 } from '../../../kit/scene/motion/random';
import type { Cell } from '../../../kit/scene/paint/packing';
import { linearFill, radialFill } from '../../../kit/scene/paint/paint';
import { rasterize } from '../../../kit/scene/paint/raster';
import type { Palette } from '../palette';
import { CHUTE_BOX, chute } from './chute';
import { arm, flag, floater, head, JEEPNEY_BOX, jeepneyBack, jeepneyFront, walker, wheel } from './jeepney';
import { lantern } from './lantern';
import { lettering } from './lettering';
import {
  AURORA,
  CLOUD,
  FLAGS,
  FLOAT,
  PALM,
  paintAurora,
  paintCloud,
  paintFlags,
  paintFloat,
  paintOrb,
  paintPalm,
} from './scenery';

/** Design px per unit of the jeepney's drawing when baked. */
export const JEEPNEY_SCALE = 0.5;

type Box = readonly [x: number, y: number, width: number, height: number];

/** A cell with an SVG body at a scale. */
async function drawn(name: string, box: Box, body: string, scale: number, sharpness: number): Promise<Cell> {
  const width = box[2] * scale;
  const height = box[3] * scale;
  const image = await rasterize(box, body, width * sharpness, height * sharpness);
  return { name, width, height, draw: (paint) => paint.drawImage(image, 0, 0, width, height) };
}

/** Multipliers with a lantern. */
export const LANTERNS = [2, 3, 5, 10, 20, 50, 100] as const;

const sign = (name: string, word: string, sharpness: number): Promise<Cell> =>
  drawn(name, [-24, -9, 48, 18], lettering(word, 10.5, '#fff', 3), 1, sharpness);

/** The small pictures of the road, for its atlas. Rejects if a picture cannot be decoded. */
export async function roadCells(palette: Palette, sharpness: number): Promise<readonly Cell[]> {
  const j = JEEPNEY_SCALE;
  const three = [0, 1, 2] as const;
  const canopies = [palette.chute[0], palette.chute[1], palette.chute[3]] as const;
  const pictures = await Promise.all([
    drawn('jeepBack', JEEPNEY_BOX, jeepneyBack(palette), j, sharpness),
    drawn('jeepFront', JEEPNEY_BOX, jeepneyFront(palette), j, sharpness),
    drawn('wheel', [-28, -28, 56, 56], wheel(), j, sharpness),
    drawn('flag0', [-26, -2, 28, 18], flag(palette.jeepney.trim), j, sharpness),
    drawn('flag1', [-26, -2, 28, 18], flag(palette.jeepney.stripe[1]), j, sharpness),
    drawn('lantern', [-100, -100, 200, 222], lantern(palette), 0.34, sharpness),
    drawn('chute', CHUTE_BOX, chute(palette), 0.86, sharpness),
    ...three.map((i) => drawn(`head${i}`, [-13, -10, 26, 26], head(i), j, sharpness)),
    ...three.map((i) => drawn(`arm${i}`, [-10, -46, 28, 50], arm(i), j, sharpness)),
    ...three.map((i) => drawn(`walker${i}`, [-9, -33, 18, 35], walker(i), 0.9, sharpness)),
    ...three.map((i) =>
      drawn(`floater${i}`, [-21, -32, 42, 68], floater(i, canopies[i] ?? ['#fff', '#888']), 0.9, sharpness),
    ),
    ...LANTERNS.map((times) => sign(`sign${times}`, `×${times}`, sharpness)),
  ]);
  return [
    ...pictures,
    { name: 'pill', width: 46, height: 22, draw: pill },
    { name: 'slip', width: 14, height: 17, draw: (paint) => receipt(paint, 14, 17, '#D9C39A', '#6a5430') },
    { name: 'mySlip', width: 22, height: 26, draw: (paint) => receipt(paint, 22, 26, '#FFE08A', '#5a3404') },
    { name: 'puff', width: 56, height: 56, draw: puff },
    { name: 'shelter', width: 92, height: 92, draw: (paint) => shelter(paint, palette) },
    { name: 'orb', width: 60, height: 60, draw: (paint) => paintOrb(paint, palette) },
    { name: 'cloud', ...CLOUD, draw: (paint) => paintCloud(paint, palette.cloud) },
    { name: 'float', ...FLOAT, draw: (paint) => paintFloat(paint, palette) },
    { name: 'palm', ...PALM, draw: (paint) => paintPalm(paint, palette) },
    { name: 'flags', ...FLAGS, draw: (paint) => paintFlags(paint, palette) },
    { name: 'aurora', ...AURORA, draw: (paint) => paintAurora(paint, palette.aurora) },
    { name: 'street', width: 32, height: 20, draw: (paint) => street(paint, palette) },
    { name: 'beam', width: 120, height: 100, draw: beam },
  ];
}

type Draw = Cell['draw'];

const pill: Draw = (paint) => {
  paint.fillStyle = '#fff';
  paint.beginPath();
  paint.roundRect(1, 1, 44, 20, 10);
  paint.fill();
};

/** A receipt with a torn lower edge and a check mark. */
function receipt(
  paint: Parameters<Draw>[0],
  width: number,
  height: number,
  paper: string,
  ink: string,
): void {
  paint.fillStyle = linearFill(paint, 0, 0, width, height, [paper, paper, `${paper}d8`]);
  paint.beginPath();
  paint.moveTo(1, 1);
  paint.lineTo(width - 1, 1);
  const teeth = 4;
  for (let tooth = 0; tooth <= teeth * 2; tooth += 1) {
    const x = width - 1 - ((width - 2) * tooth) / (teeth * 2);
    paint.lineTo(x, height - 1 - (tooth % 2 === 0 ? 0 : 3));
  }
  paint.closePath();
  paint.fill();
  paint.strokeStyle = ink;
  paint.lineWidth = width / 9;
  paint.lineCap = 'round';
  paint.lineJoin = 'round';
  paint.beginPath();
  paint.moveTo(width * 0.27, height * 0.42);
  paint.lineTo(width * 0.44, height * 0.58);
  paint.lineTo(width * 0.74, height * 0.26);
  paint.stroke();
}

/** A ball of steam, lit from the upper left. */
const puff: Draw = (paint) => {
  const random = mulberry32(11);
  for (let ball = 0; ball < 9; ball += 1) {
    const x = 28 + between(random, -11, 11);
    const y = 28 + between(random, -10, 10);
    const radius = between(random, 9, 17);
    paint.fillStyle = radialFill(paint, x - radius * 0.25, y - radius * 0.3, radius * 1.15, [
      'rgba(255,255,255,.62)',
      [0.4, 'rgba(255,255,255,.36)'],
      [0.75, 'rgba(196,184,206,.16)'],
      [1, 'rgba(160,140,180,0)'],
    ]);
    paint.beginPath();
    paint.arc(x, y, radius * 1.15, 0, Math.PI * 2);
    paint.fill();
  }
};

/** The bus stop: a roof on two posts, a bench, a round sign. The ground is its lower edge. */
function shelter(paint: Parameters<Draw>[0], palette: Palette): void {
  const { jeepney, town } = palette;
  paint.fillStyle = town[0];
  for (const x of [16, 66]) paint.fillRect(x, 30, 4, 62);
  paint.fillRect(22, 70, 42, 4);
  paint.fillRect(26, 74, 3, 18);
  paint.fillRect(57, 74, 3, 18);
  paint.fillStyle = linearFill(paint, 0, 14, 0, 34, [jeepney.body[0], jeepney.body[1], jeepney.body[2]]);
  paint.fill(new Path2D('M4 32L14 14H72L82 32Z'));
  paint.fillStyle = jeepney.trim;
  paint.fillRect(4, 31, 78, 3);
  paint.strokeStyle = 'rgba(255,255,255,.6)';
  paint.lineWidth = 1;
  paint.stroke(new Path2D('M14 15H72'));
  paint.fillStyle = 'rgba(255,230,170,.16)';
  paint.fill(new Path2D('M20 34H66L74 92H12Z'));
}

/** Asphalt with a light upper edge; stretched along the ground. */
function street(paint: Parameters<Draw>[0], { road, town }: Palette): void {
  paint.fillStyle = linearFill(paint, 0, 0, 0, 20, [road.edge, town[0], town[0]]);
  paint.fillRect(0, 0, 32, 20);
  paint.fillStyle = `${road.core[1]}90`;
  paint.fillRect(0, 0, 32, 1.6);
}

/** The cone of a headlight, starting at the middle of the left edge. */
const beam: Draw = (paint) => {
  paint.fillStyle = linearFill(paint, 0, 0, 120, 0, [
    'rgba(255,250,220,.6)',
    [0.3, 'rgba(255,246,210,.24)'],
    [1, 'rgba(255,240,200,0)'],
  ]);
  paint.fill(new Path2D('M0 44L120 4V96L0 56Z'));
};

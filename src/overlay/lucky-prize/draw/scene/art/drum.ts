import type { Cell } from '../../../../../../games/kit/scene/paint/packing';
import { linearFill, type Paint, radialFill, within } from '../../../../../../games/kit/scene/paint/paint';
import { DRUM } from '../layout';
import type { Palette } from '../palette';

/** Side of a cell that holds the whole drum. */
const DRUM_SIZE = DRUM * 2 + 12;
/** The stand; its top left corner is at these design px from the drum's centre. */
export const STAND = { x: -142, y: -16, width: 284, height: 164 } as const;

const TURN = Math.PI * 2;

const circle = (paint: Paint, x: number, y: number, radius: number): void => {
  paint.beginPath();
  paint.arc(x, y, radius, 0, TURN);
};

const inDrum = (name: string, draw: (paint: Paint) => void): Cell => ({
  name,
  width: DRUM_SIZE,
  height: DRUM_SIZE,
  draw(paint) {
    paint.translate(DRUM_SIZE / 2, DRUM_SIZE / 2);
    draw(paint);
  },
});

/** Everything that the drum is put together from: glass, bars, gloss, stand and crank. */
export const drumCells = (palette: Palette): readonly Cell[] => [
  inDrum('glass', (paint) => paintGlass(paint, palette)),
  inDrum('ring', (paint) => paintRing(paint, palette)),
  inDrum('gloss', (paint) => paintGloss(paint, palette)),
  {
    name: 'stand',
    width: STAND.width,
    height: STAND.height,
    draw(paint) {
      paint.translate(-STAND.x, -STAND.y);
      paintStand(paint, palette);
    },
  },
  { name: 'crank', width: 34, height: 18, draw: (paint) => paintCrank(paint, palette) },
];

function paintGlass(paint: Paint, { glass: [middle, edge] }: Palette): void {
  paint.fillStyle = radialFill(paint, -26, -30, DRUM * 1.5, [
    `${middle}d8`,
    [0.55, `${middle}c0`],
    [1, `${edge}f0`],
  ]);
  circle(paint, 0, 0, DRUM);
  paint.fill();
  // Shade at the foot, and a rim of light opposite to the key light.
  paint.fillStyle = linearFill(paint, 0, -DRUM, 0, DRUM, [
    'rgba(255,255,255,.14)',
    [0.5, 'rgba(0,0,0,0)'],
    [1, 'rgba(0,0,0,.3)'],
  ]);
  circle(paint, 0, 0, DRUM);
  paint.fill();
}

/** A hoop. Drawn lower and lower it becomes the bars of a turning cage. */
function paintRing(paint: Paint, { bar: [light, body, dark] }: Palette): void {
  for (const [radius, width, color] of [
    [DRUM - 1, 5, dark],
    [DRUM - 1, 3.4, body],
    [DRUM - 0.4, 1.1, light],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = color;
    circle(paint, 0, 0, radius);
    paint.stroke();
  }
}

function paintGloss(paint: Paint, { bar: [light, body, dark] }: Palette): void {
  within(paint, () => {
    circle(paint, 0, 0, DRUM - 3);
    paint.clip();
    paint.fillStyle = radialFill(paint, -48, -56, 92, [
      'rgba(255,255,255,.5)',
      [0.5, 'rgba(255,255,255,.12)'],
      [1, 'rgba(255,255,255,0)'],
    ]);
    paint.fillRect(-DRUM, -DRUM, DRUM * 2, DRUM * 2);
    paint.lineWidth = 5;
    paint.lineCap = 'round';
    paint.strokeStyle = 'rgba(255,255,255,.55)';
    paint.beginPath();
    paint.arc(0, 0, DRUM - 16, Math.PI * 1.08, Math.PI * 1.42);
    paint.stroke();
    paint.strokeStyle = 'rgba(255,255,255,.22)';
    paint.beginPath();
    paint.arc(0, 0, DRUM - 14, Math.PI * 0.1, Math.PI * 0.34);
    paint.stroke();
  });
  // The rim, and a hatch at the top through which the tickets come.
  paint.lineWidth = 8;
  paint.strokeStyle = linearFill(paint, -DRUM, -DRUM, DRUM, DRUM, [light, body, dark, body, light]);
  circle(paint, 0, 0, DRUM);
  paint.stroke();
  paint.fillStyle = linearFill(paint, 0, -DRUM - 6, 0, -DRUM + 12, [light, body, dark]);
  paint.beginPath();
  paint.roundRect(-40, -DRUM - 5, 80, 15, 7);
  paint.fill();
  paint.fillStyle = 'rgba(0,0,0,.45)';
  paint.beginPath();
  paint.roundRect(-31, -DRUM, 62, 5, 2.5);
  paint.fill();
}

/** Two legs that carry the axle, and a base. */
function paintStand(paint: Paint, { stand: [light, body, dark], bar }: Palette): void {
  paint.fillStyle = radialFill(paint, 0, 0, 1, ['rgba(0,0,0,.5)', [1, 'rgba(0,0,0,0)']]);
  within(paint, () => {
    paint.translate(4, 138);
    paint.scale(132, 10);
    circle(paint, 0, 0, 1);
    paint.fill();
  });
  for (const side of [-1, 1]) {
    within(paint, () => {
      paint.scale(side, 1);
      paint.fillStyle = linearFill(
        paint,
        100,
        0,
        132,
        0,
        side < 0 ? [dark, body, light] : [light, body, dark],
      );
      paint.beginPath();
      paint.moveTo(106, -8);
      paint.lineTo(122, -8);
      paint.lineTo(134, 126);
      paint.lineTo(110, 126);
      paint.closePath();
      paint.fill();
      paint.fillStyle = radialFill(paint, 110, -4, 18, [bar[0], [0.5, bar[1]], [1, bar[2]]]);
      circle(paint, 114, 0, 13);
      paint.fill();
    });
  }
  paint.fillStyle = linearFill(paint, 0, 118, 0, 138, [light, [0.25, body], [1, dark]]);
  paint.beginPath();
  paint.roundRect(-136, 118, 272, 20, 9);
  paint.fill();
  paint.fillStyle = 'rgba(255,255,255,.35)';
  paint.fillRect(-128, 120, 256, 1.4);
}

function paintCrank(paint: Paint, { bar: [light, body, dark], stand }: Palette): void {
  paint.fillStyle = linearFill(paint, 0, 5, 0, 13, [light, body, dark]);
  paint.beginPath();
  paint.roundRect(0, 6, 22, 6, 3);
  paint.fill();
  paint.fillStyle = radialFill(paint, 23, 6, 13, [stand[0], [0.5, stand[1]], [1, stand[2]]]);
  circle(paint, 25, 9, 8.5);
  paint.fill();
}

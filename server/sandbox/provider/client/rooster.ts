import { type Ctx, linear, newCanvas, radial } from './paint';

/** A rooster's colours, each list from light to dark. */
export interface Plumage {
  readonly hackle: readonly [string, string, string];
  readonly body: readonly [string, string, string];
  readonly tail: readonly [string, string, string];
  /** Every second tail feather. */
  readonly streak: readonly [string, string, string];
  readonly line: string;
}

export const PLUMAGE = {
  meron: {
    hackle: ['#ffe08a', '#ff9a2e', '#c2410c'],
    body: ['#f0563a', '#b3161f', '#5c0612'],
    tail: ['#ff7a4d', '#c81e2b', '#6b0714'],
    streak: ['#fff0b8', '#ffc64a', '#b86e12'],
    line: '#3a0408',
  },
  wala: {
    hackle: ['#fff7df', '#e2cfa0', '#9a7b42'],
    body: ['#4fd3e0', '#12809f', '#05324f'],
    tail: ['#6fe3ee', '#1a8fb0', '#063f60'],
    streak: ['#ffffff', '#e9e2cc', '#9fb4bd'],
    line: '#031c2e',
  },
} as const satisfies Record<string, Plumage>;

export type RoosterPose = 'stand' | 'flap' | 'crow' | 'bow';

/** A picture is this many units square; the feet stand at the middle of its lower edge. */
const UNITS = 260;
const FEET = 246;
const DEGREE = Math.PI / 180;

type Point = readonly [number, number];

/** A feather from its root, `angle` clockwise from the right. */
function feather(
  x: Ctx,
  [rootX, rootY]: Point,
  { angle, long, wide, bend = 0 }: { angle: number; long: number; wide: number; bend?: number },
  tones: readonly string[],
  line: string,
): void {
  x.save();
  x.translate(rootX, rootY);
  x.rotate(angle * DEGREE);
  x.beginPath();
  x.moveTo(0, 0);
  x.quadraticCurveTo(long * 0.5, -wide + bend, long, bend * 1.7);
  x.quadraticCurveTo(long * 0.5, wide + bend, 0, 0);
  x.fillStyle = linear(x, [0, -wide, 0, wide], tones);
  x.fill();
  x.lineWidth = 1.3;
  x.strokeStyle = line;
  x.stroke();
  x.beginPath();
  x.moveTo(long * 0.08, 0);
  x.quadraticCurveTo(long * 0.5, bend * 0.9, long * 0.92, bend * 1.55);
  x.lineWidth = 0.9;
  x.strokeStyle = 'rgba(255,255,255,.55)';
  x.stroke();
  x.restore();
}

const TAIL: readonly (readonly [angle: number, long: number])[] = [
  ...([
    [150, 62],
    [168, 80],
    [186, 96],
    [203, 108],
    [220, 116],
    [237, 118],
    [254, 110],
    [270, 92],
  ] as const),
];

function legs(x: Ctx): void {
  x.lineCap = 'round';
  for (const [hip, foot] of [
    [112, 100],
    [138, 146],
  ] as const) {
    const paths: readonly (readonly Point[])[] = [
      [
        [hip, 188],
        [foot + 2, 214],
        [foot, FEET - 6],
      ],
      [
        [foot, FEET - 6],
        [foot + 22, FEET - 1],
      ],
      [
        [foot, FEET - 6],
        [foot + 12, FEET + 2],
      ],
      [
        [foot, FEET - 6],
        [foot - 14, FEET],
      ],
    ];
    for (const [wide, color] of [
      [9, '#4a2a10'],
      [6, '#f2b233'],
      [2, '#ffe9a8'],
    ] as const) {
      x.lineWidth = wide;
      x.strokeStyle = color;
      for (const points of paths) {
        x.beginPath();
        for (const [px, py] of points) x.lineTo(px, py);
        x.stroke();
      }
    }
  }
}

function torso(x: Ctx, { body, line }: Plumage): void {
  for (const [hipX, hipY] of [
    [112, 182],
    [138, 182],
  ] as const) {
    for (let step = 0; step < 5; step += 1)
      feather(x, [hipX, hipY - 14], { angle: 66 + step * 12, long: 34, wide: 8 }, body, line);
  }
  x.beginPath();
  x.moveTo(70, 128);
  x.bezierCurveTo(74, 178, 112, 202, 146, 188);
  x.bezierCurveTo(180, 172, 190, 138, 178, 104);
  x.bezierCurveTo(150, 116, 104, 112, 70, 128);
  x.fillStyle = radial(x, 112, 122, 96, [body[0], body[1], body[2]]);
  x.fill();
  x.lineWidth = 2;
  x.strokeStyle = line;
  x.stroke();
  // Breast feathers, in rows.
  for (let row = 0; row < 4; row += 1) {
    for (let place = 0; place < 4; place += 1)
      feather(
        x,
        [172 - place * 10 - row * 4, 126 + row * 14],
        { angle: 96 + place * 5, long: 22, wide: 6 },
        body,
        line,
      );
  }
}

function wing(x: Ctx, isUp: boolean, { hackle, body, tail, streak, line }: Plumage): void {
  const root: Point = isUp ? [132, 132] : [146, 134];
  const from = isUp ? 208 : 146;
  const rows: readonly (readonly [count: number, long: number, wide: number, tones: readonly string[]])[] = [
    [7, isUp ? 92 : 84, 10, tail],
    [6, isUp ? 64 : 60, 9, streak],
    [6, isUp ? 44 : 42, 9, body],
    [5, isUp ? 28 : 26, 8, hackle],
  ];
  for (const [count, long, wide, tones] of rows) {
    for (let step = 0; step < count; step += 1)
      feather(
        x,
        root,
        { angle: from + (step * (isUp ? 62 : 44)) / (count - 1), long: long - Math.abs(step - 2) * 3, wide },
        tones,
        line,
      );
  }
}

function neckAndHead(x: Ctx, pose: RoosterPose, plumage: Plumage): void {
  const { hackle, line } = plumage;
  const turn = { stand: 0, flap: 6, crow: -24, bow: 52 }[pose];
  x.save();
  x.translate(158, 122);
  x.rotate(turn * DEGREE);
  x.translate(-158, -122);
  // Hackle feathers fall from the head over the shoulders.
  for (let row = 0; row < 5; row += 1) {
    for (let place = 0; place < 6; place += 1)
      feather(
        x,
        [158 + place * 5.4 - row * 3, 68 + row * 13],
        { angle: 118 - place * 9, long: 52 - row * 2, wide: 6.4 },
        hackle,
        line,
      );
  }
  const red = ['#ff8a7a', '#e0202f', '#7a0714'] as const;
  // Comb.
  x.beginPath();
  x.moveTo(150, 46);
  for (const [cx, cy, px, py] of [
    [140, 22, 156, 26],
    [152, 6, 166, 20],
    [172, -2, 180, 20],
    [192, 6, 192, 30],
    [204, 28, 194, 46],
  ] as const)
    x.quadraticCurveTo(cx, cy, px, py);
  x.closePath();
  x.fillStyle = linear(x, [150, 0, 190, 50], red);
  x.fill();
  x.lineWidth = 2;
  x.strokeStyle = line;
  x.stroke();
  // Beak, open when crowing.
  const gape = pose === 'crow' ? 7 : 2;
  for (const [sign, tip] of [
    [-1, 218],
    [1, 212],
  ] as const) {
    x.beginPath();
    x.moveTo(190, 58 + sign * 9);
    x.quadraticCurveTo(206, 58 + sign * (5 + gape), tip, 61 + sign * gape);
    x.lineTo(190, 60);
    x.closePath();
    x.fillStyle = linear(x, [190, 50, 190, 72], ['#fff0b8', '#f2b233', '#9a5a10']);
    x.fill();
    x.stroke();
  }
  // Wattles.
  for (const [wx, long] of [
    [182, 26],
    [192, 20],
  ] as const) {
    x.beginPath();
    x.ellipse(wx, 84, 7, long * 0.62, 0, 0, 7);
    x.fillStyle = linear(x, [wx, 70, wx, 98], red);
    x.fill();
    x.stroke();
  }
  x.beginPath();
  x.arc(174, 58, 23, 0, 7);
  x.fillStyle = radial(x, 166, 48, 40, ['#ffb199', '#ef4a3f', '#8c0f1c']);
  x.fill();
  x.stroke();
  x.beginPath();
  x.arc(180, 54, 8.4, 0, 7);
  x.fillStyle = '#fff6df';
  x.fill();
  x.stroke();
  x.beginPath();
  x.arc(182.4, 55, 4.6, 0, 7);
  x.fillStyle = '#1a0a06';
  x.fill();
  x.beginPath();
  x.arc(184, 53, 1.6, 0, 7);
  x.fillStyle = '#fff';
  x.fill();
  x.beginPath();
  x.moveTo(170, 42);
  x.lineTo(190, 49);
  x.lineWidth = 3;
  x.stroke();
  x.restore();
}

/** Draws a rooster that faces right, once, for use as a picture of that size. */
export function roosterPicture(size: number, pose: RoosterPose, plumage: Plumage): HTMLCanvasElement {
  const [canvas, x] = newCanvas(size, size);
  x.scale(size / UNITS, size / UNITS);
  x.lineJoin = 'round';
  TAIL.forEach(([angle, long], index) => {
    feather(
      x,
      [94, 140],
      { angle, long, wide: 15, bend: -22 },
      index % 2 === 0 ? plumage.tail : plumage.streak,
      plumage.line,
    );
  });
  legs(x);
  if (pose === 'flap') wing(x, true, plumage);
  torso(x, plumage);
  wing(x, pose === 'flap', plumage);
  neckAndHead(x, pose, plumage);
  // Rim light from the lower right.
  x.globalCompositeOperation = 'source-atop';
  x.fillStyle = linear(
    x,
    [60, 40, 230, 240],
    [
      [0, 'rgba(255,240,200,.24)'],
      [0.4, 'rgba(255,240,200,0)'],
      [0.72, 'rgba(120,200,255,0)'],
      [1, 'rgba(120,200,255,.3)'],
    ],
  );
  x.fillRect(0, 0, UNITS, UNITS);
  return canvas;
}

/** The share of a picture's height at which the feet stand. */
export const FEET_AT = FEET / UNITS;

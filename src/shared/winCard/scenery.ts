import type { Palette } from './palette';

/** Size of the picture in px: the portrait format of feeds. */
export const WIDTH = 1080;
export const HEIGHT = 1350;

type Pen = CanvasRenderingContext2D;

const TURN = Math.PI * 2;
/** The wheel is cut off by the sides: its top with the winning wedge is all that counts. */
const WHEEL = { x: 540, y: 1090, radius: 850, rim: 58 } as const;
/** Eleven wedges, like the wheel's. */
const WEDGE = TURN / 11;
const UP = -Math.PI / 2;

const linear = (pen: Pen, y0: number, y1: number, colors: readonly string[]): CanvasGradient => {
  const fill = pen.createLinearGradient(0, y0, 0, y1);
  for (const [at, color] of colors.entries()) fill.addColorStop(at / (colors.length - 1), color);
  return fill;
};

const radial = (
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  colors: readonly string[],
): CanvasGradient => {
  const fill = pen.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, color] of colors.entries()) fill.addColorStop(at / (colors.length - 1), color);
  return fill;
};

/** Numbers from 0 to 1 that look scattered and are the same in every picture. */
const scattered = (index: number, salt: number): number => {
  const value = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** Everything of the picture except for its texts, from back to front. */
export function paintScenery(pen: Pen, palette: Palette): void {
  sky(pen, palette, 560);
  wheel(pen, palette);
  pointer(pen, palette);
  shade(pen, palette, 660, ['00', 'c8', 'f0']);
  fireworks(pen, palette);
  confetti(pen, palette);
  coins(pen);
}

/** The scenery of a round of a game: its own scene as it stood on stage, in the middle of the rays. */
export function paintRound(pen: Pen, palette: Palette, scene: HTMLCanvasElement | null): void {
  sky(pen, palette, SCENE.y);
  if (scene !== null) {
    for (const layer of [surroundings(scene), faded(scene)])
      pen.drawImage(layer, 0, SCENE.y - SCENE.height / 2);
  }
  pen.fillStyle = linear(pen, 0, 480, [`${palette.foot}c8`, `${palette.foot}90`, `${palette.foot}00`]);
  pen.fillRect(0, 0, WIDTH, 480);
  // The scene stays clear down to the sums.
  shade(pen, palette, 860, ['00', 'c0', 'd8', 'e8', 'f0']);
  confetti(pen, palette);
  coins(pen);
}

/** Where the scene stands between figure and sums: its middle, and its height. */
const SCENE = { y: 690, height: 620 } as const;

/** The scene's own upper and lower edges are mostly ground, and fade away in any case. */
const OVER = 1.12;

/**
 * The colours of the scene across the whole picture, so that its ground and its sky go on beside it: a tiny copy, enlarged
 * in two steps, because not every browser blurs a canvas.
 */
function surroundings(scene: HTMLCanvasElement): HTMLCanvasElement {
  const sizes = [
    [14, 10],
    [120, 70],
    [WIDTH, SCENE.height],
  ] as const;
  let last = scene;
  for (const [width, height] of sizes) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (pen === null) return scene;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(last, 0, 0, width, height);
    if (width === WIDTH) {
      pen.globalCompositeOperation = 'destination-in';
      pen.fillStyle = linear(pen, 0, height, [
        '#00000000',
        '#000000a0',
        '#000000d0',
        '#000000d0',
        '#00000000',
      ]);
      pen.fillRect(0, 0, width, height);
    }
    last = canvas;
  }
  return last;
}

/** All of the scene, as high as there is room for it and gone at its edges: what won may stand anywhere in it. */
function faded(scene: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = SCENE.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return scene;
  const height = SCENE.height * OVER;
  const width = scene.width * (height / scene.height);
  const left = (WIDTH - width) / 2;
  pen.drawImage(scene, left, (SCENE.height - height) / 2, width, height);
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = linear(pen, 0, SCENE.height, CLEAR);
  pen.fillRect(0, 0, WIDTH, SCENE.height);
  const across = pen.createLinearGradient(Math.max(0, left), 0, Math.min(WIDTH, left + width), 0);
  for (const [at, color] of CLEAR.entries()) across.addColorStop(at / (CLEAR.length - 1), color);
  pen.fillStyle = across;
  pen.fillRect(0, 0, WIDTH, SCENE.height);
  return canvas;
}

/** Alpha of the scene from one edge to the other. */
const CLEAR = ['#00000000', '#000000d8', ...Array<string>(8).fill('#000000'), '#000000d8', '#00000000'];

function sky(pen: Pen, { sky: colors, ray }: Palette, y: number): void {
  pen.fillStyle = linear(pen, 0, HEIGHT, colors);
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (let index = 0; index < 28; index += 1) {
    const angle = (index / 28) * TURN;
    const half = index % 2 === 0 ? 0.06 : 0.03;
    pen.fillStyle = radial(pen, 540, y, 1100, [`${ray}52`, `${ray}24`, `${ray}00`]);
    pen.beginPath();
    pen.moveTo(540, y);
    pen.arc(540, y, 1100, angle - half, angle + half);
    pen.fill();
  }
}

function wheel(pen: Pen, { wedges, won, line, rim, bulbs }: Palette): void {
  const { x, y, radius, rim: width } = WHEEL;
  for (let index = 1; index <= 10; index += 1) {
    const [bright, deep] = wedges[index % wedges.length] ?? won;
    wedge(pen, UP + index * WEDGE, [deep, deep, bright], line);
  }
  wedge(pen, UP, [won[1], won[1], won[0]], line);
  // The rim, and its bulbs in a bed of shade.
  pen.lineWidth = width;
  pen.strokeStyle = linear(pen, y - radius - width, y - radius + 420, rim);
  pen.beginPath();
  pen.arc(x, y, radius + width / 2, 0, TURN);
  pen.stroke();
  pen.lineWidth = 5;
  pen.strokeStyle = line;
  for (const at of [radius, radius + width]) {
    pen.beginPath();
    pen.arc(x, y, at, 0, TURN);
    pen.stroke();
  }
  for (let index = -9; index <= 9; index += 1) {
    const angle = UP + (index + 0.5) * 0.066;
    const bulb = bulbs[Math.abs(index) % 2] ?? bulbs[0];
    const [cx, cy] = [x + Math.cos(angle) * (radius + width / 2), y + Math.sin(angle) * (radius + width / 2)];
    pen.fillStyle = radial(pen, cx, cy, 40, [`${bulb}c0`, `${bulb}30`, `${bulb}00`]);
    pen.fillRect(cx - 40, cy - 40, 80, 80);
    disc(pen, cx, cy, 11, radial(pen, cx - 3, cy - 3, 15, ['#FFFFFF', bulb, bulb]));
  }
}

function wedge(pen: Pen, middle: number, colors: readonly string[], line: string): void {
  const { x, y, radius } = WHEEL;
  pen.fillStyle = radial(pen, x, y, radius, colors);
  pen.strokeStyle = line;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.arc(x, y, radius, middle - WEDGE / 2, middle + WEDGE / 2);
  pen.closePath();
  pen.fill();
  pen.stroke();
}

function pointer(pen: Pen, { pointer: [light, body, dark], edge, depth }: Palette): void {
  pen.save();
  pen.shadowColor = `${depth}b0`;
  pen.shadowBlur = 22;
  pen.shadowOffsetY = 10;
  pen.fillStyle = linear(pen, 150, 340, [light, body, dark]);
  pen.strokeStyle = edge;
  pen.lineWidth = 8;
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(476, 168);
  pen.lineTo(604, 168);
  pen.lineTo(590, 250);
  pen.lineTo(540, 342);
  pen.lineTo(490, 250);
  pen.closePath();
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.stroke();
  pen.restore();
  disc(pen, 540, 212, 22, radial(pen, 533, 205, 26, [light, body, dark]));
}

/** Darkens the foot and the middle, so that what is written there can be read. */
function shade(pen: Pen, { foot }: Palette, from: number, alphas: readonly string[]): void {
  pen.fillStyle = linear(
    pen,
    from,
    HEIGHT,
    alphas.map((alpha) => `${foot}${alpha}`),
  );
  pen.fillRect(0, from, WIDTH, HEIGHT - from);
}

function fireworks(pen: Pen, { confetti: colors }: Palette): void {
  for (const [index, [x, y, reach]] of (
    [
      [140, 500, 150],
      [946, 430, 170],
      [92, 880, 110],
      [984, 850, 120],
    ] as const
  ).entries()) {
    const color = colors[index % colors.length] ?? '#FFFFFF';
    pen.fillStyle = radial(pen, x, y, reach, [`${color}66`, `${color}14`, `${color}00`]);
    pen.fillRect(x - reach, y - reach, reach * 2, reach * 2);
    pen.lineCap = 'round';
    for (let spark = 0; spark < 26; spark += 1) {
      const angle = (spark / 26) * TURN;
      const far = reach * (0.72 + 0.28 * scattered(spark, index));
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      pen.strokeStyle = color;
      pen.lineWidth = 3.4;
      pen.globalAlpha = 0.75;
      pen.beginPath();
      pen.moveTo(x + cos * far * 0.36, y + sin * far * 0.36);
      pen.lineTo(x + cos * far, y + sin * far);
      pen.stroke();
      pen.globalAlpha = 1;
      disc(pen, x + cos * far, y + sin * far, 4.6, '#FFFFFF');
    }
  }
}

function confetti(pen: Pen, { confetti: colors }: Palette): void {
  for (let index = 0; index < 70; index += 1) {
    const x = scattered(index, 1) * WIDTH;
    // Above what is written.
    const y = 40 + scattered(index, 2) * 660;
    const size = 8 + scattered(index, 3) * 14;
    pen.save();
    pen.translate(x, y);
    pen.rotate(scattered(index, 4) * TURN);
    pen.fillStyle = colors[index % colors.length] ?? '#FFFFFF';
    pen.fillRect(-size / 2, -size / 4, size, size / 2);
    pen.fillStyle = 'rgba(255,255,255,.35)';
    pen.fillRect(-size / 2, -size / 4, size, size / 8);
    pen.restore();
  }
}

const COINS = [
  [90, 660, 46, -20],
  [996, 640, 52, 24],
  [52, 1040, 62, -14],
  [1030, 1030, 66, 20],
  [214, 372, 28, 30],
  [872, 330, 30, -34],
] as const;

function coins(pen: Pen): void {
  for (const [x, y, radius, degrees] of COINS) {
    pen.save();
    pen.translate(x, y);
    pen.rotate((degrees * Math.PI) / 180);
    pen.scale(radius / 50, radius / 50);
    coin(pen);
    pen.restore();
  }
}

/** A peso coin with a radius of 50, lit from the upper left. */
function coin(pen: Pen): void {
  disc(pen, 0, 6, 50, linear(pen, -44, 56, ['#FFDB73', '#A4670F', '#7A430A']));
  const face = pen.createLinearGradient(-36, -36, 36, 36);
  for (const [at, color] of [
    [0, '#FFFBE0'],
    [0.25, '#FFE07A'],
    [0.5, '#EFA92A'],
    [0.56, '#FFE591'],
    [1, '#B8701A'],
  ] as const) {
    face.addColorStop(at, color);
  }
  disc(pen, 0, 0, 50, face);
  pen.lineWidth = 4;
  pen.strokeStyle = '#C9861F';
  pen.beginPath();
  pen.arc(0, 0, 39, 0, TURN);
  pen.stroke();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [shift, color] of [
    [2, '#9A560E'],
    [0, '#FFF3B8'],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = 7;
    pen.stroke(new Path2D(`M-9 ${24 + shift}V${-22 + shift}H4A13 13 0 0 1 4 ${4 + shift}H-9`));
    pen.lineWidth = 5;
    pen.stroke(new Path2D(`M-20 ${-13 + shift}H22M-20 ${-3 + shift}H22`));
  }
  pen.strokeStyle = 'rgba(255,255,255,.75)';
  pen.lineWidth = 5;
  pen.stroke(new Path2D('M-36-22A44 44 0 0 1 10-42'));
}

function disc(pen: Pen, x: number, y: number, radius: number, fill: string | CanvasGradient): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, radius, 0, TURN);
  pen.fill();
}

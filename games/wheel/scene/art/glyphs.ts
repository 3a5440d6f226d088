import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import type { Prize } from '../../rules/prizes';
import type { Palette, Tone } from '../palette';

/** The peso sign as strokes, with one of its two bars: at this size, two would merge. */
const PESO = 'M-12 30V-28H4C25-28 25 6 4 6H-12M-24-11H26';

/** The number of coins on a money prize; the two largest prizes have pictures of their own. */
const COINS: Readonly<Partial<Record<Prize, number>>> = {
  1: 1,
  2: 1,
  5: 1,
  8: 2,
  10: 2,
  20: 3,
  58: 3,
  88: 6,
};

/** The prize of a wedge, as a picture around 0, 0; about 36 wide. */
export function paintPrize(paint: Paint, prize: Prize, palette: Palette, tone: Tone): void {
  const coins = COINS[prize];
  if (prize === 'points') star(paint, 15, palette);
  else if (coins !== undefined) pile(paint, coins, palette);
  else if (prize === 188) parol(paint, palette);
  else crown(paint, palette, tone);
}

/** The coins, from back to front: position and radius. */
const PILES: Readonly<Record<number, readonly (readonly [x: number, y: number, radius: number])[]>> = {
  1: [[0, 0, 13.5]],
  2: [
    [7, -4, 10.5],
    [-6, 3, 12],
  ],
  3: [
    [0, -10, 10],
    [9.5, 4, 10.5],
    [-9, 5, 11],
  ],
  6: [
    [0, -17, 8.4],
    [8, -6, 8.8],
    [-7.6, -6, 9],
    [14, 7, 9.2],
    [-14, 7, 9.2],
    [0, 8, 10],
  ],
};

function pile(paint: Paint, count: number, palette: Palette): void {
  for (const [x, y, radius] of PILES[count] ?? []) coin(paint, x, y, radius, palette);
}

function coin(paint: Paint, x: number, y: number, radius: number, { coin: face, coinInk }: Palette): void {
  const [a, b, c, d, e] = face;
  within(paint, () => {
    paint.translate(x, y);
    paint.fillStyle = 'rgba(0,0,0,.35)';
    disc(paint, 0.6, radius * 0.16, radius * 1.04);
    paint.fillStyle = e;
    disc(paint, 0, radius * 0.1, radius);
    paint.fillStyle = linearFill(paint, -radius, -radius, radius, radius, [
      a,
      [0.28, b],
      [0.5, c],
      [0.56, d],
      [1, e],
    ]);
    disc(paint, 0, 0, radius);
    paint.strokeStyle = a;
    paint.globalAlpha = 0.7;
    paint.lineWidth = radius * 0.09;
    ring(paint, radius * 0.78);
    paint.globalAlpha = 1;
    paint.scale(radius / 50, radius / 50);
    paint.strokeStyle = coinInk;
    paint.lineWidth = 6.5;
    paint.lineJoin = 'round';
    paint.stroke(new Path2D(PESO));
  });
}

function disc(paint: Paint, x: number, y: number, radius: number): void {
  paint.beginPath();
  paint.arc(x, y, radius, 0, Math.PI * 2);
  paint.fill();
}

function ring(paint: Paint, radius: number): void {
  paint.beginPath();
  paint.arc(0, 0, radius, 0, Math.PI * 2);
  paint.stroke();
}

/** A path of a star with `points` tips. */
export function starPath(paint: Paint, points: number, outer: number, inner: number): void {
  paint.beginPath();
  for (let index = 0; index < points * 2; index += 1) {
    const angle = (index / points) * Math.PI - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    paint.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  paint.closePath();
}

/** Points: a star of gold with facets. */
function star(paint: Paint, radius: number, { coin: [a, b, c, , e] }: Palette): void {
  within(paint, () => {
    paint.fillStyle = 'rgba(0,0,0,.3)';
    paint.translate(0.8, 1.6);
    starPath(paint, 5, radius * 1.03, radius * 0.46);
    paint.fill();
    paint.translate(-0.8, -1.6);
    paint.fillStyle = radialFill(paint, -radius * 0.3, -radius * 0.4, radius * 1.5, [
      a,
      [0.35, b],
      [0.75, c],
      [1, e],
    ]);
    paint.lineJoin = 'round';
    paint.lineWidth = 1.4;
    paint.strokeStyle = e;
    starPath(paint, 5, radius, radius * 0.45);
    paint.stroke();
    paint.fill();
    paint.fillStyle = 'rgba(255,255,255,.42)';
    for (let tip = 0; tip < 5; tip += 1) {
      const angle = (tip / 5) * Math.PI * 2 - Math.PI / 2;
      paint.beginPath();
      paint.moveTo(0, 0);
      paint.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
      paint.lineTo(
        Math.cos(angle - Math.PI / 5) * radius * 0.45,
        Math.sin(angle - Math.PI / 5) * radius * 0.45,
      );
      paint.fill();
    }
  });
}

/** A lantern star of five colours in a ring. */
function parol(paint: Paint, { coin: [a, b, , , e] }: Palette): void {
  const panes = ['#FF5A6E', '#FFC94A', '#3FD29A', '#4AA8FF', '#C77AFF'];
  within(paint, () => {
    paint.strokeStyle = e;
    paint.lineWidth = 2.6;
    ring(paint, 17);
    paint.strokeStyle = b;
    paint.lineWidth = 1.4;
    ring(paint, 17);
    for (let tip = 0; tip < 5; tip += 1) {
      const angle = (tip / 5) * Math.PI * 2 - Math.PI / 2;
      for (const side of [-1, 1]) {
        paint.fillStyle = panes[tip] ?? b;
        paint.globalAlpha = side < 0 ? 1 : 0.72;
        paint.beginPath();
        paint.moveTo(0, 0);
        paint.lineTo(Math.cos(angle) * 16.5, Math.sin(angle) * 16.5);
        paint.lineTo(
          Math.cos(angle + (side * Math.PI) / 5) * 7.2,
          Math.sin(angle + (side * Math.PI) / 5) * 7.2,
        );
        paint.fill();
      }
    }
    paint.globalAlpha = 1;
    paint.strokeStyle = a;
    paint.lineWidth = 0.9;
    starPath(paint, 5, 16.5, 7.2);
    paint.stroke();
    paint.fillStyle = radialFill(paint, 0, 0, 6, ['#fff', [0.5, a], [1, `${b}00`]]);
    disc(paint, 0, 0, 6);
  });
}

/** The largest prize: a crown with three gems. */
function crown(paint: Paint, { coin: [a, b, c, , e] }: Palette, { edge }: Tone): void {
  within(paint, () => {
    paint.lineJoin = 'round';
    const path = new Path2D('M-17 10L-19-9L-9-1L0-15L9-1L19-9L17 10Z');
    paint.strokeStyle = edge;
    paint.lineWidth = 4;
    paint.stroke(path);
    paint.fillStyle = linearFill(paint, 0, -15, 0, 12, [a, [0.5, b], [0.54, c], [1, b]]);
    paint.fill(path);
    paint.strokeStyle = e;
    paint.lineWidth = 1.1;
    paint.stroke(path);
    paint.fillRect(-17, 8, 34, 4.5);
    paint.strokeRect(-17, 8, 34, 4.5);
    for (const [x, y, color] of [
      [-11, 4, '#2F9BFF'],
      [0, 1.5, '#E8254E'],
      [11, 4, '#19A868'],
    ] as const) {
      paint.fillStyle = radialFill(paint, x - 0.8, y - 1, 3.6, ['#fff', [0.4, color], [1, color]]);
      disc(paint, x, y, 2.9);
    }
    paint.fillStyle = a;
    for (const [x, y] of [
      [-19, -10],
      [0, -16],
      [19, -10],
    ] as const)
      disc(paint, x, y, 2.3);
  });
}

import { type Context, disc, hsl, linear, pathOf, radial } from './canvas';
import type { GroundName } from './plan';

/** Where a background is painted, with its two hues and its random numbers. */
export interface Place {
  readonly on: Context;
  readonly width: number;
  readonly height: number;
  readonly hues: readonly [number, number];
  readonly random: () => number;
}

type Ground = (place: Place) => void;

/** A wedge of light from the origin to the right, rotated by the caller. */
function wedge(on: Context, length: number, half: number): void {
  on.beginPath();
  on.moveTo(0, 0);
  on.lineTo(length, -half);
  on.lineTo(length, half);
  on.fill();
}

const rays: Ground = ({ on, width, height, hues: [first, second], random }) => {
  on.fillStyle = radial(on, width * 0.5, height * 0.4, height * 0.8, [
    hsl(first, 92, 62),
    hsl(first, 86, 38),
    hsl(second, 80, 20),
    hsl(second, 80, 8),
  ]);
  on.fillRect(0, 0, width, height);
  on.translate(width * 0.5, height * 0.4);
  on.globalCompositeOperation = 'lighter';
  const count = 14 + Math.floor(random() * 6);
  on.fillStyle = radial(on, 0, 0, height * 0.75, [
    hsl(first + 20, 100, 70, 0.4),
    hsl(first, 100, 60, 0.14),
    hsl(second, 100, 50, 0),
  ]);
  for (let index = 0; index < count; index += 1) {
    on.rotate((Math.PI * 2) / count);
    wedge(on, height, height * 0.085);
  }
};

const stage: Ground = ({ on, width, height, hues: [first, second] }) => {
  on.fillStyle = linear(
    on,
    [0, 0],
    [0, height],
    [hsl(second, 70, 9), hsl(first, 78, 26), hsl(first, 72, 14)],
  );
  on.fillRect(0, 0, width, height);
  const fold = width / 7;
  for (let index = 0; index < 7; index += 1) {
    const [left, right] = [index * fold, (index + 1) * fold];
    on.fillStyle = linear(
      on,
      [left, 0],
      [right, 0],
      [hsl(first, 80, 14, 0.8), hsl(first, 84, 34, 0.7), hsl(first, 80, 12, 0.8)],
    );
    on.beginPath();
    on.moveTo(left, 0);
    on.lineTo(right, 0);
    on.quadraticCurveTo(right - fold * 0.2, height * 0.4, right, height * 0.72);
    on.lineTo(left, height * 0.72);
    on.fill();
  }
  on.globalCompositeOperation = 'lighter';
  for (const from of [0.1, 0.9]) {
    on.fillStyle = linear(
      on,
      [width * from, 0],
      [width * 0.5, height * 0.8],
      [hsl(second + 30, 100, 78, 0.5), hsl(second, 100, 70, 0)],
    );
    on.beginPath();
    on.moveTo(width * from - 4, -4);
    on.lineTo(width * from + 4, -4);
    on.lineTo(width * 0.82, height * 0.85);
    on.lineTo(width * 0.18, height * 0.85);
    on.fill();
  }
  on.globalCompositeOperation = 'source-over';
  spot(on, width, height, first);
};

/** Light on the floor, as an oval. */
function spot(on: Context, width: number, height: number, hue: number): void {
  on.translate(0, height * 0.62);
  on.scale(1, 0.22);
  on.fillStyle = radial(on, width * 0.5, height * 0.78, width * 0.6, [
    hsl(hue + 25, 95, 70, 0.8),
    hsl(hue, 90, 40, 0.3),
    hsl(hue, 90, 20, 0),
  ]);
  on.fillRect(0, 0, width, height * 3);
}

const sea: Ground = ({ on, width, height, hues: [first], random }) => {
  const hue = first > 170 && first < 260 ? first : 186 + random() * 44;
  on.fillStyle = linear(
    on,
    [0, 0],
    [0, height],
    [hsl(hue - 18, 95, 72), hsl(hue, 92, 44), hsl(hue + 18, 88, 22), hsl(hue + 34, 80, 9)],
  );
  on.fillRect(0, 0, width, height);
  on.globalCompositeOperation = 'lighter';
  for (let index = 0; index < 7; index += 1) {
    const x = width * (index / 6) + random() * 20 - 10;
    on.fillStyle = linear(
      on,
      [x, 0],
      [x - width * 0.2, height * 0.9],
      ['rgba(220,255,255,.34)', 'rgba(160,240,255,0)'],
    );
    on.beginPath();
    on.moveTo(x, -5);
    on.lineTo(x + width * 0.09, -5);
    on.lineTo(x - width * 0.1, height * 0.9);
    on.lineTo(x - width * 0.28, height * 0.9);
    on.fill();
  }
  for (let index = 0; index < 26; index += 1) {
    const [radius, x, y] = [1 + random() * width * 0.03, random() * width, random() * height];
    on.strokeStyle = 'rgba(220,255,255,.5)';
    on.lineWidth = 0.8;
    on.beginPath();
    on.arc(x, y, radius, 0, 7);
    on.stroke();
    disc(on, x - radius * 0.3, y - radius * 0.3, radius * 0.3, 'rgba(255,255,255,.35)');
  }
  on.globalCompositeOperation = 'source-over';
  for (let row = 0; row < 2; row += 1) {
    for (let index = 0; index < 9; index += 1) {
      const [x, tall] = [random() * width, height * (0.08 + random() * 0.16)];
      on.fillStyle = hsl(hue + (row === 1 ? 100 : 130) + random() * 60, 70, row === 1 ? 16 : 11);
      on.beginPath();
      on.moveTo(x - width * 0.06, height);
      on.quadraticCurveTo(x - width * 0.02, height - tall, x + random() * 9 - 4, height - tall);
      on.quadraticCurveTo(x + width * 0.04, height - tall * 0.6, x + width * 0.06, height);
      on.fill();
    }
  }
};

const burst: Ground = ({ on, width, height, hues: [first, second] }) => {
  on.fillStyle = linear(
    on,
    [0, 0],
    [width, height],
    [hsl(first, 95, 58), hsl(second, 92, 48), hsl(second + 30, 90, 34)],
  );
  on.fillRect(0, 0, width, height);
  on.save();
  on.translate(width * 0.5, height * 0.42);
  for (let index = 0; index < 20; index += 1) {
    on.rotate(Math.PI / 10);
    on.fillStyle = hsl(index % 2 === 1 ? first + 30 : second, 100, index % 2 === 1 ? 66 : 42, 0.45);
    wedge(on, height, height * 0.11);
  }
  on.restore();
  for (let column = 0; column < 11; column += 1) {
    for (let row = 0; row < 15; row += 1) {
      const x = (column * width) / 10 + (row % 2 === 1 ? width / 20 : 0);
      disc(on, x, (row * width) / 12, (1 - row / 15) * width * 0.026, 'rgba(255,255,255,.16)');
    }
  }
  on.fillStyle = radial(on, width * 0.5, height * 0.42, width * 0.55, [
    'rgba(255,255,255,.85)',
    'rgba(255,240,190,.35)',
    'rgba(255,255,255,0)',
  ]);
  on.fillRect(0, 0, width, height);
};

const felt: Ground = ({ on, width, height, hues: [first, second] }) => {
  on.fillStyle = radial(on, width * 0.5, height * 0.34, height * 0.85, [
    hsl(first, 72, 46),
    hsl(first, 74, 28),
    hsl(second, 70, 13),
    hsl(second, 70, 6),
  ]);
  on.fillRect(0, 0, width, height);
  on.globalAlpha = 0.1;
  on.fillStyle = '#fff';
  for (let column = 0; column < 5; column += 1) {
    for (let row = 0; row < 6; row += 1) {
      on.save();
      on.translate((column * width) / 4.2 - 8, (row * height) / 5.5);
      on.scale(width / 3600, width / 3600);
      on.fill(pathOf((column + row) % 2 === 1 ? 'spades' : 'hearts'));
      on.restore();
    }
  }
  on.globalAlpha = 1;
  on.strokeStyle = 'rgba(255,225,150,.5)';
  for (const [radius, line] of [
    [0.62, 0.016],
    [0.56, 0.006],
  ] as const) {
    on.lineWidth = width * line;
    on.beginPath();
    on.ellipse(width * 0.5, height * 0.46, width * radius, height * radius * 0.72, 0, 0, 7);
    on.stroke();
  }
};

const BALL_HUES = [4, 44, 140, 205, 275, 325];

const balls: Ground = ({ on, width, height, hues: [first, second], random }) => {
  on.fillStyle = radial(on, width * 0.5, height * 0.4, height * 0.8, [
    hsl(first, 96, 70),
    hsl(first, 88, 48),
    hsl(second, 84, 26),
  ]);
  on.fillRect(0, 0, width, height);
  on.textAlign = 'center';
  on.textBaseline = 'middle';
  for (let index = 0; index < 16; index += 1) {
    const [radius, x, y] = [width * (0.07 + random() * 0.09), random() * width, random() * height];
    const hue = BALL_HUES[Math.floor(random() * BALL_HUES.length)] ?? 4;
    const lit = radial(on, x - radius * 0.35, y - radius * 0.4, radius * 1.5, [
      [0, '#fff'],
      [0.25, hsl(hue, 95, 68)],
      [0.7, hsl(hue, 88, 44)],
      [1, hsl(hue, 90, 20)],
    ]);
    disc(on, x, y, radius, lit);
    disc(on, x, y, radius * 0.5, 'rgba(255,255,255,.92)');
    on.fillStyle = '#2b1233';
    on.font = `800 ${radius * 0.62}px "Baloo 2"`;
    on.fillText(String(1 + Math.floor(random() * 74)), x, y + radius * 0.05);
  }
  on.fillStyle = radial(on, width * 0.5, height * 0.4, width * 0.6, [
    'rgba(255,255,255,.8)',
    hsl(first, 90, 60, 0.5),
    hsl(first, 90, 60, 0),
  ]);
  on.fillRect(0, 0, width, height);
};

/** A cockpit ring: rows of lights, a rail, and sand under one lamp. */
const pit: Ground = ({ on, width, height, hues: [first, second], random }) => {
  on.fillStyle = linear(
    on,
    [0, 0],
    [0, height],
    [hsl(second, 70, 8), hsl(first, 74, 22), hsl(first + 14, 70, 34), hsl(first, 70, 12)],
  );
  on.fillRect(0, 0, width, height);
  for (let row = 0; row < 5; row += 1) {
    for (let index = 0; index < 15; index += 1) {
      const x = ((index + (row % 2) / 2) / 14) * width;
      disc(
        on,
        x,
        height * (0.06 + row * 0.075),
        width * 0.012,
        hsl(38 + random() * 30, 95, 60 + random() * 20, 0.25 + random() * 0.5),
      );
    }
  }
  on.globalCompositeOperation = 'lighter';
  on.fillStyle = linear(on, [0, 0], [0, height * 0.8], ['rgba(255,236,180,.55)', 'rgba(255,220,140,0)']);
  on.beginPath();
  on.moveTo(width * 0.42, 0);
  on.lineTo(width * 0.58, 0);
  on.lineTo(width * 1.02, height * 0.85);
  on.lineTo(width * -0.02, height * 0.85);
  on.fill();
  on.globalCompositeOperation = 'source-over';
  on.fillStyle = linear(
    on,
    [0, height * 0.44],
    [0, height * 0.52],
    [hsl(30, 60, 52), hsl(24, 70, 26), hsl(20, 70, 14)],
  );
  on.fillRect(0, height * 0.44, width, height * 0.055);
  spot(on, width, height, 34);
};

export const GROUNDS: Readonly<Record<GroundName, Ground>> = { rays, stage, sea, burst, felt, balls, pit };

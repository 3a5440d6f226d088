import {
  type Ctx,
  emboss,
  hsl,
  linear,
  looks,
  MATERIALS,
  type Material,
  type MaterialName,
  newCanvas,
  radial,
} from './paint';
import type { Props } from './props';

/** Two hues and a metal for each studio, in the order of the catalogue. */
const ROWS: readonly (readonly [number, number, MaterialName])[] = [
  [12, 40, 'gold'],
  [352, 338, 'gold'],
  [268, 300, 'gold'],
  [206, 232, 'gold'],
  [222, 258, 'ice'],
  [150, 172, 'gold'],
  [24, 6, 'gold'],
  [190, 216, 'ice'],
  [96, 140, 'gold'],
  [330, 300, 'rose'],
  [244, 280, 'amethyst'],
  [36, 14, 'coral'],
  [0, 350, 'ruby'],
  [174, 200, 'jade'],
  [284, 254, 'gold'],
  [140, 160, 'jade'],
  [200, 250, 'sapphire'],
  [342, 12, 'gold'],
  [206, 262, 'gold'],
  [312, 276, 'rose'],
  [328, 350, 'coral'],
];

const CAST_MATERIALS: readonly MaterialName[] = [
  ...(['ice', 'gold', 'ruby', 'jade', 'sapphire', 'amethyst', 'coral', 'rose', 'jade'] as const),
];

export interface Theme {
  readonly hue: number;
  readonly hue2: number;
  readonly material: Material;
  /** Textures are at least this large, in device pixels. */
  readonly picture: (name: string, material: Material, size: number) => HTMLCanvasElement;
  readonly castMaterial: (index: number) => Material;
  readonly outline: (name: string) => Path2D;
}

export function themeOf({ row, seed, glyphs }: Props): Theme {
  const [hue, hue2, metal] = ROWS[row % ROWS.length] ?? [350, 330, 'gold'];
  const lean = (looks(seed)() - 0.5) * 16;
  const outlines = new Map<string, Path2D>();
  const pictures = new Map<string, HTMLCanvasElement>();
  const outline = (name: string): Path2D => {
    const known = outlines.get(name) ?? new Path2D(glyphs[name] ?? 'M256 40 L470 440 L42 440 Z');
    outlines.set(name, known);
    return known;
  };
  return {
    hue: hue + lean,
    hue2: hue2 + lean,
    material: MATERIALS[metal],
    outline,
    castMaterial: (index) => MATERIALS[CAST_MATERIALS[index % CAST_MATERIALS.length] ?? 'gold'],
    picture: (name, material, size) => {
      const step = Math.ceil(size / 32) * 32;
      const key = `${name} ${material.dark} ${step}`;
      const known = pictures.get(key) ?? emboss(outline(name), step, material);
      pictures.set(key, known);
      return known;
    },
  };
}

/** The background of a game, painted once per size. */
export function backdropOf(
  { backdrop, seed }: Props,
  { hue: h1, hue2: h2, outline }: Theme,
  width: number,
  height: number,
): HTMLCanvasElement {
  const [canvas, x] = newCanvas(width, height);
  const look = looks(seed ^ 77);
  const reach = Math.hypot(width, height);
  const paint: Record<Props['backdrop'], () => void> = {
    rays: () => {
      const [cx, cy] = [width / 2, height * 0.24];
      x.fillStyle = radial(x, cx, cy, reach * 0.8, [
        hsl(h1, 82, 40),
        hsl(h1, 80, 27),
        hsl(h2, 76, 15),
        hsl(h2, 80, 6),
      ]);
      x.fillRect(0, 0, width, height);
      rays(
        x,
        cx,
        cy,
        reach,
        14,
        (_) =>
          radial(x, 0, 0, reach * 0.7, [hsl(h1 + 8, 95, 58, 0.5), hsl(h1, 95, 50, 0.2), hsl(h2, 90, 40, 0)]),
        0.5,
      );
    },
    night: () => {
      const [cx, cy] = [width / 2, height * 0.5];
      x.fillStyle = linear(x, [0, 0, 0, height], [hsl(h2 + 20, 78, 10), hsl(h1, 74, 24), hsl(h2, 80, 36)]);
      x.fillRect(0, 0, width, height);
      rays(
        x,
        cx,
        cy,
        reach,
        16,
        (_) => radial(x, 0, 0, reach * 0.6, [hsl(h1 + 30, 100, 64, 0.34), hsl(h1, 90, 50, 0)]),
        0.4,
      );
      for (let star = 0; star < 90; star += 1) {
        x.fillStyle = `rgba(255,255,255,${0.2 + look() * 0.6})`;
        const size = 0.4 + look() * look() * width * 0.005;
        x.beginPath();
        x.arc(look() * width, look() * height, size, 0, 7);
        x.fill();
      }
    },
    sea: () => {
      const blue = h1 > 170 && h1 < 260 ? h1 : 196 + look() * 24;
      x.fillStyle = linear(
        x,
        [0, 0, 0, height],
        [hsl(blue - 14, 90, 58), hsl(blue, 88, 38), hsl(blue + 18, 86, 20), hsl(blue + 30, 82, 8)],
      );
      x.fillRect(0, 0, width, height);
      x.globalCompositeOperation = 'lighter';
      for (let beam = 0; beam < 7; beam += 1) {
        const from = width * (beam / 6) + look() * 20 - 10;
        x.fillStyle = linear(x, [0, 0, 0, height * 0.9], ['rgba(220,255,255,.3)', 'rgba(160,240,255,0)']);
        x.beginPath();
        x.moveTo(from, -5);
        x.lineTo(from + width * 0.09, -5);
        x.lineTo(from - width * 0.1, height * 0.9);
        x.lineTo(from - width * 0.28, height * 0.9);
        x.fill();
      }
      x.globalCompositeOperation = 'source-over';
      for (let bubble = 0; bubble < 24; bubble += 1) {
        const size = 1 + look() * width * 0.018;
        x.strokeStyle = 'rgba(220,255,255,.4)';
        x.lineWidth = Math.max(0.8, width * 0.0016);
        x.beginPath();
        x.arc(look() * width, look() * height, size, 0, 7);
        x.stroke();
      }
      for (let bed = 0; bed < 2; bed += 1) {
        for (let weed = 0; weed < 11; weed += 1) {
          const at = look() * width;
          const tall = height * (0.05 + look() * (bed === 0 ? 0.16 : 0.1));
          x.fillStyle = hsl(blue + (bed === 0 ? 118 : 150) + look() * 70, 60, bed === 0 ? 15 : 10);
          x.beginPath();
          x.moveTo(at - width * 0.05, height);
          x.quadraticCurveTo(at - width * 0.02, height - tall, at + look() * 9 - 4, height - tall);
          x.quadraticCurveTo(at + width * 0.04, height - tall * 0.6, at + width * 0.05, height);
          x.fill();
        }
      }
    },
    felt: () => {
      const [cx, cy] = [width / 2, height * 0.42];
      x.fillStyle = radial(x, cx, cy, reach * 0.7, [
        hsl(h1, 62, 33),
        hsl(h1, 66, 22),
        hsl(h2, 66, 11),
        hsl(h2, 70, 5),
      ]);
      x.fillRect(0, 0, width, height);
      x.save();
      x.globalAlpha = 0.05;
      x.fillStyle = '#fff';
      const step = width / 5;
      for (let column = 0; column < 6; column += 1) {
        for (let line = 0; line * step < height + step; line += 1) {
          x.save();
          x.translate((column - (line % 2) / 2) * step, line * step);
          x.scale(step / 1400, step / 1400);
          x.fill(outline(['spades', 'hearts', 'clubs', 'diamonds'][(column + line) % 4] ?? 'spades'));
          x.restore();
        }
      }
      x.restore();
    },
    pit: () => {
      const ground = height * 0.72;
      x.fillStyle = linear(
        x,
        [0, 0, 0, ground],
        [hsl(h2, 60, 5), hsl(h1, 54, 10), hsl(h1, 50, 17), hsl(h1 + 14, 52, 26), hsl(h1 + 22, 56, 34)],
      );
      x.fillRect(0, 0, width, ground);
      // Roof beams meet above the middle.
      x.strokeStyle = 'rgba(0,0,0,.35)';
      x.lineWidth = width * 0.016;
      for (let beam = -4; beam <= 4; beam += 1) {
        x.beginPath();
        x.moveTo(width / 2 + beam * width * 0.05, -2);
        x.lineTo(width / 2 + beam * width * 0.3, ground * 0.62);
        x.stroke();
      }
      // Spectators, in rows that grow lighter towards the ring.
      for (let row = 0; row < 4; row += 1) {
        const y = ground * (0.6 + row * 0.085);
        const head = width * (0.021 + row * 0.003);
        for (let seat = 0; seat * head * 2.5 < width + head; seat += 1) {
          const cx = seat * head * 2.5 + (row % 2) * head * 1.2 + look() * head * 0.5;
          x.fillStyle = hsl(h1 + look() * 60 - 20, 34, 13 + row * 5 + look() * 6);
          x.beginPath();
          x.arc(cx, y - look() * head * 0.6, head, 0, 7);
          x.fill();
          x.fillRect(cx - head * 1.2, y + head * 0.5, head * 2.4, head * 2.6);
        }
      }
      // Light from two lamps.
      x.globalCompositeOperation = 'lighter';
      for (const side of [0.22, 0.78]) {
        x.fillStyle = linear(x, [0, 0, 0, height * 0.9], ['rgba(255,226,160,.34)', 'rgba(255,210,130,0)']);
        x.beginPath();
        x.moveTo(width * (side - 0.03), -2);
        x.lineTo(width * (side + 0.03), -2);
        x.lineTo(width * (0.5 + (side - 0.5) * 0.2 + 0.3), height);
        x.lineTo(width * (0.5 + (side - 0.5) * 0.2 - 0.3), height);
        x.fill();
      }
      x.globalCompositeOperation = 'source-over';
      // A bamboo fence.
      const fence = height * 0.075;
      const cane = Math.max(6, width * 0.036);
      for (let at = 0; at < width; at += cane) {
        x.fillStyle = linear(x, [at, 0, at + cane, 0], ['#5c3c12', '#e0b25a', '#b9822e', '#4a2d0c']);
        x.fillRect(at, ground - fence, cane - 1, fence);
        x.fillStyle = 'rgba(60,34,8,.6)';
        x.fillRect(at, ground - fence * (0.35 + (Math.round(at / cane) % 3) * 0.16), cane - 1, 2);
      }
      x.fillStyle = linear(
        x,
        [0, ground - fence * 1.12, 0, ground - fence * 0.86],
        ['#ffe3a0', '#c98f3a', '#5c3c12'],
      );
      x.fillRect(0, ground - fence * 1.12, width, fence * 0.26);
      // Sand.
      x.fillStyle = radial(x, width / 2, height * 0.86, width * 0.8, [
        hsl(38, 78, 66),
        hsl(32, 66, 46),
        hsl(26, 58, 28),
        hsl(h2, 60, 10),
      ]);
      x.fillRect(0, ground, width, height - ground);
      x.strokeStyle = 'rgba(255,248,226,.5)';
      x.lineWidth = Math.max(1.5, width * 0.006);
      x.beginPath();
      x.ellipse(width / 2, height * 0.89, width * 0.4, height * 0.055, 0, 0, 7);
      x.stroke();
      for (let grain = 0; grain < 70; grain += 1) {
        x.fillStyle = `rgba(60,32,10,${0.12 + look() * 0.2})`;
        x.fillRect(look() * width, ground + look() * (height - ground), 2 + look() * width * 0.012, 1.5);
      }
      x.fillStyle = radial(x, width / 2, height * 0.6, reach * 0.62, [
        [0, 'rgba(0,0,0,0)'],
        [0.6, 'rgba(0,0,0,0)'],
        [1, 'rgba(6,2,2,.72)'],
      ]);
      x.fillRect(0, 0, width, height);
    },
    balls: () => {
      const [cx, cy] = [width / 2, height * 0.2];
      x.fillStyle = radial(x, cx, cy, reach * 0.85, [
        hsl(h1, 84, 52),
        hsl(h1, 78, 34),
        hsl(h2, 78, 17),
        hsl(h2, 80, 8),
      ]);
      x.fillRect(0, 0, width, height);
      for (let ball = 0; ball < 22; ball += 1) {
        const size = width * (0.03 + look() * 0.06);
        const [bx, by] = [look() * width, look() * height];
        x.globalAlpha = 0.16 + look() * 0.14;
        x.fillStyle = radial(x, bx - size * 0.35, by - size * 0.4, size * 1.5, [
          [0, '#fff'],
          [0.3, hsl(h1 + look() * 160 - 80, 90, 62)],
          [1, hsl(h2, 90, 22)],
        ]);
        x.beginPath();
        x.arc(bx, by, size, 0, 7);
        x.fill();
      }
      x.globalAlpha = 1;
    },
  };
  paint[backdrop]();
  x.fillStyle = linear(x, [0, height * 0.7, 0, height], ['rgba(8,2,8,0)', 'rgba(8,2,8,.72)']);
  x.fillRect(0, height * 0.7, width, height * 0.3);
  return canvas;
}

function rays(
  x: Ctx,
  cx: number,
  cy: number,
  reach: number,
  count: number,
  fill: (index: number) => CanvasGradient,
  share: number,
): void {
  x.save();
  x.translate(cx, cy);
  x.globalCompositeOperation = 'lighter';
  const half = (Math.PI / count) * share;
  for (let ray = 0; ray < count; ray += 1) {
    x.rotate((Math.PI * 2) / count);
    x.beginPath();
    x.moveTo(0, 0);
    x.lineTo(reach, -Math.tan(half) * reach);
    x.lineTo(reach, Math.tan(half) * reach);
    x.fillStyle = fill(ray);
    x.fill();
  }
  x.restore();
}

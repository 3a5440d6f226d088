/** All drawing uses outlines and gradients on a canvas, no image files. */
export type Ctx = CanvasRenderingContext2D;

/** A metal or stone: five tones of its face from light to dark, its shadow, and its glow. */
export interface Material {
  readonly tones: readonly [string, string, string, string, string];
  readonly dark: string;
  readonly glow: string;
}

export const MATERIALS = {
  gold: {
    tones: ['#FFFBE0', '#FFE38A', '#F2B233', '#B86E12', '#FFD873'],
    dark: '#4A2003',
    glow: '255,190,70',
  },
  rose: {
    tones: ['#FFF1EC', '#FFC2B0', '#F0806F', '#A23450', '#FFB59E'],
    dark: '#3F0A24',
    glow: '255,120,130',
  },
  jade: {
    tones: ['#F0FFE9', '#A8F5B8', '#33C77F', '#0C6B52', '#8DF0B0'],
    dark: '#022E26',
    glow: '80,240,160',
  },
  ruby: {
    tones: ['#FFF0EE', '#FF9C94', '#F2323F', '#8C0628', '#FF8A70'],
    dark: '#36000F',
    glow: '255,70,80',
  },
  sapphire: {
    tones: ['#EFFAFF', '#9ADCFF', '#2F8DF5', '#123A9E', '#7CC8FF'],
    dark: '#04103F',
    glow: '80,160,255',
  },
  ice: {
    tones: ['#FFFFFF', '#D6F7FF', '#7FD8F2', '#2A7FB5', '#C9F4FF'],
    dark: '#06304F',
    glow: '150,235,255',
  },
  amethyst: {
    tones: ['#FFF3FF', '#E6B4FF', '#A24BF0', '#4A1296', '#D998FF'],
    dark: '#1A0440',
    glow: '190,100,255',
  },
  coral: {
    tones: ['#FFFBEA', '#FFD59A', '#FF8A3D', '#B53512', '#FFC07A'],
    dark: '#451002',
    glow: '255,150,70',
  },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;

type Stop = string | readonly [number, string];

export const hsl = (hue: number, saturation: number, light: number, alpha = 1): string =>
  `hsla(${((hue % 360) + 360) % 360}, ${saturation}%, ${light}%, ${alpha})`;

function stopped(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  stops.forEach((stop, index) => {
    if (typeof stop === 'string') gradient.addColorStop(index / (stops.length - 1), stop);
    else gradient.addColorStop(stop[0], stop[1]);
  });
  return gradient;
}

export const linear = (
  x: Ctx,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: readonly Stop[],
) => stopped(x.createLinearGradient(x0, y0, x1, y1), stops);

export const radial = (x: Ctx, cx: number, cy: number, radius: number, stops: readonly Stop[]) =>
  stopped(x.createRadialGradient(cx, cy, 0, cx, cy, Math.max(0, radius)), stops);

export function newCanvas(width: number, height: number): [HTMLCanvasElement, Ctx] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('2D canvas is not available');
  return [canvas, context];
}

/** Deterministic pseudo-random numbers from 0 to 1, for decoration only. */
export function looks(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A silhouette as lit relief: side, rim, face, upper and lower bevel, and gloss. */
export function emboss(outline: Path2D, size: number, { tones, dark }: Material): HTMLCanvasElement {
  const pad = size * 0.12;
  const whole = size + pad * 2;
  const [canvas, x] = newCanvas(whole, whole);
  const scale = size / 512;
  const depth = size * 0.05;
  const at = (context: Ctx, dx: number, dy: number) =>
    context.setTransform(scale, 0, 0, scale, pad + dx, pad + dy);
  x.lineJoin = 'round';
  for (let layer = Math.ceil(depth); layer >= 0; layer -= 1) {
    at(x, layer * 0.3, layer);
    x.fillStyle = dark;
    x.fill(outline);
    x.lineWidth = 24;
    x.strokeStyle = dark;
    x.stroke(outline);
  }
  at(x, 0, 0);
  x.lineWidth = 16;
  x.strokeStyle = linear(x, [0, 0, 300, 512], [tones[0], tones[1], tones[3], tones[4]]);
  x.stroke(outline);

  const [face, y] = newCanvas(whole, whole);
  at(y, 0, 0);
  y.fillStyle = linear(
    y,
    [60, 0, 200, 512],
    [
      [0, tones[0]],
      [0.2, tones[1]],
      [0.48, tones[2]],
      [0.56, tones[3]],
      [0.72, tones[2]],
      [1, tones[4]],
    ],
  );
  y.fill(outline);
  const bevel = (dx: number, dy: number, color: string) => {
    const [edge, z] = newCanvas(whole, whole);
    at(z, 0, 0);
    z.fillStyle = color;
    z.fill(outline);
    z.globalCompositeOperation = 'destination-out';
    z.shadowColor = '#000';
    z.shadowBlur = size * 0.03;
    at(z, dx, dy);
    z.fillStyle = '#000';
    z.fill(outline);
    y.setTransform(1, 0, 0, 1, 0, 0);
    y.globalCompositeOperation = 'source-atop';
    y.drawImage(edge, 0, 0);
  };
  bevel(size * 0.016, size * 0.02, 'rgba(255,255,255,.95)');
  bevel(-size * 0.016, -size * 0.022, dark);
  y.fillStyle = linear(
    y,
    [0, pad, whole, whole * 0.7],
    [
      [0, 'rgba(255,255,255,.35)'],
      [0.34, 'rgba(255,255,255,.12)'],
      [0.36, 'rgba(255,255,255,0)'],
      [1, 'rgba(255,255,255,0)'],
    ],
  );
  y.fillRect(0, 0, whole, whole);
  x.setTransform(1, 0, 0, 1, 0, 0);
  x.drawImage(face, 0, 0);
  return canvas;
}

/** Draws a picture centred at a point. */
export function stamp(
  x: Ctx,
  picture: HTMLCanvasElement,
  cx: number,
  cy: number,
  size: number,
  turn = 0,
): void {
  x.save();
  x.translate(cx, cy);
  x.rotate(turn);
  x.drawImage(picture, -size / 2, -size / 2, size, size);
  x.restore();
}

export function sparkle(x: Ctx, cx: number, cy: number, radius: number, glow: string, alpha = 1): void {
  if (radius <= 0.2 || alpha <= 0) return;
  x.save();
  x.translate(cx, cy);
  x.globalAlpha *= alpha;
  x.globalCompositeOperation = 'lighter';
  x.fillStyle = radial(x, 0, 0, radius, [
    [0, '#fff'],
    [0.2, `rgba(${glow},.9)`],
    [1, 'rgba(0,0,0,0)'],
  ]);
  x.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const angle = (point * Math.PI) / 4;
    const reach = point % 2 === 1 ? radius * 0.16 : radius;
    x.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  x.fill();
  x.restore();
}

export const FONT = 'Baloo, "Noto Sans SC Variable", system-ui, sans-serif';

/** Draws a title in metal letters, scaled to fit. Returns its height. */
export function title(x: Ctx, text: string, { cx, top, width, size, material, shade }: TitlePlace): number {
  const words = text.toUpperCase();
  x.save();
  x.textAlign = 'center';
  x.textBaseline = 'alphabetic';
  x.lineJoin = 'round';
  x.font = `800 ${size}px ${FONT}`;
  const fitted = Math.min(size, (size * width) / Math.max(1, x.measureText(words).width));
  x.font = `800 ${fitted}px ${FONT}`;
  x.translate(cx, top + fitted * 0.86);
  x.lineWidth = fitted * 0.34;
  x.strokeStyle = shade;
  x.strokeText(words, 0, fitted * 0.05);
  x.lineWidth = fitted * 0.14;
  x.strokeStyle = material.tones[3];
  x.strokeText(words, 0, 0);
  x.fillStyle = material.dark;
  x.fillText(words, 0, fitted * 0.05);
  x.fillStyle = linear(
    x,
    [0, -fitted * 0.74, 0, fitted * 0.06],
    [
      [0, '#fff'],
      [0.35, material.tones[1]],
      [0.52, material.tones[2]],
      [0.56, material.tones[0]],
      [1, material.tones[2]],
    ],
  );
  x.fillText(words, 0, 0);
  x.restore();
  return fitted * 1.16;
}

interface TitlePlace {
  readonly cx: number;
  readonly top: number;
  readonly width: number;
  /** The largest font size that fits. */
  readonly size: number;
  readonly material: Material;
  readonly shade: string;
}

/** A rounded rectangle's path. */
export function rounded(
  x: Ctx,
  left: number,
  top: number,
  width: number,
  height: number,
  radius: number,
): void {
  x.beginPath();
  x.roundRect(left, top, width, height, radius);
}

/** A bar of bright metal around a dark field. */
export function frame(
  x: Ctx,
  [left, top, width, height]: readonly [number, number, number, number],
  thick: number,
  { tones, dark }: Material,
): void {
  x.save();
  x.shadowColor = 'rgba(0,0,0,.6)';
  x.shadowBlur = thick * 2.5;
  x.shadowOffsetY = thick * 0.8;
  rounded(x, left - thick, top - thick, width + 2 * thick, height + 2 * thick, thick * 2.4);
  x.fillStyle = linear(
    x,
    [0, top - thick, 0, top + height + thick],
    [
      [0, tones[0]],
      [0.12, tones[1]],
      [0.45, tones[3]],
      [0.55, tones[2]],
      [0.9, tones[1]],
      [1, tones[3]],
    ],
  );
  x.fill();
  x.restore();
  rounded(
    x,
    left - thick * 0.28,
    top - thick * 0.28,
    width + thick * 0.56,
    height + thick * 0.56,
    thick * 1.7,
  );
  x.fillStyle = dark;
  x.fill();
}

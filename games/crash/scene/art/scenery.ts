import { between, mulberry32 } from '../../../kit/scene/motion/random';
import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';

export const SKY_STOPS = [0, 0.3, 0.55, 0.76, 0.9, 1] as const;

/** One sky: six colour stops under grain that hides the bands. */
export function paintSky(
  paint: Paint,
  width: number,
  height: number,
  colors: readonly string[],
  noise: CanvasImageSource,
): void {
  paint.fillStyle = linearFill(
    paint,
    0,
    0,
    0,
    height,
    colors.map((color, index): [number, string] => [SKY_STOPS[index] ?? 1, color]),
  );
  paint.fillRect(0, 0, width, height);
  within(paint, () => {
    paint.globalAlpha = 0.06;
    paint.globalCompositeOperation = 'overlay';
    paint.fillStyle = paint.createPattern(noise, 'repeat') ?? '#000';
    paint.fillRect(0, 0, width, height);
  });
}

export const STAR_TILE = 192;

/** The positions of a tile's stars. None is on its edge, so that it repeats without a seam. */
export const STARS = starsOf(80);

function starsOf(count: number) {
  const random = mulberry32(42);
  return Array.from({ length: count }, () => ({
    radius: random() ** 3 * 1.3 + 0.25,
    light: 0.3 + random() * 0.7,
    isInk: random() < 0.3,
    x: between(random, 3, STAR_TILE - 3),
    y: between(random, 3, STAR_TILE - 3),
  }));
}

export function paintStars(paint: Paint, ink: string): void {
  for (const { radius, light, isInk, x, y } of STARS) {
    paint.globalAlpha = light;
    paint.fillStyle = isInk ? ink : '#fff';
    paint.beginPath();
    paint.arc(x, y, radius, 0, Math.PI * 2);
    paint.fill();
  }
}

export const LANDMARK = { width: 340, height: 210 } as const;

/** A volcano cone with snow and a thread of smoke; or a lighthouse on its headland. Its base is the lower edge. */
export function paintLandmark(paint: Paint, palette: Palette): void {
  if (palette.landmark === 'lighthouse') paintLighthouse(paint, palette);
  else paintVolcano(paint, palette);
}

function paintVolcano(paint: Paint, { mountain, snow, shade }: Palette): void {
  paint.translate(-46, -310);
  const puffs: readonly (readonly [number, number, number])[] = [
    [205, 358, 5],
    [201, 350, 6],
    [204, 342, 7],
    [210, 335, 8],
    [206, 327, 8],
    [201, 320, 9],
    [210, 313, 10],
  ];
  for (const [x, y, radius] of puffs) {
    paint.fillStyle = radialFill(paint, x, y, radius, [`${snow}70`, [0.5, `${snow}38`], [1, `${snow}00`]]);
    paint.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  paint.fillStyle = linearFill(paint, 0, 362, 0, 520, mountain);
  paint.fill(new Path2D('M46 524Q150 470 196 372Q203 362 212 372Q262 470 386 524Z'));
  within(paint, () => {
    paint.globalAlpha = 0.75;
    paint.fillStyle = snow;
    paint.fill(
      new Path2D(
        'M196 372Q203 362 212 372Q222 392 232 410L222 404 214 418 205 402 196 414 186 400Q192 386 196 372Z',
      ),
    );
    paint.globalAlpha = 0.3;
    paint.fillStyle = shade;
    paint.fill(new Path2D('M196 372Q203 362 212 372Q262 470 386 524H300Q232 470 205 372Z'));
  });
}

function paintLighthouse(paint: Paint, { mountain, snow, shade, hill }: Palette): void {
  paint.fillStyle = linearFill(paint, 0, 120, 0, 210, [mountain[2], mountain[1], mountain[0]]);
  paint.fill(new Path2D('M0 214Q60 168 120 150Q176 132 226 152Q288 176 340 214Z'));
  paint.fillStyle = linearFill(paint, 0, 130, 0, 170, [hill[1], `${hill[1]}00`]);
  paint.fill(new Path2D('M96 160Q160 126 238 158Q170 148 96 160Z'));
  const tower = new Path2D('M160 148L165 62H187L192 148Z');
  paint.fillStyle = linearFill(paint, 158, 0, 194, 0, [
    '#ffffff',
    '#ffffff',
    [0.6, '#F2F6F2'],
    [1, '#B8CCC6'],
  ]);
  paint.fill(tower);
  within(paint, () => {
    paint.clip(tower);
    paint.fillStyle = '#FF8A70';
    for (const y of [74, 104, 134]) paint.fillRect(156, y, 40, 14);
    paint.globalAlpha = 0.18;
    paint.fillStyle = shade;
    paint.fillRect(181, 50, 16, 110);
  });
  paint.fillStyle = shade;
  paint.fill(new Path2D('M161 62H191V58H161ZM166 58V44H186V58ZM163 44L176 30L189 44Z'));
  paint.fillStyle = snow;
  paint.fillRect(169, 46, 14, 11);
}

export const TOWN = { width: 760, height: 84, base: 62 } as const;

/** Hills and a row of houses with lit windows. */
export function paintTown(paint: Paint, palette: Palette): void {
  const { width, height, base } = TOWN;
  paint.fillStyle = linearFill(paint, 0, 0, 0, height, palette.hill);
  paint.beginPath();
  paint.moveTo(0, height);
  for (let x = 0; x <= width; x += 10) {
    paint.lineTo(x, 40 + 9 * Math.sin(x / 61) + 5 * Math.sin(x / 29 + 2));
  }
  paint.lineTo(width, height);
  paint.fill();
  const random = mulberry32(7);
  for (let x = -4; x < width; ) {
    const house = 14 + random() * 26;
    const tall = 10 + random() * 30;
    paint.fillStyle = linearFill(paint, 0, base - tall, 0, height, [
      palette.town[1],
      palette.town[0],
      palette.town[0],
    ]);
    paint.beginPath();
    paint.moveTo(x, height);
    paint.lineTo(x, base - tall);
    if (random() < 0.6) paint.lineTo(x + house / 2, base - tall - 8);
    paint.lineTo(x + house, base - tall);
    paint.lineTo(x + house, height);
    paint.fill();
    for (let pane = 0; pane < 4; pane += 1) {
      paint.fillStyle = palette.windows[Math.floor(random() * 3)] ?? '#fff';
      paint.fillRect(x + 3 + random() * (house - 8), base - tall + 3 + random() * (tall + 6), 3, 3.6);
    }
    x += house;
  }
  paint.fillStyle = linearFill(paint, 0, base, 0, height, [`${palette.town[0]}00`, palette.town[0]]);
  paint.fillRect(0, base, width, height - base);
}

export const PALM = { width: 116, height: 122 } as const;

/** A palm whose base is the middle of the lower edge. */
export function paintPalm(paint: Paint, { palm, isDay }: Palette): void {
  paint.translate(58, 121);
  paint.fillStyle = palm;
  paint.strokeStyle = palm;
  paint.lineWidth = 5;
  paint.stroke(new Path2D('M0 0Q-8-40 6-86'));
  for (const degrees of [-178, -150, -118, -84, -50, -20, 4]) {
    within(paint, () => {
      paint.translate(6, -86);
      paint.rotate((degrees * Math.PI) / 180);
      paint.fill(new Path2D('M0 0Q26-16 52 6Q26-2 0 0Z'));
      paint.globalAlpha = isDay ? 0.4 : 0.14;
      paint.strokeStyle = '#fff';
      paint.lineWidth = 1;
      paint.stroke(new Path2D('M4-2Q28-12 48 3'));
    });
  }
}

export const CLOUD = { width: 160, height: 56 } as const;

export function paintCloud(paint: Paint, [body, edge]: readonly [string, string]): void {
  paint.translate(80, 40);
  paint.fillStyle = linearFill(paint, 0, -30, 0, 14, [`${body}e6`, `${body}99`, [1, `${body}00`]]);
  paint.fill(new Path2D('M-70 12C-78-6-52-16-42-8-38-28-8-32 2-14 14-28 44-22 44-4 62-10 76 4 66 14Z'));
  paint.strokeStyle = `${edge}88`;
  paint.lineWidth = 2.2;
  paint.stroke(new Path2D('M-42-8C-38-28-8-32 2-14 14-28 44-22 44-4'));
}

export const FLOAT = { width: 40, height: 66 } as const;

/** A paper lantern with its flame, or by day a kite with its tail. */
export function paintFloat(paint: Paint, { chute, isDay }: Palette): void {
  const [light, dark] = chute[0] ?? ['#fff', '#888'];
  paint.translate(20, 24);
  if (isDay) {
    const kite = new Path2D('M0-22L16-2 0 20-16-2Z');
    paint.fillStyle = linearFill(paint, -14, -20, 14, 18, [light, light, dark]);
    paint.fill(kite);
    paint.strokeStyle = dark;
    paint.lineWidth = 1.4;
    paint.stroke(kite);
    paint.stroke(new Path2D('M0-22V20M-16-2H16'));
    paint.stroke(new Path2D('M0 20C8 26-6 30 2 38'));
    return;
  }
  paint.fillStyle = radialFill(paint, 0, 4, 24, ['#FFE9A8cc', '#FFB04A55', '#FFB04A00']);
  paint.fillRect(-20, -24, 40, 58);
  paint.fillStyle = linearFill(paint, 0, -16, 0, 18, ['#C4632Ee6', '#F5A94Bf2', '#FFF0C2']);
  paint.fill(new Path2D('M-11-12Q0-20 11-12L9 14Q0 18-9 14Z'));
}

/** The moon with its maria, or the plain sun by day. */
export function paintOrb(paint: Paint, { orb, isDay }: Palette): void {
  paint.fillStyle = radialFill(paint, 26, 24, 36, orb);
  paint.beginPath();
  paint.arc(30, 30, 28, 0, Math.PI * 2);
  paint.fill();
  if (isDay) return;
  paint.globalAlpha = 0.5;
  paint.fillStyle = orb[2];
  for (const [x, y, radius] of [
    [22, 24, 5],
    [37, 38, 3.6],
    [40, 21, 2.6],
  ] as const) {
    paint.beginPath();
    paint.arc(x, y, radius, 0, Math.PI * 2);
    paint.fill();
  }
}

export const FLAGS = { width: 240, height: 52 } as const;

/** A string of banderitas that sags. */
export function paintFlags(paint: Paint, { flags }: Palette): void {
  const sag = 32;
  paint.strokeStyle = 'rgba(255,255,255,.55)';
  paint.lineWidth = 1;
  paint.stroke(new Path2D(`M0 1Q120 ${sag} 240 1`));
  const count = 15;
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count;
    within(paint, () => {
      paint.translate(t * 240, 1 + 2 * t * (1 - t) * sag);
      paint.rotate(Math.atan2((1 - 2 * t) * sag * 2, 240));
      paint.fillStyle = flags[i % flags.length] ?? '#fff';
      paint.fill(new Path2D('M-6.500 0H6.500L0 17.500Z'));
      paint.fillStyle = 'rgba(255,255,255,.22)';
      paint.fill(new Path2D('M-6.500 0H0L0 17.500Z'));
      paint.fillStyle = 'rgba(0,0,0,.16)';
      paint.fillRect(-6.5, 0, 13, 2.4);
    });
  }
}

export const AURORA = { width: 240, height: 120 } as const;

/** An aurora, drawn with additive blending. Each fold is soft at both sides, and fades before the upper edge. */
export function paintAurora(paint: Paint, colors: readonly [string, string, string]): void {
  const { width, height } = AURORA;
  const random = mulberry32(31);
  paint.globalCompositeOperation = 'lighter';
  for (let fold = 0; fold < 46; fold += 1) {
    const share = (fold + random()) / 46;
    const x = share * width;
    const color = colors[Math.min(2, Math.floor(share * 3 + random() * 0.7))] ?? colors[0];
    const low = height * (0.7 + 0.16 * Math.sin(share * 9));
    const tall = height * between(random, 0.34, 0.56);
    const half = between(random, 7, 17);
    const strength = Math.sin(share * Math.PI) * between(random, 0.12, 0.3);
    for (let slice = -half; slice < half; slice += 1) {
      paint.globalAlpha = strength * Math.cos((slice / half) * (Math.PI / 2)) ** 2;
      paint.fillStyle = linearFill(paint, 0, low - tall, 0, low + 8, [
        `${color}00`,
        [0.6, `${color}aa`],
        [0.9, color],
        [1, `${color}00`],
      ]);
      paint.fillRect(x + slice, low - tall, 1.05, tall + 8);
    }
  }
}

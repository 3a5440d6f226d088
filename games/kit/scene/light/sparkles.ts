import { between, mulberry32 } from '../motion/random';
import type { Cell } from '../paint/packing';
import { linearFill, type Paint, radialFill, within } from '../paint/paint';
import type { SparkPalette } from '../paint/palette';
import { rasterize, svgLinear } from '../paint/raster';
import { glowCell } from './glow';

/** Names of the cells that hold one confetti piece per colour of the palette. */
export const confettiNames = (palette: Pick<SparkPalette, 'confetti'>): string[] =>
  palette.confetti.map((_, index) => `confetti${index}`);

/**
 * The cells of all particles and lights that every game shares, for its atlas: glow, rays, firework, fireworkTips,
 * sparkle, spark, dust, bulb, cone, coin and the confetti. Sizes in design px. Rejects if the coin cannot be decoded.
 */
export async function sparkleCells(palette: SparkPalette, resolution: number): Promise<readonly Cell[]> {
  const coin = await rasterize([-52, -52, 104, 108], coinBody(palette), 40 * resolution, 41.5 * resolution);
  return [
    glowCell('glow', 64),
    rayCell(),
    fireworkCell('firework', false),
    fireworkCell('fireworkTips', true),
    sparkleCell(),
    sparkCell(palette),
    dustCell(palette),
    bulbCell(),
    coneCell(),
    ...palette.confetti.map((color, index) => confettiCell(`confetti${index}`, color)),
    {
      name: 'coin',
      width: 40,
      height: 42,
      draw: (paint) => paint.drawImage(coin, 0, 0, 40, 41.5),
    },
  ];
}

/** The rays of the fan: direction and half width of each in radians, and its share of the fan's radius. */
export const RAYS = Array.from({ length: 28 }, (_, index) => ({
  angle: (index / 28) * Math.PI * 2,
  wide: index % 2 === 0 ? 0.066 : 0.04,
  share: index % 2 === 0 ? 1 : 0.8,
}));

/** One fan of narrow and broad light rays that turns behind the action. */
function rayCell(): Cell {
  const size = 176;
  return {
    name: 'rays',
    width: size,
    height: size,
    draw(paint) {
      const half = size / 2;
      paint.translate(half, half);
      for (const { angle, wide, share } of RAYS) {
        const reach = half * share;
        paint.fillStyle = radialFill(paint, 0, 0, reach, [
          [0, 'rgba(255,255,255,.75)'],
          [0.25, 'rgba(255,255,255,.42)'],
          [0.62, 'rgba(255,255,255,.16)'],
          [1, 'rgba(255,255,255,0)'],
        ]);
        paint.beginPath();
        paint.moveTo(0, 0);
        paint.arc(0, 0, reach, angle - wide, angle + wide);
        paint.fill();
      }
    },
  };
}

/** Forty streaks from one point; the white-hot tips are a separate cell, so that only the streaks are tinted. */
function fireworkCell(name: string, tips: boolean): Cell {
  const size = 132;
  return {
    name,
    width: size,
    height: size,
    draw(paint) {
      const random = mulberry32(88);
      const radius = size / 2 - 8;
      paint.translate(size / 2, size / 2 - 4);
      paint.lineCap = 'round';
      for (let index = 0; index < 40; index += 1) {
        const angle = (index / 40) * Math.PI * 2 + random() * 0.1;
        const reach = radius * between(random, 0.6, 1);
        const x0 = Math.cos(angle) * reach * 0.26;
        const y0 = Math.sin(angle) * reach * 0.26;
        const x1 = Math.cos(angle) * reach;
        const y1 = Math.sin(angle) * reach + reach * reach * 0.0018;
        if (tips) {
          paint.fillStyle = radialFill(paint, x1, y1, 3.4, [
            '#fff',
            [0.35, 'rgba(255,244,214,.7)'],
            [1, 'rgba(255,230,180,0)'],
          ]);
          paint.fillRect(x1 - 4, y1 - 4, 8, 8);
          continue;
        }
        paint.strokeStyle = linearFill(paint, x0, y0, x1, y1, [
          'rgba(255,255,255,0)',
          [0.6, 'rgba(255,255,255,.75)'],
          [1, '#fff'],
        ]);
        paint.lineWidth = 1.7;
        paint.beginPath();
        paint.moveTo(x0, y0);
        paint.quadraticCurveTo((x0 + x1) / 2, (y0 + y1) / 2 - 4, x1, y1);
        paint.stroke();
        paint.fillStyle = radialFill(paint, x1, y1, 6, [
          'rgba(255,255,255,.8)',
          [0.4, 'rgba(255,255,255,.3)'],
          [1, 'rgba(255,255,255,0)'],
        ]);
        paint.fillRect(x1 - 6, y1 - 6, 12, 12);
      }
    },
  };
}

/** A four-pointed glint. */
function sparkleCell(): Cell {
  return {
    name: 'sparkle',
    width: 48,
    height: 48,
    draw(paint) {
      paint.translate(24, 24);
      for (const [long, short] of [
        [23, 2],
        [2, 23],
        [9, 9],
      ] as const) {
        within(paint, () => {
          paint.scale(long / 23, short / 23);
          paint.fillStyle = radialFill(paint, 0, 0, 23, [
            '#fff',
            [0.4, 'rgba(255,255,255,.6)'],
            [1, 'rgba(255,255,255,0)'],
          ]);
          paint.fillRect(-23, -23, 46, 46);
        });
      }
    },
  };
}

function sparkCell(palette: SparkPalette): Cell {
  return {
    name: 'spark',
    width: 24,
    height: 24,
    draw(paint) {
      const [bright, gold] = palette.metal;
      paint.fillStyle = radialFill(paint, 12, 12, 12, [
        '#fff',
        [0.22, bright],
        [0.4, `${gold}88`],
        [1, `${gold}00`],
      ]);
      paint.fillRect(0, 0, 24, 24);
    },
  };
}

function dustCell(palette: SparkPalette): Cell {
  return {
    name: 'dust',
    width: 32,
    height: 32,
    draw(paint) {
      const random = mulberry32(5);
      for (let puff = 0; puff < 6; puff += 1) {
        const x = 16 + between(random, -5, 5);
        const y = 16 + between(random, -4, 4);
        const radius = between(random, 7, 11);
        paint.fillStyle = radialFill(paint, x, y, radius, [
          `${palette.dust}48`,
          [0.5, `${palette.dust}22`],
          [1, `${palette.dust}00`],
        ]);
        paint.fillRect(0, 0, 32, 32);
      }
    },
  };
}

/** The lit glass of a bulb. */
function bulbCell(): Cell {
  return {
    name: 'bulb',
    width: 16,
    height: 16,
    draw(paint) {
      paint.fillStyle = radialFill(paint, 7, 7, 6, [
        '#fff',
        [0.45, 'rgba(255,250,225,1)'],
        [0.85, 'rgba(255,220,140,.9)'],
        [1, 'rgba(255,200,110,0)'],
      ]);
      paint.fillRect(0, 0, 16, 16);
    },
  };
}

/** A spotlight's cone of light, from the top centre. */
function coneCell(): Cell {
  const width = 64;
  const height = 96;
  return {
    name: 'cone',
    width,
    height,
    draw(paint) {
      const strips = 40;
      for (let strip = 0; strip < strips; strip += 1) {
        const offset = (strip + 0.5) / strips - 0.5;
        const bright = Math.cos(offset * Math.PI) ** 2;
        paint.fillStyle = linearFill(paint, 0, 0, 0, height, [
          `rgba(255,255,255,${0.5 * bright})`,
          [0.3, `rgba(255,255,255,${0.26 * bright})`],
          [0.75, `rgba(255,255,255,${0.1 * bright})`],
          [1, 'rgba(255,255,255,0)'],
        ]);
        const top = width / 2 + offset * 7;
        const bottom = width / 2 + offset * width;
        const half = width / strips / 2;
        paint.beginPath();
        paint.moveTo(top - 0.1, 0);
        paint.lineTo(top + 0.1, 0);
        paint.lineTo(bottom + half, height);
        paint.lineTo(bottom - half, height);
        paint.fill();
      }
    },
  };
}

function confettiCell(name: string, color: string): Cell {
  return {
    name,
    width: 12,
    height: 8,
    draw(paint: Paint) {
      paint.fillStyle = color;
      paint.beginPath();
      paint.roundRect(0.5, 0.5, 11, 7, 1.2);
      paint.fill();
      paint.fillStyle = linearFill(paint, 0, 0.5, 0, 7.5, [
        'rgba(255,255,255,.5)',
        [0.5, 'rgba(255,255,255,.12)'],
        [0.52, 'rgba(0,0,0,0)'],
        [1, 'rgba(0,0,0,.28)'],
      ]);
      paint.fill();
    },
  };
}

function coinBody(palette: SparkPalette): string {
  const beads = Array.from({ length: 36 }, (_, index) => {
    const angle = (index * Math.PI) / 18;
    return `<circle cx="${Math.cos(angle) * 45}" cy="${Math.sin(angle) * 45}" r="1.5" fill="#fff" opacity=".55"/>`;
  }).join('');
  const [a, b, c, d, e] = palette.coin;
  // The peso sign is a path, not text: an SVG image cannot use the page's fonts.
  const sign = 'M-14 28V-27H4C22-27 22 4 4 4H-14M-25-16H25M-25-6H25';
  return (
    `<defs>${svgLinear('face', [a, b, [0.5, c], [0.56, d], [1, e]], 'x1="0" y1="0" x2="1" y2="1"')}` +
    `${svgLinear('rim', ['#7a430a', b, [1, '#6a3a08']], 'x1="0" y1="0" x2="1" y2="0"')}` +
    `${svgLinear('ring', ['#C9861F', '#FFE48C'], 'x1="0" y1="0" x2="1" y2="1"')}</defs>` +
    `<circle cy="5" r="50" fill="url(#rim)"/><circle r="50" fill="url(#face)"/>` +
    `<circle r="39" fill="none" stroke="url(#ring)" stroke-width="4"/>${beads}` +
    `<path d="${sign}" transform="translate(1 2)" fill="none" stroke="${palette.coinInk}" stroke-width="8" stroke-linejoin="round"/>` +
    `<path d="${sign}" fill="none" stroke="${a}" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="M-36-22A44 44 0 0 1 10-42" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".75"/>`
  );
}

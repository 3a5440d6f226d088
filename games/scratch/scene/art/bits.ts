import { between, mulberry32 } from '../../../kit/scene/motion/random';
import type { Cell } from '../../../kit/scene/paint/packing';
import { linearFill, type Paint, within } from '../../../kit/scene/paint/paint';
import { rasterize, svgLinear } from '../../../kit/scene/paint/raster';
import type { Palette } from '../palette';

/** Crumbs of foil by name. */
export const CRUMBS = ['crumb0', 'crumb1', 'crumb2', 'curl'] as const;

/** Brushes by name: each with a different ragged edge. */
export const BRUSHES = ['brush0', 'brush1', 'brush2'] as const;

/** Crumbs, brushes, coin, and the corner of a losing ticket. */
export async function bitCells(palette: Palette, resolution: number): Promise<readonly Cell[]> {
  const coin = await rasterize([-66, -62, 140, 140], coinBody(palette), 112 * resolution, 112 * resolution);
  return [
    ...CRUMBS.slice(0, 3).map((name, index) => crumbCell(name, index, palette)),
    curlCell(palette),
    ...BRUSHES.map(brushCell),
    foldCell(palette),
    lineCell(),
    sunCell(),
    { name: 'scratchCoin', width: 112, height: 112, draw: (paint) => paint.drawImage(coin, 0, 0, 112, 112) },
  ];
}

/** The sun of eight rays, each a bundle of three, in white: it is tinted by the skin's light. */
function sunCell(): Cell {
  const size = 132;
  return {
    name: 'sun',
    width: size,
    height: size,
    draw(paint) {
      paint.translate(size / 2, size / 2);
      for (let ray = 0; ray < 8; ray += 1) {
        for (const [off, reach, half] of [
          [0, 64, 3.6],
          [-0.16, 54, 2.4],
          [0.16, 54, 2.4],
        ] as const) {
          within(paint, () => {
            paint.rotate((ray / 8) * Math.PI * 2 + off);
            paint.fillStyle = linearFill(paint, 0, -18, 0, -reach, [
              'rgba(255,255,255,.95)',
              [0.6, 'rgba(255,255,255,.6)'],
              [1, 'rgba(255,255,255,0)'],
            ]);
            paint.beginPath();
            paint.moveTo(-half * 0.6, -19);
            paint.lineTo(-half, -reach * 0.72);
            paint.lineTo(0, -reach);
            paint.lineTo(half, -reach * 0.72);
            paint.lineTo(half * 0.6, -19);
            paint.fill();
          });
        }
      }
      paint.strokeStyle = 'rgba(255,255,255,.85)';
      paint.lineWidth = 2.4;
      paint.beginPath();
      paint.arc(0, 0, 16, 0, Math.PI * 2);
      paint.stroke();
    },
  };
}

const ragged = (paint: Paint, seed: number, radius: number, squash: number, points: number): void => {
  const random = mulberry32(seed);
  paint.beginPath();
  for (let point = 0; point < points; point += 1) {
    const angle = (point / points) * Math.PI * 2;
    const reach = radius * between(random, 0.55, 1);
    paint.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach * squash);
  }
  paint.closePath();
};

function crumbCell(name: string, index: number, palette: Palette): Cell {
  return {
    name,
    width: 12,
    height: 12,
    draw(paint) {
      paint.translate(5.5, 5);
      within(paint, () => {
        paint.translate(0.8, 1.4);
        paint.fillStyle = `rgba(${palette.shade},.5)`;
        ragged(paint, 40 + index, 4.6, 0.68, 6 + index);
        paint.fill();
      });
      paint.fillStyle = linearFill(paint, -4, -4, 4, 4, palette.crumb);
      ragged(paint, 40 + index, 4.4, 0.68, 6 + index);
      paint.fill();
    },
  };
}

function curlCell(palette: Palette): Cell {
  return {
    name: 'curl',
    width: 18,
    height: 14,
    draw(paint) {
      paint.lineCap = 'round';
      for (const [dy, ink] of [
        [1.6, `rgba(${palette.shade},.45)`],
        [0, linearFill(paint, 2, 2, 15, 12, palette.crumb)],
      ] as const) {
        paint.strokeStyle = ink;
        paint.lineWidth = 2.6;
        paint.beginPath();
        paint.ellipse(8.5, 6.4 + dy, 5.6, 3.2, 0, 0.2, 5.2);
        paint.stroke();
      }
    },
  };
}

/** White where foil is removed; 28 px wide, with a torn edge. */
function brushCell(name: string, index: number): Cell {
  return {
    name,
    width: 32,
    height: 32,
    draw(paint) {
      const random = mulberry32(90 + index);
      paint.translate(16, 16);
      paint.fillStyle = '#fff';
      paint.beginPath();
      for (let point = 0; point < 22; point += 1) {
        const angle = (point / 22) * Math.PI * 2;
        const reach = between(random, 11.4, 15.2);
        paint.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
      }
      paint.fill();
    },
  };
}

/** The folded corner: the paper's back, lit along the fold, and its shadow. */
function foldCell(palette: Palette): Cell {
  return {
    name: 'fold',
    width: 56,
    height: 56,
    draw(paint) {
      paint.fillStyle = `rgba(${palette.shade},.4)`;
      paint.beginPath();
      paint.moveTo(50, 2);
      paint.lineTo(2, 50);
      paint.lineTo(0, 0);
      paint.fill();
      paint.fillStyle = linearFill(paint, 6, 6, 28, 28, [
        palette.well[2],
        palette.well[1],
        [0.8, palette.well[0]],
        [0.9, palette.well[2]],
        [1, palette.well[0]],
      ]);
      paint.beginPath();
      paint.moveTo(52, 4);
      paint.lineTo(4, 52);
      paint.quadraticCurveTo(4, 12, 9, 8);
      paint.quadraticCurveTo(14, 4, 52, 4);
      paint.fill();
    },
  };
}

/** A thread of light, brightest in the middle, to be stretched along x. */
function lineCell(): Cell {
  return {
    name: 'line',
    width: 16,
    height: 24,
    draw(paint) {
      paint.fillStyle = linearFill(paint, 0, 0, 0, 24, [
        'rgba(255,255,255,0)',
        [0.3, 'rgba(255,255,255,.16)'],
        [0.43, 'rgba(255,255,255,.5)'],
        [0.5, '#fff'],
        [0.57, 'rgba(255,255,255,.5)'],
        [0.7, 'rgba(255,255,255,.16)'],
        [1, 'rgba(255,255,255,0)'],
      ]);
      paint.fillRect(0, 0, 16, 24);
    },
  };
}

/** A coin from above and slightly from the side, with nine steps of thickness. */
function coinBody({ coin: [a, b, c, d, e], coinInk }: Palette): string {
  const beads = Array.from({ length: 36 }, (_, bead) => {
    const angle = (bead * Math.PI) / 18;
    return `<circle cx="${Math.cos(angle) * 45}" cy="${Math.sin(angle) * 45}" r="1.5" fill="#fff" opacity=".55"/>`;
  }).join('');
  const steps = Array.from({ length: 10 }, (_, index) => {
    const step = 9 - index;
    const ink = step === 9 ? '#4A2604' : step % 2 === 1 ? '#B8741A' : '#8A4F0D';
    return `<ellipse cx="${step * 0.5}" cy="${step * 1.15}" rx="50" ry="50" fill="${ink}"/>`;
  }).join('');
  const sign = 'M-14 28V-27H4C22-27 22 4 4 4H-14M-25-16H25M-25-6H25';
  return (
    `<defs>${svgLinear('face', [a, b, [0.5, c], [0.56, d], [1, e]], 'x1="0" y1="0" x2="1" y2="1"')}` +
    `${svgLinear('ring', ['#C9861F', '#FFE48C'], 'x1="0" y1="0" x2="1" y2="1"')}` +
    `<radialGradient id="cast"><stop offset=".62" stop-opacity=".6"/><stop offset="1" stop-opacity="0"/></radialGradient></defs>` +
    `<ellipse cx="14" cy="26" rx="58" ry="50" fill="url(#cast)"/>` +
    `<g transform="rotate(-22) scale(1 .9)">${steps}<circle r="50" fill="url(#face)"/>` +
    `<circle r="39" fill="none" stroke="url(#ring)" stroke-width="4"/>${beads}` +
    `<path d="${sign}" transform="translate(1 2)" fill="none" stroke="${coinInk}" stroke-width="8" stroke-linejoin="round"/>` +
    `<path d="${sign}" fill="none" stroke="${a}" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="M-36-22A44 44 0 0 1 10-42" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".75"/>` +
    `<path d="M-50 0A50 50 0 0 1 0-50" stroke="#fff" stroke-width="2.4" fill="none" opacity=".9"/></g>`
  );
}

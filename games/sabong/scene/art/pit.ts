import { between, mulberry32, type Random } from '../../../kit/scene/motion/random';
import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import { svgLinear } from '../../../kit/scene/paint/raster';
import type { Palette } from '../palette';
import { short, svgBlur } from './svg';

export const ROOF = { width: 420, height: 420 } as const;
/** The share of the roof's picture at which its beams end and the crowd begins. */
const EAVES = 0.56;

const rgba = (rgb: string, alpha: number): string => `rgba(${rgb},${alpha})`;

/** Night under the roof: beams in perspective, and light from the pit below. */
export function paintRoof(paint: Paint, palette: Palette, noise: CanvasImageSource): void {
  const { width: w, height: h } = ROOF;
  const middle = w / 2;
  paint.fillStyle = linearFill(paint, 0, 0, 0, h, palette.roof);
  paint.fillRect(0, 0, w, h);
  const line = (from: number, to: number, shift: number) => {
    paint.beginPath();
    paint.moveTo(middle + from + shift, -10);
    paint.lineTo(middle + to + shift, h * EAVES);
    paint.stroke();
  };
  for (let beam = -4; beam <= 4; beam += 1) {
    paint.globalAlpha = 0.75;
    paint.strokeStyle = palette.beam;
    paint.lineWidth = 9;
    line(beam * 24, beam * 108, 0);
    paint.globalAlpha = 0.5;
    paint.strokeStyle = palette.beamLight[beam < 0 ? 0 : 1];
    paint.lineWidth = 1.2;
    line(beam * 24, beam * 108, beam < 0 ? 4 : -4);
  }
  for (const y of [0.2, 0.37, 0.53]) {
    paint.globalAlpha = 0.7;
    paint.fillStyle = palette.beam;
    paint.fillRect(0, h * y, w, 8);
    paint.globalAlpha = 0.35;
    paint.fillStyle = palette.beamLight[0];
    paint.fillRect(0, h * y - 1, middle, 1.2);
    paint.fillStyle = palette.beamLight[1];
    paint.fillRect(middle, h * y - 1, middle, 1.2);
  }
  paint.globalAlpha = 1;
  const light = (x: number, y: number, radius: number, rgb: string, alpha: number) => {
    paint.fillStyle = radialFill(paint, x, y, radius, [
      [0, rgba(rgb, alpha)],
      [0.4, rgba(rgb, alpha * 0.4)],
      [1, rgba(rgb, 0)],
    ]);
    paint.fillRect(0, 0, w, h);
  };
  light(middle, h * 0.8, 230, palette.glow, 0.6);
  light(w * 0.12, h * 0.74, 150, palette.cornerGlow[0], 0.3);
  light(w * 0.88, h * 0.74, 150, palette.cornerGlow[1], 0.28);
  bokeh(paint, palette);
  grain(paint, w, h, noise);
}

function grain(paint: Paint, width: number, height: number, noise: CanvasImageSource): void {
  within(paint, () => {
    paint.globalAlpha = 0.07;
    paint.globalCompositeOperation = 'overlay';
    paint.fillStyle = paint.createPattern(noise, 'repeat') ?? '#000';
    paint.fillRect(0, 0, width, height);
  });
}

/** Lamps far behind the crowd, out of focus: discs with a brighter edge. */
function bokeh(paint: Paint, { bokeh: colors }: Palette): void {
  const random = mulberry32(23);
  for (let disc = 0; disc < 34; disc += 1) {
    const x = between(random, 0, ROOF.width);
    const y = ROOF.height * between(random, 0.44, 0.68);
    const radius = between(random, 3, 11);
    const alpha = between(random, 0.1, 0.34);
    const rgb = colors[disc % colors.length] ?? '255,255,255';
    paint.fillStyle = radialFill(paint, x, y, radius, [
      [0, rgba(rgb, alpha * 0.7)],
      [0.82, rgba(rgb, alpha)],
      [0.92, rgba(rgb, alpha * 0.9)],
      [1, rgba(rgb, 0)],
    ]);
    paint.beginPath();
    paint.arc(x, y, radius, 0, Math.PI * 2);
    paint.fill();
  }
}

export const SAND = { width: 420, height: 200 } as const;

/** The disc of sand, lit in its middle, with a raked ring. */
export function paintSand(paint: Paint, palette: Palette, noise: CanvasImageSource): void {
  const { width: w, height: h } = SAND;
  within(paint, () => {
    paint.translate(w / 2, h * 0.28);
    paint.scale(1, 0.52);
    paint.fillStyle = radialFill(paint, 0, 0, 262, palette.sand);
    paint.fillRect(-w, -h * 2, w * 2, h * 5);
  });
  const random = mulberry32(8);
  for (let grain = 0; grain < 130; grain += 1) {
    const y = h * between(random, 0.02, 1) ** 1.1;
    const near = y / h;
    paint.globalAlpha = between(random, 0.1, 0.32);
    paint.fillStyle = palette.grit[random() < 0.5 ? 0 : 1];
    paint.beginPath();
    paint.ellipse(
      between(random, 0, w),
      y,
      between(random, 0.8, 2 + 5 * near),
      between(random, 0.4, 0.6 + 1.1 * near),
      0,
      0,
      Math.PI * 2,
    );
    paint.fill();
  }
  paint.globalAlpha = 0.36;
  paint.strokeStyle = palette.ring;
  paint.lineWidth = 2.4;
  paint.beginPath();
  paint.ellipse(w / 2, h * 0.29, 158, 30, 0, 0, Math.PI * 2);
  paint.stroke();
  paint.globalAlpha = 0.16;
  paint.lineWidth = 7;
  paint.stroke();
  paint.globalAlpha = 1;
  paint.fillStyle = linearFill(paint, 0, 0, 0, 26, [
    'rgba(0,0,0,.5)',
    [0.5, 'rgba(0,0,0,.16)'],
    'rgba(0,0,0,0)',
  ]);
  paint.fillRect(0, 0, w, 26);
  const deep = palette.sand.at(-1);
  const foot = typeof deep === 'string' ? deep : (deep?.[1] ?? '#000000');
  paint.fillStyle = linearFill(paint, 0, h * 0.5, 0, h, [`${foot}00`, [0.6, `${foot}90`], `${foot}ff`]);
  paint.fillRect(0, h * 0.5, w, h * 0.5);
  grain(paint, w, h, noise);
}

/** How far the people at the end of a stretch reach beyond it, arms included. */
export const CROWD = { width: 230, height: 74, reach: 12 } as const;

/** A stretch of one row of the crowd, blurred by distance; two poses of the same people. */
export function crowd(palette: Palette, row: number, cheering: boolean, isLeft: boolean): string {
  const random = mulberry32(40 + row * 5 + (isLeft ? 0 : 2));
  const size = 10 + row * 1.9;
  const gap = size * 2.35;
  const count = Math.ceil(CROWD.width / gap);
  let people = '';
  for (let k = 0; k < count; k += 1)
    people += person(palette, random, (k + 0.5) * (CROWD.width / count), size, cheering, isLeft);
  const dusk = svgLinear(
    'dusk',
    [
      [0, palette.night, 0.1],
      [1, palette.night, 0.8],
    ],
    'gradientUnits="userSpaceOnUse" x1="0" y1="36" x2="0" y2="72"',
  );
  return `<defs>${dusk}${svgBlur('far', 1.9 - row * 0.35)}</defs><g filter="url(#far)">${people}</g>`;
}

function person(
  { crowd: { faces, clothes, rims, rimLight } }: Palette,
  random: Random,
  middle: number,
  size: number,
  cheering: boolean,
  isLeft: boolean,
): string {
  const x = middle + between(random, -3, 3);
  const y = 32 + between(random, -4, 5) - (cheering ? 3 : 0);
  const face = faces[Math.floor(random() * faces.length)] ?? '#000';
  const cloth = clothes[Math.floor(random() * clothes.length)] ?? '#000';
  const raises = random() < (cheering ? 0.72 : 0.2);
  const side = random() < 0.5 ? -1 : 1;
  const rim = rims[isLeft ? 0 : 1];
  const arm = (to: number) =>
    `<path d="M${short(x + to * size)} ${short(y + size * 1.6)}Q${short(x + to * size * 1.9)} ${short(y - size * 0.3)} ${short(x + to * size * 1.2)} ${short(y - size * 1.9)}" stroke="${face}" stroke-width="${short(size * 0.55)}" stroke-linecap="round" fill="none"/>`;
  return (
    (raises ? arm(side) + (cheering && random() < 0.5 ? arm(-side) : '') : '') +
    `<path d="M${short(x - size * 1.5)} 80V${short(y + size * 2.4)}Q${short(x - size * 1.4)} ${short(y + size)} ${short(x)} ${short(y + size)}T${short(x + size * 1.5)} ${short(y + size * 2.4)}V80Z" fill="${cloth}"/><path d="M${short(x - size * 1.5)} 80V${short(y + size * 2.4)}Q${short(x - size * 1.4)} ${short(y + size)} ${short(x)} ${short(y + size)}T${short(x + size * 1.5)} ${short(y + size * 2.4)}V80Z" fill="url(#dusk)"/>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size)}" fill="${face}"/>` +
    `<path d="M${short(x - size * 0.9)} ${short(y - size * 0.36)}A${short(size)} ${short(size)} 0 0 1 ${short(x + size * 0.8)} ${short(y - size * 0.5)}" stroke="${rim}" stroke-width="1.9" stroke-opacity="${rimLight}" fill="none"/>` +
    `<path d="M${short(x - size * 1.42)} ${short(y + size * 1.9)}Q${short(x - size * 1.3)} ${short(y + size * 1.05)} ${short(x - size * 0.3)} ${short(y + size)}" stroke="${rim}" stroke-width="1.2" stroke-opacity="${rimLight * 0.5}" fill="none"/>`
  );
}

export const BANNER = { width: 70, height: 128 } as const;

/** A corner's banner with its sun; its rod is at the top. */
export function banner({ banners, bannerTrim }: Palette, side: 0 | 1): string {
  const trim = bannerTrim[side];
  const rays = Array.from(
    { length: 8 },
    (_, i) =>
      `<g transform="rotate(${i * 45})">${[-9, 0, 9].map((turn) => `<path transform="rotate(${turn})" d="M-3.4-30L0 ${turn === 0 ? -92 : -78}L3.4-30Z" fill="${trim}"/>`).join('')}</g>`,
  ).join('');
  const threads = Array.from(
    { length: 13 },
    (_, i) => `<path d="M6 ${10 + i * 8.4}H64" stroke="#fff" stroke-opacity=".09"/>`,
  ).join('');
  return (
    `<defs>${svgLinear('cloth', banners[side])}${svgLinear('rod', ['#fff', trim, '#5a3a10'])}` +
    `${svgLinear(
      'fold',
      [
        [0, '#000', 0.34],
        [0.2, '#fff', 0.16],
        [0.42, '#000', 0.12],
        [0.66, '#fff', 0.12],
        [0.84, '#000', 0.2],
        [1, '#000', 0.4],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    )}</defs>` +
    `<path d="M6 4H64V122L35 106 6 122Z" fill="url(#cloth)"/>${threads}<path d="M6 4H64V122L35 106 6 122Z" fill="url(#fold)"/>` +
    `<path d="M9.5 6V116L35 102 60.5 116V6" fill="none" stroke="${trim}" stroke-width="1.5"/>` +
    `<g transform="translate(35 50) scale(.2)">${rays}<circle r="26" fill="${trim}"/><circle r="17" fill="#fff" opacity=".5"/></g>` +
    '<rect x="0" y="0" width="70" height="7" rx="3.5" fill="url(#rod)"/>'
  );
}

export const FLAGS = { width: 210, height: 34 } as const;

/** A string of banderitas that sags between two posts. */
export function banderitas({ flags, flagLine }: Palette): string {
  const count = 12;
  const size = 12.5;
  const cloth = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const y = 2 + 4 * t * (1 - t) * 10;
    const tilt = (Math.atan2((1 - 2 * t) * 40, FLAGS.width) * 180) / Math.PI;
    const h = size / 2;
    return (
      `<g transform="translate(${short(t * FLAGS.width)} ${short(y)}) rotate(${short(tilt)})"><path d="M${-h} 0H${h}L0 ${size * 1.35}Z" fill="${flags[i % flags.length]}"/>` +
      `<path d="M${-h} 0H0V${size * 1.35}Z" fill="#fff" opacity=".24"/><path d="M${-h} 0H${h}V2.4H${-h}Z" fill="#000" opacity=".18"/></g>`
    );
  }).join('');
  return `<path d="M0 2Q${FLAGS.width / 2} 22 ${FLAGS.width} 2" fill="none" stroke="${flagLine}" stroke-opacity=".6" stroke-width="1.1"/>${cloth}`;
}

export const RAIL = { width: 150, height: 44 } as const;

/** A stretch of the bamboo fence: canes under a rail. */
export function fence({ rail }: Palette): string {
  let canes = '';
  for (let i = 0; i < 10; i += 1) {
    const x = i * 15;
    const knot = 20 + ((i * 7) % 9);
    canes +=
      `<rect x="${x + 0.5}" y="6" width="14" height="38" rx="3" fill="url(#cane)"/>` +
      `<path d="M${x + 0.5} ${knot}h14" stroke="${rail.knot}" stroke-opacity=".6" stroke-width="1.8"/><path d="M${x + 0.5} ${knot + 1.6}h14" stroke="#fff" stroke-opacity=".3" stroke-width=".8"/>`;
  }
  const neon = rail.neon === '' ? '' : `<rect y="10" width="150" height="2.6" fill="${rail.neon}"/>`;
  return (
    `<defs>${svgLinear('cane', rail.cane, 'x1="0" y1="0" x2="1" y2="0"')}${svgLinear('top', rail.top)}${svgLinear(
      'foot',
      [
        [0, '#000', 0],
        [1, '#000', 0.55],
      ],
    )}</defs>` +
    `<rect y="4" width="150" height="40" fill="${rail.behind}"/>${canes}<rect y="14" width="150" height="30" fill="url(#foot)"/>` +
    `<rect y="8" width="150" height="5" fill="#000" opacity=".4"/>${neon}<rect width="150" height="9" fill="url(#top)"/>`
  );
}

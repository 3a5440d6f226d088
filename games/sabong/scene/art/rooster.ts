import { mix } from '../../../kit/scene/motion/easing';
import { svgLinear } from '../../../kit/scene/paint/raster';
import { feather } from './feather';
import type { Plumage } from './plumage';
import { placed, short, svgRadial } from './svg';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A part of the bird in its own space, its pivot at 0, 0; units of the rig. */
export interface PartArt {
  readonly box: Box;
  readonly body: string;
  /** The angle at which it is shown most of the time, in degrees: the light is baked for it. */
  readonly turned: number;
  /** Blur of the shading, and length of its shadow. */
  readonly round: number;
  readonly drop: number;
}

const HEAD_DEFS =
  svgLinear('cb', ['#FF8E7A', '#EE1F34', [0.6, '#BE0A26'], [1, '#64031a']]) +
  svgLinear('bk', ['#FFF3B8', '#F2B235', [1, '#9A560C']]) +
  svgRadial(
    'hd',
    [
      [0, '#FF8A6A'],
      [0.5, '#DE2A2E'],
      [1, '#8E0A20'],
    ],
    'cx=".4" cy=".3"',
  ) +
  svgRadial('lobe', ['#FFF0E4', '#E8A898'], 'cx=".4" cy=".3"');

/** Every gradient of a plumage, by the names that the drawings use. */
export function plumageDefs({
  hackle,
  body,
  bodyTip,
  saddle,
  covert,
  bar,
  flight,
  tail,
  tailLight,
  leg,
}: Plumage): string {
  return (
    '<defs>' +
    svgLinear('hk0', [hackle[1], hackle[0]]) +
    svgLinear('hk', [
      [0, hackle[0]],
      [0.3, hackle[1]],
      [0.66, hackle[2]],
      [1, hackle[3]],
    ]) +
    svgLinear('bd', body) +
    svgLinear('bdf', [
      [0, body[2]],
      [0.45, body[0]],
      [0.86, body[0]],
      [1, bodyTip],
    ]) +
    svgLinear('sd', saddle) +
    svgLinear('cv', [
      [0, covert[0]],
      [0.6, covert[1]],
      [1, covert[2]],
    ]) +
    svgLinear('bar', [
      [0, bar[0]],
      [0.7, bar[1]],
      [1, bar[2]],
    ]) +
    svgLinear('fl', flight) +
    svgLinear('tl', tail) +
    svgLinear('tl2', tailLight) +
    svgLinear('lg', [leg[0], leg[1], [1, leg[2]]], 'x1="0" y1="0" x2="1" y2="0"') +
    svgLinear('lgs', [leg[0], leg[1]], 'gradientUnits="userSpaceOnUse" x1="-10" y1="-6" x2="16" y2="16"') +
    `${HEAD_DEFS}</defs>`
  );
}

/** Breast and belly in scales, and the saddle's hackles over the root of the tail. */
function body(p: Plumage): string {
  let drawn =
    '<path d="M-64-8C-44-34 6-42 38-34C64-26 70 4 52 26C34 46-8 48-34 36C-56 26-70 10-64-8Z" fill="url(#bd)"/>';
  for (let row = 8; row >= 0; row -= 1) {
    for (let i = 0; i < 9; i += 1) {
      const u = (i + (row % 2 ? 0.5 : 0)) / 8.5;
      const x = mix(54, -34, row / 8) + mix(6, -18, u * u);
      const y = mix(-24, 40, u) * (1 - 0.05 * row) + 2;
      const look = { line: p.line, outline: 0.45, dark: 0.16, shaft: 0.14 };
      drawn += placed(x, y, mix(66, 104, u) + row * 1.2, feather('round', 20, 5.6, -0.1, 'url(#bdf)', look));
    }
  }
  for (let row = 0; row < 4; row += 1) {
    for (let i = 0; i < 7; i += 1) {
      const u = i / 6;
      const length = mix(40, 54, u) - row * 3;
      const look = { line: p.line, outline: 0.5, dark: 0.16, shaft: 0.5 };
      drawn += placed(
        mix(-2, -54, u) - row * 2,
        mix(-33, -16, u) + row * 6,
        mix(78, 66, u) - row * 6,
        feather('lance', length, 3.8, -0.3, 'url(#sd)', look),
      );
    }
  }
  return drawn;
}

interface NeckShape {
  readonly length: number;
  readonly foot: number;
  readonly top: number;
  readonly rows: number;
  readonly count: number;
  readonly hackle: number;
  /** Degrees by which the outermost hackles stick out. */
  readonly flare: number;
}

function neck(p: Plumage, { length: L, foot, top, rows, count, hackle, flare }: NeckShape): string {
  let drawn =
    `<path d="M${-foot} 8C${-foot} ${-L * 0.4} ${-top} ${-L * 0.6} ${-top} ${-L - 4}Q0 ${-L - 12} ${top} ${-L - 4}` +
    `C${top} ${-L * 0.6} ${foot} ${-L * 0.4} ${foot} 8Q0 18 ${-foot} 8Z" fill="url(#hk0)"/>`;
  for (let row = 0; row < rows; row += 1) {
    const q = row / (rows - 1);
    const most = Math.max(4, Math.round(mix(count, count - 3, q)));
    const order = Array.from({ length: most + 1 }, (_, i) => i).sort(
      (a, b) => Math.abs(b / most - 0.42) - Math.abs(a / most - 0.42),
    );
    for (const i of order) {
      const u = (i / most) * 2 - 1;
      const length = mix(hackle, hackle * 0.72, q) * (1 - 0.12 * Math.abs(u));
      const look = { line: p.line, outline: 0.5, dark: 0.16, shaft: 0.5 };
      drawn += placed(
        u * mix(foot, top, q) * 0.94,
        mix(2, -L - 1, q) - Math.cos(u * 1.4) * 3,
        -u * flare,
        feather('lance', length, mix(4.6, 3.7, q), u * -0.25, 'url(#hk)', look),
      );
    }
  }
  return drawn;
}

const head = (p: Plumage, eye: 'open' | 'shut'): string =>
  '<path d="M-13 8C-18-2-14-15 0-16C13-17 19-8 17 2C15 12 8 17-2 17C-9 16-11 12-13 8Z" fill="url(#hd)"/>' +
  `<path d="M-12 4q-5 6-3 12q5 2 8-3" fill="url(#hk)" stroke="${p.line}" stroke-opacity=".4" stroke-width=".6"/>` +
  '<ellipse cx="-3.5" cy="8" rx="3.2" ry="4" fill="url(#lobe)"/>' +
  '<path d="M-4 3Q6 9 15 4" stroke="#6d0318" stroke-opacity=".45" stroke-width="1.2" fill="none"/>' +
  '<ellipse cx="5" cy="-4" rx="7" ry="5.6" fill="#5a0414" opacity=".5"/>' +
  (eye === 'shut'
    ? '<path d="M0-3Q5 1 10-3" stroke="#2a0208" stroke-width="1.8" fill="none" stroke-linecap="round"/>'
    : `<circle cx="5" cy="-4" r="4.9" fill="#FFF4D0"/><circle cx="5.6" cy="-4" r="3.9" fill="${p.eye}"/>` +
      '<circle cx="6.2" cy="-4" r="2.3" fill="#140204"/><circle cx="4.6" cy="-5.6" r="1.15" fill="#fff"/>') +
  '<path d="M-4-8.4Q4-11.4 12-5.6Q5-8-3-6Z" fill="#7a0416"/>' +
  '<path d="M-10-10Q-2-16 8-13" stroke="#fff" stroke-opacity=".55" stroke-width="1.6" fill="none" stroke-linecap="round"/>';

const upperBeak = (p: Plumage): string =>
  `<path d="M-3-7Q11-8.5 18-1Q20.5 3 18.2 6.4Q15.5 3.2 11 3.2L-2 3.2Q-5-2-3-7Z" fill="url(#bk)" stroke="${p.line}" stroke-opacity=".55" stroke-width=".7"/>` +
  '<path d="M-1-5Q9-6 15-1" stroke="#fff" stroke-opacity=".85" stroke-width="1.3" fill="none" stroke-linecap="round"/>' +
  '<ellipse cx="3.4" cy="-2.6" rx="1.5" ry=".8" fill="#5a2c06"/>';

const lowerBeak = (p: Plumage): string =>
  `<path d="M-2 2Q9 3.4 13 5Q9 9.5-2 7Z" fill="#B06A12" stroke="${p.line}" stroke-opacity=".5" stroke-width=".7"/>`;

const comb =
  '<path d="M-15 6C-20-2-20-11-15-15Q-13-9-9.5-9Q-11-18-5-22Q-3.5-13.5.5-12.5Q1-21 7.5-22.5Q7-13.5 10.5-11Q13-16 17.5-15.5Q15-6 15.5-1Q12 4 4 3Q-6 2-10 8Z" fill="url(#cb)" stroke="#5d0214" stroke-width=".8" stroke-linejoin="round"/>' +
  '<path d="M-15-6Q-13-2-9-3M-5-14Q-3-7 1-6.5M8-15Q8-9 11-6.5" stroke="#FFD0C4" stroke-opacity=".75" stroke-width="1.3" fill="none" stroke-linecap="round"/>';

const wattle =
  '<path d="M-7-3Q-12 8-7 16Q-1 19 0 9Q0 2-2-3Z" fill="url(#cb)" opacity=".9"/>' +
  '<path d="M0-5Q-4 8 1 20Q8 24 10 13Q10 3 6-5Z" fill="url(#cb)" stroke="#5d0214" stroke-width=".7"/>' +
  '<path d="M2.6 0Q.6 9 3.4 16" stroke="#FFD0C4" stroke-opacity=".7" stroke-width="1.2" fill="none" stroke-linecap="round"/>';

/** The feathered thigh; its hock is at 0, 50. */
function thigh(p: Plumage): string {
  let drawn = '<path d="M-19-12C-25 10-11 36-5 53H6C13 36 25 10 17-14Z" fill="url(#bd)"/>';
  for (let row = 0; row < 5; row += 1) {
    const last = 3 - (row > 2 ? 1 : 0);
    for (let i = 0; i <= last; i += 1) {
      const u = (i / last) * 2 - 1;
      const look = { line: p.line, outline: 0.5, edge: p.bodyTip, dark: 0.2, shaft: 0.15 };
      drawn += placed(
        u * mix(14, 4, row / 4),
        -8 + row * 11.5,
        -u * 14,
        feather('round', 19, 5.4, 0, 'url(#bdf)', look),
      );
    }
  }
  return drawn;
}

/** The scaled shank below the hock; its ankle is at 0, 46. */
function shank(p: Plumage): string {
  let scales = '';
  for (let y = 8; y < 44; y += 5) {
    scales += `<path d="M-3.4 ${y}Q0 ${y + 2.4} 3.6 ${y}" stroke="#7a4208" stroke-opacity=".6" stroke-width=".9" fill="none"/>`;
  }
  return (
    `<path d="M-4.6-2Q-3.6 20-3.4 46H3.8Q4.2 20 5-2Z" fill="url(#lg)" stroke="${p.line}" stroke-opacity=".6" stroke-width=".8"/>${scales}` +
    '<path d="M-2 2V44" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>'
  );
}

function toe(p: Plumage, points: readonly (readonly [number, number])[], width: number): string {
  const stroke = (color: string, opacity: number, more: number) =>
    points
      .slice(1)
      .map(([x, y], i) => {
        const [fromX, fromY] = points[i] ?? [0, 0];
        const wide = width * (1 - i * 0.16) + more;
        return `<path d="M${fromX} ${fromY}L${x} ${y}" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${short(wide)}" stroke-linecap="round"/>`;
      })
      .join('');
  const [endX, endY] = points.at(-1) ?? [0, 0];
  const [lastX, lastY] = points.at(-2) ?? [0, 0];
  const degrees = (Math.atan2(endY - lastY, endX - lastX) * 180) / Math.PI;
  return (
    `<g fill="none">${stroke(p.line, 0.55, 1.6)}${stroke('url(#lgs)', 1, 0)}</g>` +
    placed(endX, endY, degrees, '<path d="M-1-2Q4-2 5.4 2Q3 1.6-1 2Z" fill="#5a3a18"/>')
  );
}

/** A foot: `grip` 0 is flat on the ground, 1 hangs with its toes drawn in. */
const foot = (p: Plumage, k: number): string =>
  toe(
    p,
    [
      [0, 0],
      [-9, mix(4, 6, k)],
      [mix(-17, -13, k), mix(6, 13, k)],
    ],
    4.6,
  ) +
  toe(
    p,
    [
      [0, 0],
      [12, mix(1, -3, k)],
      [mix(23, 20, k), mix(2, 4, k)],
    ],
    4.8,
  ) +
  toe(
    p,
    [
      [0, 0],
      [13, mix(5, 8, k)],
      [24, mix(7, 13, k)],
      [mix(32, 31, k), mix(7.5, 19, k)],
    ],
    5.4,
  ) +
  toe(
    p,
    [
      [0, 0],
      [8, mix(6, 11, k)],
      [mix(17, 13, k), mix(9, 21, k)],
    ],
    4.8,
  ) +
  '<circle r="4.6" fill="url(#lgs)"/>';

const BASE = { length: 31, foot: 25, top: 17, rows: 6, count: 9, hackle: 44 } as const;
const UPPER = { length: 33, foot: 17, top: 9.5, rows: 6, count: 8, hackle: 36 } as const;

/** The parts that are drawn as a whole, by name. Feathers of wings and tail are drawn one by one. */
export function partArts(p: Plumage): Readonly<Record<string, PartArt>> {
  const part = (box: Box, drawn: string, turned: number, round: number, drop: number): PartArt => ({
    box,
    body: plumageDefs(p) + drawn,
    turned,
    round,
    drop,
  });
  return {
    body: part([-118, -54, 192, 112], body(p), -24, 8, 0),
    neckBase: part([-52, -56, 104, 110], neck(p, { ...BASE, flare: 21 }), 24, 5, 3),
    neckBaseFlared: part([-70, -60, 140, 118], neck(p, { ...BASE, flare: 50 }), 24, 5, 3),
    neck: part([-40, -56, 80, 98], neck(p, { ...UPPER, flare: 15 }), 0, 5, 3),
    neckFlared: part([-56, -58, 112, 102], neck(p, { ...UPPER, flare: 40 }), 0, 5, 3),
    head: part([-24, -24, 50, 48], head(p, 'open'), 2, 2.6, 1.5),
    headShut: part([-24, -24, 50, 48], head(p, 'shut'), 2, 2.6, 1.5),
    beak: part([-10, -14, 36, 26], upperBeak(p), 2, 2.6, 0),
    jaw: part([-8, -4, 28, 18], lowerBeak(p), 2, 2.6, 0),
    comb: part([-26, -30, 52, 46], comb, 2, 2.6, 1),
    wattle: part([-18, -12, 36, 42], wattle, 0, 2.6, 1),
    thigh: part([-32, -22, 64, 88], thigh(p), -6, 5, 2),
    shank: part([-12, -8, 24, 62], shank(p), 0, 3, 0),
    foot: part([-26, -12, 68, 34], foot(p, 0), 0, 3, 0),
    footHung: part([-26, -14, 68, 46], foot(p, 0.85), -30, 3, 0),
  };
}

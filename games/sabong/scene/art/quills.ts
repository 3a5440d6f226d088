import { svgLinear } from '../../../kit/scene/paint/raster';
import { type FeatherKind, feather } from './feather';
import type { Plumage } from './plumage';
import { plumageDefs } from './rooster';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A feather that is posed on its own. Units of the rig; its root is at `root` in the box. */
export interface FeatherArt {
  readonly box: Box;
  readonly body: string;
}

/** Length of the drawn feathers; a posed feather is one of them, scaled. */
export const FEATHERS = {
  flight: { kind: 'flight', length: 118, halfWidth: 7.4, bend: 0.18, fill: 'fl' },
  tertial: { kind: 'flight', length: 50, halfWidth: 8, bend: 0.2, fill: 'sd' },
  bar: { kind: 'round', length: 44, halfWidth: 7, bend: 0.1, fill: 'bar' },
  covert: { kind: 'round', length: 24, halfWidth: 6.6, bend: 0, fill: 'cv' },
  sickleDark: { kind: 'sickle', length: 158, halfWidth: 8.4, bend: 1.5, fill: 'tl' },
  sickleLight: { kind: 'sickle', length: 158, halfWidth: 8.4, bend: 1.5, fill: 'tl2' },
  tailDark: { kind: 'sickle', length: 114, halfWidth: 8, bend: 0.86, fill: 'tl' },
  tailLight: { kind: 'sickle', length: 114, halfWidth: 8, bend: 0.86, fill: 'tl2' },
  lowDark: { kind: 'lance', length: 76, halfWidth: 6.2, bend: 0.5, fill: 'tl' },
  lowLight: { kind: 'lance', length: 76, halfWidth: 6.2, bend: 0.5, fill: 'sd' },
} as const satisfies Readonly<
  Record<string, { kind: FeatherKind; length: number; halfWidth: number; bend: number; fill: string }>
>;

export type FeatherName = keyof typeof FEATHERS;

/** The box of a feather around its root at 0, 0. */
export function featherBox(name: FeatherName): Box {
  const { length, halfWidth, bend } = FEATHERS[name];
  const reach = bend === 0 ? 0 : (length / bend) * (1 - Math.cos(bend));
  const wide = halfWidth * 1.3 + 2;
  return [-wide, -3, reach + wide * 2, length + 6];
}

export function featherArt(p: Plumage, name: FeatherName): FeatherArt {
  const { kind, length, halfWidth, bend, fill } = FEATHERS[name];
  const isTail = kind === 'sickle' || kind === 'lance';
  const edge = {
    fl: p.flight[0],
    sd: p.saddle[2],
    bar: p.bar[2],
    cv: p.covert[2],
    tl: p.tailLight[2],
    tl2: p.tailLight[2],
  }[fill];
  const look = {
    line: p.line,
    edge,
    uneven: kind === 'flight',
    dark: isTail ? 0.26 : 0.22,
    ...(isTail ? { shaftWidth: 1.1 } : {}),
  };
  return {
    box: featherBox(name),
    body: plumageDefs(p) + feather(kind, length, halfWidth, bend, `url(#${fill})`, look),
  };
}

/** A loose feather, 42 long, centred on its own middle. */
export const looseFeather = (p: Plumage): string =>
  `<defs>${svgLinear('lf', ['#fff', p.flight[0], p.flight[1], [1, p.flight[1]]])}</defs>` +
  feather('lance', 42, 5, 0.9, 'url(#lf)', {
    line: p.line,
    edge: '#fff',
    uneven: true,
    outline: 0.3,
    dark: 0.16,
    shaft: 0.8,
  }) +
  '<path d="M0 0V-6" stroke="#fff" stroke-opacity=".7"/>';

import { linear, newId, radial, type Stop } from '../svg';

export const SCENE_WIDTH = 343;
export const SCENE_HEIGHT = 220;

/** What a brand's pictures are drawn with. A motif is drawn around its centre, 88 wide at most. */
export interface BrandArt {
  readonly motif: () => string;
  /** Background of the icon, from the lit middle to the rim. */
  readonly ground: readonly [string, string, string, string];
  /** The emergency picture: the motif at rest, with one thing that moves. */
  readonly shelter: () => string;
}

/** Metals and stones: highlight, body, the hard edge below the middle, and the lit lower edge. */
export const MATERIALS = {
  gold: ['#FFF6D8', '#F0CC7A', [0.5, '#C8922F'], [0.55, '#FFE7A8'], [1, '#9A641C']],
  jade: ['#EFFFF4', '#8FE3B2', [0.5, '#2E9468'], [0.55, '#C9F7DB'], [1, '#14573C']],
  rose: ['#FFF3F5', '#F6B9C7', [0.5, '#C4647F'], [0.55, '#FFDDE5'], [1, '#7E2F4A']],
  coral: ['#FFF3D6', '#FFC04A', [0.5, '#F27A2C'], [0.55, '#FFD98A'], [1, '#C63A2B']],
  amethyst: ['#FFFFFF', '#BFF4FF', [0.5, '#6FA8FF'], [0.56, '#F3B4FF'], [1, '#FF4FC3']],
  ice: ['#FFFFFF', '#F1FAF8', [0.5, '#C9E4DE'], [0.55, '#FFFFFF'], [1, '#9CC7BE']],
  sapphire: ['#E8F1FF', '#9FC2FA', [0.5, '#3C6CC8'], [0.55, '#C9DEFF'], [1, '#1D3F8E']],
} as const satisfies Readonly<Record<string, readonly Stop[]>>;

/** A gradient of a material: its definition, and the paint that refers to it. */
export function material(name: keyof typeof MATERIALS): { readonly defs: string; readonly fill: string } {
  const id = newId();
  return { defs: `<defs>${linear(id, MATERIALS[name])}</defs>`, fill: `url(#${id})` };
}

export const placed = (inside: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inside}</g>`;

/** The app icon, 512 square: the motif embossed on a background that is lit from the upper left. */
export function brandIcon({ motif, ground }: BrandArt): string {
  const [base, halo, rim] = [newId(), newId(), newId()];
  const [light] = ground;
  return `<defs>${radial(base, [ground[0], [0.34, ground[1]], [0.74, ground[2]], [1, ground[3]]], 'cx=".42" cy=".34" r=".86"')}${radial(
    halo,
    [
      [0, '#fff', 0.34],
      [1, '#fff', 0],
    ],
  )}${linear(rim, [
    [0, '#fff', 0.75],
    [0.5, light, 0.2],
    [1, '#fff', 0.35],
  ])}</defs><rect width="512" height="512" rx="116" fill="url(#${base})"/><rect x="7" y="7" width="498" height="498" rx="109" fill="none" stroke="url(#${rim})" stroke-width="6"/><circle cx="256" cy="250" r="220" fill="url(#${halo})"/><ellipse cx="256" cy="446" rx="100" ry="14" fill="#000" opacity=".32"/><g transform="translate(256 252) scale(4.1)">${motif()}</g>`;
}

/** The background of an emergency picture: a sky of several tones and a floor. */
export function sky(stops: readonly Stop[], floor: string): string {
  const id = newId();
  return `<defs>${linear(id, stops)}</defs><rect width="343" height="220" fill="url(#${id})"/><path d="M-5 182Q60 176 120 180T250 178 350 182V225H-5Z" fill="${floor}"/>`;
}

export function halo(x: number, y: number, radius: number, color: string, opacity = 0.6): string {
  const id = newId();
  return `<defs>${radial(id, [
    [0, color, opacity],
    [0.45, color, opacity * 0.36],
    [1, color, 0],
  ])}</defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}

/** Once every five seconds, and not at all with reduced motion. */
export const moving = (keyframes: string): string =>
  `<style>@keyframes m{${keyframes}}.m{animation:m 5s ease-in-out infinite alternate;transform-box:view-box}@media(prefers-reduced-motion:reduce){.m{animation:none}}</style>`;

/** Rain, the same every time: the position of each drop depends on its index only. */
export function rain(color: string, count = 46): string {
  return Array.from({ length: count }, (_, index) => {
    const x = (index * 97.3) % 350;
    const y = (index * 61.7) % 168;
    const length = 9 + ((index * 7) % 13);
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${(-length * 0.22).toFixed(1)} ${length}" stroke="${color}" stroke-opacity="${(0.14 + ((index * 3) % 10) / 34).toFixed(2)}" stroke-width="1.2" stroke-linecap="round"/>`;
  }).join('');
}

/** Rings on wet ground. */
export const puddles = (color: string): string =>
  [
    [84, 196, 20],
    [262, 202, 26],
    [176, 208, 40],
    [320, 192, 16],
    [30, 206, 18],
  ]
    .map(
      ([x, y, radius = 0]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.18}" fill="none" stroke="${color}" stroke-opacity=".3"/>`,
    )
    .join('');

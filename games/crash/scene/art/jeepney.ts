import type { Palette } from '../palette';
import { lettering } from './lettering';
import { CHROME, GOLD, svgLinear, svgRadial } from './svg';

/** The jeepney is drawn 340 x 210, facing right, on the ground at y = 199. */
export const JEEPNEY_BOX = [0, -2, 344, 206] as const;
/** The centres of its wheels in that drawing, and the position of its name. */
export const REAR = { x: 72, y: 172 } as const;
export const FRONT = { x: 254, y: 172 } as const;
/** The seats, by the x of the riders' heads; the first to board sits in front. */
export const SEATS = [178, 160, 142, 124, 106, 88, 70, 54] as const;
export const HEAD_Y = 79;
export const FLAG_POLES = [
  { x: 262, y: 14 },
  { x: 26, y: 4 },
] as const;

const BODY =
  'M30 92Q30 84 38 84H226L246 92Q262 98 296 102Q314 105 316 122L318 150Q318 162 306 162H40Q28 162 28 150Z';

function defs({ jeepney }: Palette): string {
  const [light, body, deep] = jeepney.body;
  return (
    `<defs>${svgLinear('b', [light, body, [0.55, body], [1, deep]])}${svgLinear('c', jeepney.stripe)}` +
    `${svgLinear('g', GOLD)}${svgLinear('ch', CHROME)}` +
    `${svgLinear('w', ['#0f2440', '#1f4f86', [0.6, '#59a6d8'], [1, '#bfe9ff']])}` +
    `${svgLinear('t', ['#fff', '#c5d2e4', [0.5, '#6b7b95'], [0.55, '#f6faff'], [1, '#7c8aa3']])}` +
    `${svgLinear('r', ['#FFE9A3', jeepney.trim, [1, '#B8701A']])}` +
    `${svgRadial('gl', [
      [0, '#FFF6C4', 0.95],
      [0.4, '#FFDB70', 0.35],
      [1, '#FFC04a', 0],
    ])}<clipPath id="clip"><path d="${BODY}"/></clipPath></defs>`
  );
}

/** The parts behind the riders: roof, load, the far windows, the driver. */
export const jeepneyBack = (palette: Palette): string =>
  `${defs(palette)}<path d="M28 150L20 156Q16 160 20 164H36Z" fill="url(#ch)"/>` +
  '<path d="M34 48Q36 36 48 35H214Q228 36 236 48L246 92H226L218 58H42V92H30Z" fill="url(#t)"/>' +
  '<path d="M30 50Q34 30 52 29H212Q232 31 240 50L236 58H34Z" fill="url(#b)"/>' +
  '<path d="M36 40Q44 32 54 32H210Q222 33 230 42" stroke="#fff" stroke-opacity=".75" stroke-width="2.5" fill="none"/>' +
  '<path d="M30 54H240L238 62H32Z" fill="url(#g)"/>' +
  '<path d="M56 29V20M92 29V18M128 29V18M164 29V18M200 29V20" stroke="url(#ch)" stroke-width="3"/>' +
  '<path d="M50 20H206" stroke="#c5d2e4" stroke-width="4" stroke-linecap="round"/>' +
  '<path d="M62 18q0-9 9-9h22q9 0 9 9v9H62z" fill="#8a4b22"/><path d="M62 20h40M82 9v18" stroke="#F5C66b" stroke-width="2"/>' +
  '<path d="M112 27q2-16 14-16t14 16z" fill="#3FA34D"/><path d="M114 25q8-6 24 0" stroke="#c6f28d" stroke-width="2" fill="none"/>' +
  '<ellipse cx="166" cy="19" rx="20" ry="8" fill="#D9A15B"/><path d="M148 18h36M150 14h32M152 23h30" stroke="#8b5a25" stroke-width="1.4"/>' +
  '<path d="M42 62H216L224 92H42Z" fill="url(#w)"/>' +
  '<path d="M52 64l26 0-18 28-16 0zM120 64h14l-18 28h-10zM180 64h22l-16 28h-20z" fill="#fff" opacity=".22"/>' +
  '<circle cx="200" cy="79" r="8" fill="#6b3f26"/><path d="M190 76q2-10 11-9 8 1 8 8l6 1q0 3-6 2z" fill="#1D6FE8"/>' +
  '<path d="M188 93q2-10 12-10t13 10z" fill="#fff"/>';

/** The parts in front of them: pillars, tassels, the painted side, bonnet and lamp. */
export function jeepneyFront(palette: Palette): string {
  const { flags, jeepney } = palette;
  const tassels = Array.from({ length: 15 }, (_, i) => {
    const fill = flags[i % flags.length] ?? '#fff';
    return `<path d="M${52 + i * 11.4} 62l5.7 11 5.7-11z" fill="${fill}"/>`;
  }).join('');
  const stars = [56, 86, 116].map(
    (x, i) =>
      `<path transform="translate(${x} 118) scale(${0.5 - 0.06 * i})" d="M0-18L5-6 18-5 8 4 11 17 0 10-11 17-8 4-18-5-5-6Z" fill="${jeepney.name === 'ALON' ? jeepney.trim : '#fff'}" opacity=".95"/>`,
  );
  const trim = jeepney.trim;
  return (
    `${defs(palette)}<path d="M84 62v30M126 62v30M168 62v30" stroke="#c5d2e4" stroke-width="4"/>${tassels}` +
    `<path d="${BODY}" fill="url(#t)"/><g clip-path="url(#clip)">` +
    '<path d="M20 98H330V148H20Z" fill="url(#b)"/><path d="M20 98H330V104H20Z" fill="url(#g)"/><path d="M20 142H330V149H20Z" fill="url(#g)"/>' +
    '<path d="M20 134Q90 104 158 128T330 112V126Q230 126 158 138T20 142Z" fill="url(#r)"/>' +
    '<path d="M20 140Q90 116 158 134T330 122V132Q230 130 158 142H20Z" fill="url(#c)"/>' +
    `${stars.join('')}<path d="M28 86H240L262 96 300 101V99H28Z" fill="#fff" opacity=".55"/>` +
    '<path d="M20 150H330V162H20Z" fill="#000" opacity=".25"/></g>' +
    '<g transform="translate(186 121)"><rect x="-34" y="-13" width="68" height="22" rx="6" fill="#16052b"/>' +
    `<rect x="-34" y="-13" width="68" height="22" rx="6" fill="none" stroke="${trim}" stroke-width="2"/>` +
    `<g transform="translate(0 -2)">${lettering(jeepney.name, 10.5, '#FFE08A')}</g></g>` +
    '<path d="M226 84L246 92L246 96L232 96Z" fill="url(#ch)"/><path d="M236 50L250 94" stroke="#c5d2e4" stroke-width="4"/>' +
    '<path d="M262 97Q290 100 306 106L310 116Q286 106 256 105Z" fill="#fff" opacity=".5"/>' +
    '<g transform="translate(292 100) scale(.62)"><path d="M-14 4Q-16-20 0-30 4-36 8-36L7-29Q18-22 20-12L13-10 8-14Q6-4 10 4Z" fill="url(#ch)" stroke="#5c6a80" stroke-width="1"/></g>' +
    '<path d="M306 108Q318 112 319 124V146Q319 152 312 152H306Z" fill="url(#ch)"/>' +
    '<path d="M309 116h9M309 124h10M309 132h10M309 140h10" stroke="#344158" stroke-width="2.4"/>' +
    '<circle cx="304" cy="124" r="11" fill="url(#ch)"/><circle cx="304" cy="124" r="7.5" fill="#FFF7D1"/>' +
    '<rect x="298" y="150" width="28" height="9" rx="4.5" fill="url(#ch)"/>' +
    '<path d="M44 162a28 28 0 0 1 56 0zM226 162a28 28 0 0 1 56 0z" fill="#120a18"/>' +
    '<path d="M42 163a30 30 0 0 1 60 0M224 163a30 30 0 0 1 60 0" fill="none" stroke="url(#g)" stroke-width="5"/>' +
    '<path d="M240 50L262 14M36 36L26 4" stroke="#c5d2e4" stroke-width="2"/>' +
    // The rim light from the road, from the lower right.
    '<path d="M288 162H312Q319 158 319 148" stroke="#FFD9A0" stroke-opacity=".8" stroke-width="2" fill="none" stroke-linecap="round"/>'
  );
}

/** A wheel, centred. */
export const wheel = (): string =>
  `<defs>${svgLinear('ch', CHROME)}${svgLinear('g', GOLD)}</defs><circle r="27" fill="#0d0b12"/>` +
  '<circle r="25.6" fill="none" stroke="#3b3744" stroke-width="2.6"/><circle r="21" fill="none" stroke="#000" stroke-width="2" opacity=".6"/>' +
  '<circle r="17" fill="url(#ch)"/><circle r="17" fill="none" stroke="#fff" stroke-opacity=".6"/>' +
  [0, 60, 120, 180, 240, 300]
    .map((a) => `<path transform="rotate(${a})" d="M-2.4-5L-3.6-15H3.6L2.4-5Z" fill="#26303f"/>`)
    .join('') +
  '<circle r="5.5" fill="url(#g)"/>';

/** A flag; the top of its pole is at 0, 0 and it blows to the left. */
export const flag = (color: string): string =>
  `<path d="M0 0q-7 5-13 1t-11-1l1 11q6-3 11 0t12-1z" fill="${color}"/>` +
  '<path d="M0 0q-7 5-13 1t-11-1l.4 4q6-2 11 0t12-1z" fill="#fff" opacity=".3"/>';

const SHIRTS = ['#FFB52B', '#2fc7a3', '#ef5da8'] as const;
const SKINS = ['#8a5634', '#a8683e', '#7a4a2c'] as const;

/** A rider's head and shoulders, facing forward; 0, 0 is the centre of the head. */
export const head = (index: number): string =>
  `<path d="M-12 14q2-9 12-9t12 9z" fill="${SHIRTS[index % 3]}"/>` +
  `<circle r="7.5" fill="${SKINS[index % 3]}"/><path d="M-7.6-1Q-8-8.5 0-8.4 7-8.4 7.4-2.4 2-5.4-3-4.4-5-1-7.6-1Z" fill="#1d0f0a"/>`;

/** An arm that waves from a window; it rotates about 0, 0. */
export const arm = (index: number): string =>
  `<path d="M0 0L2-11" stroke="${SHIRTS[index % 3]}" stroke-width="6.4" stroke-linecap="round"/>` +
  '<path d="M2-11L5-25" stroke="#C08458" stroke-width="4.8" stroke-linecap="round"/>' +
  '<circle cx="5.6" cy="-29" r="4.8" fill="#D49A6C"/>' +
  '<path d="M2.6-32l-2-5M5.8-34v-6M9-32l3-5" stroke="#D49A6C" stroke-width="2.2" stroke-linecap="round"/>';

/** A rider on foot, 30 high, feet at 0, 0. */
export const walker = (index: number): string =>
  `<path d="M-3-10L-5 0M3-10L5 0" stroke="#2a2436" stroke-width="3.6" stroke-linecap="round"/>` +
  `<path d="M-5.5-9Q-6-21 0-21T5.5-9Z" fill="${SHIRTS[index % 3]}"/>` +
  `<path d="M-4-19L-7-11M4-19L7.4-12" stroke="${SKINS[index % 3]}" stroke-width="2.8" stroke-linecap="round"/>` +
  `<circle cy="-25.4" r="4.6" fill="${SKINS[index % 3]}"/><path d="M-4.7-26Q-5-31 0-31T4.7-26Q1-28-4.7-26Z" fill="#1d0f0a"/>`;

/** A rider under a small umbrella; 0, 0 is between hand and canopy. */
export function floater(index: number, canopy: readonly [string, string]): string {
  const [light, deep] = canopy;
  return (
    `<defs>${svgLinear('u', [light, light, deep], 'x1="0" y1="0" x2="1" y2=".4"')}</defs>` +
    `<path d="M0-18V6" stroke="#3a2a1a" stroke-width="1.6"/>` +
    `<path d="M-19-8Q-18-29 0-30T19-8Q14.500-12 9.500-8Q4.800-12 0-8Q-4.800-12-9.500-8Q-14.500-12-19-8Z" fill="url(#u)"/>` +
    '<path d="M0-30Q-9-24-9.500-8M0-30Q9-24 9.500-8" stroke="#000" stroke-opacity=".22" stroke-width="1.2" fill="none"/>' +
    '<path d="M-14-18Q-9-27-2-28" stroke="#fff" stroke-opacity=".8" stroke-width="2" fill="none" stroke-linecap="round"/>' +
    `<g transform="translate(-1 32)">${walker(index)}</g><path d="M3 12L0 2" stroke="${SKINS[index % 3]}" stroke-width="2.8" stroke-linecap="round"/>`
  );
}

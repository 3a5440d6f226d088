import { DUSKS } from '../../kit/scene/light/skinLight';
import { bySkin, type ScenePalette, type Stops } from '../../kit/scene/paint/palette';

/** The booth's materials in one skin. The only place for the colours of its art. */
export interface Palette extends ScenePalette {
  /** The six faces in the order of the colours. */
  readonly faces: Stops<6>;
  /** Symbols, by colour, and the dark edge around them. */
  readonly symbols: Stops<6>;
  readonly symbolEdge: string;
  readonly inlay: string;
  /** Wall: planks dark to light to dark, and the gold leaf on them. */
  readonly plank: Stops<4>;
  readonly leaf: string;
  readonly metal: Stops<5>;
  readonly felt: Stops<4>;
  readonly feltLine: string;
  readonly lacquer: Stops<4>;
  readonly velvet: Stops<4>;
  readonly awning: readonly [Stops<3>, Stops<3>];
  /** The lamps' light on surfaces: near, further, far; red, green, blue as in rgba(). */
  readonly lamp: Stops<3>;
  /** Brightness of the two spotlights' cones; low where the wall is light already. */
  readonly cone: number;
  readonly bulb: number;
  /** What a large win dims the booth to; null for black. */
  readonly dusk: number | null;
  readonly key: readonly [number, number, number];
  readonly rim: readonly [number, number, number];
  readonly ambient: readonly [number, number, number];
  readonly bounce: readonly [number, number, number];
}

const BLACK_GOLD: Palette = {
  faces: ['#C8142C', '#F5A800', '#0E8A48', '#1458C8', '#D83A90', '#CFC4B4'],
  symbols: ['#F6EEDD', '#F9F1DE', '#F6EEDD', '#F6EEDD', '#F6EEDD', '#2E2840'],
  symbolEdge: '#2A1206',
  inlay: '#E2B35A',
  plank: ['#120A07', '#2A1712', '#1C100B', '#070302'],
  leaf: '#E9BE5F',
  metal: ['#FFF1C4', '#E9BE5F', '#8F5F1C', '#FFE0A0', '#A06A20'],
  felt: ['#8E2038', '#6C1428', '#470A1B', '#27050E'],
  feltLine: '#E9BE5F',
  lacquer: ['#3A2A20', '#1A110C', '#0C0705', '#050302'],
  velvet: ['#A3122B', '#6E0B1E', '#3C0512', '#1C0209'],
  awning: [
    ['#2B211B', '#15100C', '#070504'],
    ['#A01B33', '#74101F', '#3A0610'],
  ],
  lamp: ['255,190,96', '214,110,44', '120,34,22'],
  cone: 0.42,
  bulb: 0xffd68a,
  dusk: DUSKS.bg24,
  key: [1.12, 0.95, 0.72],
  rim: [0.74, 0.3, 0.18],
  ambient: [0.17, 0.13, 0.11],
  bounce: [0.21, 0.085, 0.065],
  night: '#080503',
  dust: '#E8C79A',
  confetti: ['#FFE7A8', '#E9BE5F', '#C8922F', '#E0364A', '#A3122B', '#FFF6E0', '#FFB84A'],
  coin: ['#FFF0B4', '#FFCB4E', '#DC8F22', '#FFD873', '#9C5A12'],
  coinInk: '#7E4208',
};

/** A booth at noon: painted wood, green felt, an awning in red and cream. */
const FIESTA: Palette = {
  faces: ['#E11D3A', '#FFB800', '#12A150', '#1B6BE0', '#E8459F', '#E4DDF0'],
  symbols: ['#FFFFFF', '#FFFBEA', '#FFFFFF', '#FFFFFF', '#FFFFFF', '#8E86B0'],
  symbolEdge: '#4A1420',
  inlay: '#FFE9A8',
  plank: ['#8E2414', '#D2553A', '#B23A24', '#5A120C'],
  leaf: '#FFD66B',
  metal: ['#FFF6D0', '#FFD257', '#D98A1C', '#FFE9A0', '#A85F10'],
  felt: ['#1FA36A', '#128052', '#0A5B3A', '#053D27'],
  feltLine: '#7FE0AE',
  lacquer: ['#E0A45C', '#B8752F', '#8A4E1A', '#5A2E0E'],
  velvet: ['#D92057', '#A8143F', '#6E0A2A', '#3C0518'],
  awning: [
    ['#FFF8E6', '#F0E2C4', '#C9B48C'],
    ['#F0344E', '#CF1745', '#8C0F2E'],
  ],
  lamp: ['255,226,150', '255,176,84', '214,90,40'],
  cone: 0.42,
  bulb: 0xfff0c0,
  dusk: DUSKS.v2,
  key: [1.16, 1.06, 0.9],
  rim: [0.9, 0.5, 0.26],
  ambient: [0.3, 0.25, 0.22],
  bounce: [0.16, 0.2, 0.14],
  night: '#4A0A10',
  dust: '#FFE4B8',
  confetti: ['#FFD25E', '#FF9A00', '#CF1745', '#19B57A', '#1D6FE8', '#FF5FB0', '#FFFFFF'],
  coin: ['#FFF6C0', '#FFD34D', '#E0952A', '#FFE08A', '#A86210'],
  coinInk: '#7E4208',
};

/** An arcade after dark: indigo panels, chrome, cyan and magenta tubes. */
const NEON: Palette = {
  faces: ['#D8124E', '#FFB020', '#0FA36E', '#2457F0', '#E0218F', '#CFC8F0'],
  symbols: ['#FFF0FA', '#FFF8E0', '#F0FFF8', '#F0F6FF', '#FFF0FA', '#3A2A7A'],
  symbolEdge: '#1A0838',
  inlay: '#7FF0FF',
  plank: ['#120A34', '#2A1768', '#1C0F4A', '#080418'],
  leaf: '#7B68CE',
  metal: ['#F4FBFF', '#8FD8F5', '#3F5FA8', '#D8F4FF', '#4A3A9C'],
  felt: ['#43208C', '#2E1466', '#1C0B45', '#0D0524'],
  feltLine: '#2BE3FF',
  lacquer: ['#3A2A7E', '#1E1450', '#120A34', '#07041A'],
  velvet: ['#C0268F', '#7A1470', '#400A4C', '#1C0428'],
  awning: [
    ['#2A1F6E', '#161044', '#0A0624'],
    ['#E0319F', '#9A1A7E', '#4C0A4E'],
  ],
  lamp: ['160,220,255', '190,90,240', '90,20,130'],
  cone: 0.42,
  bulb: 0x9fefff,
  dusk: DUSKS.v3,
  key: [0.96, 0.96, 1.14],
  rim: [0.9, 0.24, 0.72],
  ambient: [0.17, 0.14, 0.26],
  bounce: [0.14, 0.08, 0.24],
  night: '#070416',
  dust: '#C8B8FF',
  confetti: ['#2BE3FF', '#FF4FC3', '#FFD24D', '#7B68CE', '#3DF2A4', '#FFFFFF', '#FF7A8A'],
  coin: ['#FFF6D8', '#FFD24D', '#E08A3A', '#FFE79A', '#A0507A'],
  coinInk: '#7A2A10',
};

/** A booth by the sea: white boards, deep teal cloth, coral only in the awning. */
const SEA: Palette = {
  faces: ['#D8324A', '#F2B030', '#1A9460', '#2468D0', '#D9569C', '#E6ECEA'],
  symbols: ['#FFFFFF', '#FFFDF2', '#FFFFFF', '#FFFFFF', '#FFFFFF', '#6F8881'],
  symbolEdge: '#0E3A36',
  inlay: '#E4F4EE',
  plank: ['#8FB8AE', '#CFE4DD', '#B2D0C7', '#6B968B'],
  leaf: '#0B6B5B',
  metal: ['#FFFFFF', '#D6E8E3', '#7FA79E', '#F4FBF9', '#5C857C'],
  felt: ['#17907A', '#0F6E60', '#0A5248', '#063A33'],
  feltLine: '#8FE0CC',
  lacquer: ['#F2F8F6', '#C6DAD4', '#94B4AC', '#5F857B'],
  velvet: ['#0F7A68', '#0A5B52', '#063F3A', '#032722'],
  awning: [
    ['#FFFFFF', '#E9F2EF', '#BDD2CB'],
    ['#FF9C72', '#F27E50', '#B8502A'],
  ],
  lamp: ['110,116,96', '92,104,84', '60,92,82'],
  cone: 0.2,
  bulb: 0xfff4d6,
  dusk: DUSKS.v4,
  key: [1.12, 1.08, 1.0],
  rim: [0.46, 0.62, 0.6],
  ambient: [0.28, 0.3, 0.3],
  bounce: [0.12, 0.22, 0.2],
  night: '#0A3A38',
  dust: '#E4F2EC',
  confetti: ['#FF8A5C', '#FFD98A', '#17907A', '#3DB598', '#FFFFFF', '#2468D0', '#F2B84B'],
  coin: ['#FFF8DC', '#FFDB7A', '#D99A3A', '#FFE9B0', '#9A6A20'],
  coinInk: '#6E4410',
};

export const paletteFor = bySkin<Palette>({ bg24: BLACK_GOLD, v2: FIESTA, v3: NEON, v4: SEA });

/** The midnight blue cloth of players who have it from the mall, in every skin. */
const OWN_FELT: Pick<Palette, 'felt' | 'feltLine'> = {
  felt: ['#2A5FC0', '#1B4596', '#102E68', '#081A3E'],
  feltLine: '#A9CCFF',
};

export const withOwnFelt = (palette: Palette): Palette => ({ ...palette, ...OWN_FELT });

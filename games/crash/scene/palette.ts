import { bySkin, type ScenePalette, type Stops } from '../../kit/scene/paint/palette';

/** The materials of the world in one skin. The only place for the colours of its art. */
export interface Palette extends ScenePalette {
  /** The sky from top to horizon at x1, x3, x10 and x50. */
  readonly skies: readonly [Stops<6>, Stops<6>, Stops<6>, Stops<6>];
  /** How strongly stars show in each of the four. */
  readonly stars: readonly [number, number, number, number];
  readonly starInk: string;
  readonly aurora: Stops<3>;
  readonly orb: Stops<3>;
  readonly orbGlow: number;
  readonly isDay: boolean;
  readonly cloud: readonly [string, string];
  /** The landmark on the horizon, from lit side to base, its light top and its shade. */
  readonly landmark: 'volcano' | 'lighthouse';
  readonly mountain: Stops<3>;
  readonly snow: string;
  readonly shade: string;
  readonly hill: readonly [string, string];
  readonly town: readonly [string, string];
  readonly windows: Stops<3>;
  readonly palm: string;
  readonly road: {
    readonly edge: string;
    readonly core: Stops<3>;
    readonly line: string;
  };
  readonly roadGlow: number;
  readonly roadFill: number;
  readonly lamps: readonly [number, number, number, number, number];
  readonly flags: readonly string[];
  /** The jeepney: body, trim, stripe, the end of its body's shade, and its name. */
  readonly jeepney: {
    readonly body: Stops<3>;
    readonly trim: string;
    readonly stripe: Stops<3>;
    readonly name: string;
  };
  /** Hues of the lantern's five points. */
  readonly lantern: readonly [number, number, number, number, number];
  readonly sign: {
    readonly lit: number;
    readonly litInk: number;
    readonly dark: number;
    readonly darkInk: number;
  };
  readonly sparks: readonly [number, number, number, number];
  readonly chute: readonly (readonly [string, string])[];
  readonly steam: number;
}

const COIN = {
  coin: ['#FFF0B4', '#FFCB4E', '#DC8F22', '#FFD873', '#9C5A12'],
  coinInk: '#7E4208',
} as const;

const BLACK_GOLD: Palette = {
  ...COIN,
  skies: [
    ['#070503', '#1a1008', '#40280f', '#8f5a1e', '#dc9a40', '#FFE09A'],
    ['#040302', '#110a06', '#2c180b', '#6e3d14', '#c27e30', '#F6C873'],
    ['#020204', '#080709', '#180f0e', '#3c1c16', '#7c4422', '#C98A44'],
    ['#010304', '#03110f', '#08231d', '#123c2c', '#3f5a30', '#a89a4a'],
  ],
  stars: [0.35, 0.7, 1, 1],
  starInk: '#FFE7A8',
  aurora: ['#3CE0A0', '#E9D36A', '#A3122B'],
  orb: ['#FFFDF4', '#FBE9BC', '#D9AE5E'],
  orbGlow: 0xffe0a0,
  isDay: false,
  cloud: ['#3a2410', '#E9C88A'],
  landmark: 'volcano',
  mountain: ['#6a4218', '#8a5822', '#C07E2C'],
  snow: '#FFE2A8',
  shade: '#140b05',
  hill: ['#241408', '#3a210c'],
  town: ['#0c0704', '#1d1108'],
  windows: ['#FFD873', '#FFB04d', '#FFF0C8'],
  palm: '#080503',
  road: { edge: '#2a1606', core: ['#8a5a18', '#E9BE5F', '#FFF6D0'], line: '#FFFFFF' },
  roadGlow: 0xe9a83a,
  roadFill: 0xf0b850,
  lamps: [0xffe7a8, 0xe9be5f, 0xff8a6a, 0xfff6e0, 0xc8922f],
  flags: ['#E9BE5F', '#8A1024', '#FFF3E0', '#3A2C18'],
  jeepney: {
    body: ['#F0606A', '#B0152E', '#5c0618'],
    trim: '#E9BE5F',
    stripe: ['#8a4a5a', '#4a1a22', '#200a10'],
    name: 'HIYAS',
  },
  lantern: [44, 36, 50, 24, 40],
  sign: { lit: 0xf0cc7a, litInk: 0x241402, dark: 0x0a0806, darkInk: 0xfff3dc },
  sparks: [0xfff3b0, 0xffd24d, 0xff9a3d, 0xffe7a8],
  chute: [
    ['#F0485E', '#A3122B'],
    ['#FFD873', '#B9781A'],
    ['#FFF3DC', '#CDB58C'],
    ['#C8922F', '#6e4a10'],
    ['#FFF3DC', '#CDB58C'],
    ['#FFD873', '#B9781A'],
    ['#F0485E', '#A3122B'],
  ],
  steam: 0xfff4e2,
  night: '#080503',
  metal: ['#FFF1C4', '#E9BE5F'],
  dust: '#E8C79A',
  confetti: ['#FFE7A8', '#E9BE5F', '#C8922F', '#E0364A', '#A3122B', '#FFF6E0', '#FFB84A'],
};

const NEON_NIGHT: Palette = {
  ...BLACK_GOLD,
  skies: [
    ['#1a0a48', '#4a1580', '#9a2a90', '#f0607a', '#ffb070', '#ffd88a'],
    ['#0b0530', '#2a0c66', '#7a1a8c', '#e0487a', '#ff9a5c', '#ffc46b'],
    ['#050220', '#120650', '#3a1080', '#7a2090', '#c83a8a', '#ff7a7a'],
    ['#03051c', '#062050', '#0c4a78', '#2a6aa0', '#7a50b0', '#e070c0'],
  ],
  stars: [0.5, 0.75, 1, 1],
  aurora: ['#3DF2A4', '#2BE3FF', '#FF5FB0'],
  orb: ['#fffdf0', '#ffe9b0', '#f7c877'],
  orbGlow: 0xffe9b0,
  cloud: ['#7a2a94', '#F0B8F0'],
  mountain: ['#6a2a94', '#a33a86', '#d0587a'],
  snow: '#ffd9c0',
  shade: '#2a0a55',
  hill: ['#3a1468', '#5a1a70'],
  town: ['#1a0838', '#2a1050'],
  windows: ['#FFD873', '#FFB04d', '#7FF0FF'],
  palm: '#14052e',
  road: { edge: '#5a1650', core: ['#FF4FC3', '#FF9A3D', '#FFF3B0'], line: '#FFFFFF' },
  roadGlow: 0xff7a3d,
  roadFill: 0xff8a6a,
  lamps: [0xffd24d, 0xff7ac8, 0x7ff0ff, 0x9bff9b, 0xff8a5c],
  flags: ['#E7263E', '#FFC52B', '#1D6FE8', '#19B57A', '#FF5FB0', '#ffffff'],
  jeepney: {
    body: ['#FF7A6B', '#E7263E', '#7d0a24'],
    trim: '#FFC52B',
    stripe: ['#8EC5FF', '#1D6FE8', '#0b2c7a'],
    name: 'KIDLAT',
  },
  lantern: [350, 45, 190, 285, 140],
  sign: { lit: 0x3df2a4, litInk: 0x00301b, dark: 0x0c0628, darkInk: 0xffffff },
  sparks: [0xfff3b0, 0xffd24d, 0xff9a3d, 0xff5fb0],
  chute: [
    ['#F0485E', '#A3122B'],
    ['#FFD873', '#D98A1A'],
    ['#FFF3DC', '#CDB58C'],
    ['#35C3C8', '#0E6A86'],
    ['#FFF3DC', '#CDB58C'],
    ['#FFD873', '#D98A1A'],
    ['#F0485E', '#A3122B'],
  ],
  steam: 0xf2e6ff,
  night: '#0b0530',
  dust: '#D8B8F0',
  confetti: ['#FF4FC3', '#2BE3FF', '#FFD24D', '#3DF2A4', '#FF8A5C', '#FFFFFF'],
};

const FIESTA_DAY: Palette = {
  ...NEON_NIGHT,
  skies: [
    ['#2F8FE8', '#4FA8F2', '#79C4F8', '#A8DDFA', '#D8F0F4', '#FFF3CF'],
    ['#2477D8', '#3F95EA', '#6AB6F4', '#9CD4F8', '#D2ECF2', '#FFEDBC'],
    ['#1A55B0', '#2C74CC', '#4F98E0', '#82BCEC', '#BCDCEC', '#FFE3A4'],
    ['#123A86', '#1F56A8', '#3A7AC4', '#6AA4D8', '#A8CCE0', '#FFD98E'],
  ],
  stars: [0, 0, 0.12, 0.4],
  aurora: ['#FF5C7A', '#FFC52B', '#4CD08A'],
  orb: ['#FFFFF4', '#FFF0A0', '#FFC93C'],
  orbGlow: 0xfff3b0,
  isDay: true,
  cloud: ['#FFFFFF', '#FFFFFF'],
  mountain: ['#3F9E7A', '#5CB888', '#8ED0A0'],
  snow: '#F3FFE8',
  shade: '#14604E',
  hill: ['#2E9A5E', '#58B870'],
  town: ['#D8603A', '#F08A4C'],
  windows: ['#FFF3C8', '#7FD4F4', '#FFD24D'],
  palm: '#1E7A46',
  road: { edge: '#B4550A', core: ['#FFC94A', '#FFA81E', '#FFE08A'], line: '#FFFFFF' },
  roadGlow: 0xffe08a,
  roadFill: 0xffd060,
  lamps: [0xe7263e, 0xffffff, 0x1d6fe8, 0x19b57a, 0xff5fb0],
  sign: { lit: 0xd81e3c, litInk: 0xffffff, dark: 0xffffff, darkInk: 0x331427 },
  sparks: [0xffffff, 0xfff3b0, 0xffd24d, 0xff8a5c],
  steam: 0xffffff,
  night: '#1A4E9A',
  dust: '#FFFFFF',
  confetti: ['#E7263E', '#FFC52B', '#1D6FE8', '#19B57A', '#FF5FB0', '#FFFFFF'],
};

const MORNING_SEA: Palette = {
  ...FIESTA_DAY,
  skies: [
    ['#A9D8D6', '#BFE4DF', '#D3EDE6', '#E6F4EC', '#F7F3E2', '#FFE9D0'],
    ['#8FCBCB', '#A8D9D5', '#C2E6DF', '#DCF0E8', '#F2F1E2', '#FFE2C8'],
    ['#6FB3BA', '#8CC6C8', '#ABD8D4', '#CBE8DF', '#E9EEDD', '#FFD8BC'],
    ['#4F96A6', '#6FAEB8', '#93C6C8', '#B8DCD4', '#DEE8D6', '#FFCBB0'],
  ],
  stars: [0, 0, 0.15, 0.4],
  aurora: ['#FF8A70', '#FFD9A0', '#0E8A76'],
  orb: ['#FFFFFF', '#FFF6DE', '#FFDDA8'],
  orbGlow: 0xfff1d0,
  cloud: ['#FFFFFF', '#FFFFFF'],
  landmark: 'lighthouse',
  mountain: ['#6FB0A6', '#8CC4B6', '#B4DACB'],
  snow: '#FFFFFF',
  shade: '#2A7A6E',
  hill: ['#3F9C8C', '#6FBCAC'],
  town: ['#3B8A7E', '#5FA89A'],
  windows: ['#FFF6E0', '#FFE2C0', '#E6FFF8'],
  palm: '#1E6A5C',
  road: { edge: '#0B6354', core: ['#8FD0C2', '#D6EFE6', '#FFFFFF'], line: '#0E8A76' },
  roadGlow: 0xffffff,
  roadFill: 0xe6f6f0,
  lamps: [0xff8a70, 0xffffff, 0x0e8a76, 0xffd9a0, 0x5fc4b0],
  flags: ['#0E8A76', '#FFFFFF', '#FF8A70', '#8FD0C2'],
  jeepney: {
    body: ['#FFFFFF', '#EAF4F0', '#A8C4BC'],
    trim: '#0E8A76',
    stripe: ['#4FC0AC', '#0E8A76', '#06493E'],
    name: 'ALON',
  },
  lantern: [168, 14, 174, 38, 160],
  sign: { lit: 0x0b6b5b, litInk: 0xffffff, dark: 0xffffff, darkInk: 0x10241f },
  sparks: [0xffffff, 0xfff1d0, 0xffc8a8, 0x9fe0d0],
  chute: [
    ['#FF9A80', '#D86048'],
    ['#FFFFFF', '#C8DCD4'],
    ['#4FC0AC', '#0E8A76'],
    ['#FFFFFF', '#C8DCD4'],
    ['#4FC0AC', '#0E8A76'],
    ['#FFFFFF', '#C8DCD4'],
    ['#FF9A80', '#D86048'],
  ],
  night: '#3F8C96',
  confetti: ['#0E8A76', '#FF8A70', '#FFD9A0', '#FFFFFF', '#8FD0C2'],
};

export const paletteFor = bySkin<Palette>({
  bg24: BLACK_GOLD,
  v2: FIESTA_DAY,
  v3: NEON_NIGHT,
  v4: MORNING_SEA,
});

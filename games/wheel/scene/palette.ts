import { bySkin, type ScenePalette, type Stops } from '../../kit/scene/paint/palette';

/** A wedge's material: its colour at the hub and at the rim, and the colour of its label. */
export interface Tone {
  readonly deep: string;
  readonly bright: string;
  readonly ink: string;
  /** The label's outline, so that it can be read on any wedge. */
  readonly edge: string;
}

/** The background behind the wheel. */
export type Setting = 'velvet' | 'fiesta' | 'neon' | 'sea';

/** The wheel's materials in one skin. Colours are #rrggbb. */
export interface Palette extends ScenePalette {
  readonly setting: Setting;
  /** The wall from top to floor, six stops. */
  readonly wall: Stops<6>;
  /** Curtains, rays or hills in front of it: light, body, shade. */
  readonly cloth: Stops<3>;
  readonly floor: Stops<3>;
  readonly floorLine: string;
  readonly pennants: readonly string[];
  /** Wedges clockwise, starting with the points. */
  readonly tones: readonly Tone[];
  /** Between the wedges, and around them. */
  readonly line: string;
  readonly rim: Stops<5>;
  readonly rimBed: string;
  /** Lamps of the rim, one after the other; null for a rim with dashes instead. */
  readonly bulbs: readonly [number, number] | null;
  readonly dash: string;
  readonly peg: readonly [string, string];
  readonly hub: Stops<4>;
  readonly hubMark: string;
  readonly pointer: Stops<3>;
  readonly pointerEdge: string;
  /** Light: of the sun behind, on the floor, and around the wheel. */
  readonly sun: number;
  readonly pool: number;
  readonly halo: number;
  readonly shadow: string;
}

const tone = (deep: string, bright: string, ink: string, edge: string): Tone => ({ deep, bright, ink, edge });

const GOLD = ['#FFF1C4', '#E9BE5F', '#8F5F1C', '#FFE0A0', '#A06A20'] as const;
const COIN = ['#FFF0B4', '#FFCB4E', '#DC8F22', '#FFD873', '#9C5A12'] as const;

const wine = tone('#4A0716', '#B01A38', '#FFF1D6', '#2A030C');
const black = tone('#080505', '#342A24', '#FFE7B0', '#000000');
const ivory = tone('#C9AE84', '#FFF6E2', '#5A1020', '#FFF6E2');
const gold = tone('#A9701C', '#FFE39A', '#3A1404', '#FFE9B0');

const BLACK_GOLD: Palette = {
  setting: 'velvet',
  wall: ['#070403', '#140A07', '#2A1110', '#4A1419', '#2A0A0E', '#0C0504'],
  cloth: ['#8E1A30', '#560A1B', '#1C0309'],
  floor: ['#3A1C10', '#150A06', '#060302'],
  floorLine: '#E9BE5F',
  pennants: ['#C8922F', '#7A0E22', '#E9D5A8'],
  tones: [ivory, wine, black, gold, wine, black, ivory, wine, black, wine, gold],
  line: '#F3CF7A',
  rim: GOLD,
  rimBed: '#1A0B06',
  bulbs: [0xffd68a, 0xffb04a],
  dash: '#F3CF7A',
  peg: ['#FFF6DC', '#9A6A22'],
  hub: ['#FFF1C4', '#C21E3E', '#7A0E22', '#2A030C'],
  hubMark: '#FFE7A8',
  pointer: ['#FFF6D8', '#F0C256', '#9C6418'],
  pointerEdge: '#FFF8E6',
  sun: 0xe9a04a,
  pool: 0xd9822e,
  halo: 0xc8702a,
  shadow: '#020101',
  night: '#070403',
  metal: GOLD,
  dust: '#E8C79A',
  confetti: ['#FFE7A8', '#E9BE5F', '#C8922F', '#E0364A', '#A3122B', '#FFF6E0', '#FFB84A'],
  coin: COIN,
  coinInk: '#7E4208',
};

const FIESTA: Palette = {
  ...BLACK_GOLD,
  setting: 'fiesta',
  wall: ['#2FA7E0', '#5CC0EA', '#9BDBF2', '#FFE9B0', '#FFD27A', '#F7A93C'],
  cloth: ['#FFF3CF', '#FFDE8E', '#FFC55A'],
  floor: ['#E98A2E', '#C4601A', '#8E3C0E'],
  floorLine: '#FFE3A8',
  pennants: ['#E8356A', '#1B9CD8', '#FFB51F', '#19A868', '#8A4BE0'],
  tones: [
    tone('#E0D2B4', '#FFFDF4', '#8C0F38', '#FFFFFF'),
    tone('#B01048', '#F2487E', '#FFFFFF', '#6A0028'),
    tone('#0E6FB4', '#3FB4EE', '#FFFFFF', '#053A66'),
    tone('#DE8A00', '#FFC94A', '#4A1E00', '#FFE9B0'),
    tone('#0B7E4C', '#33C487', '#FFFFFF', '#04402A'),
    tone('#6A2BC0', '#A673F2', '#FFFFFF', '#35106A'),
    tone('#D0521A', '#FF8E4A', '#FFFFFF', '#6A2000'),
    tone('#0A8E96', '#3FD2D2', '#04343A', '#C8FFFF'),
    tone('#B01048', '#F2487E', '#FFFFFF', '#6A0028'),
    tone('#0E6FB4', '#3FB4EE', '#FFFFFF', '#053A66'),
    tone('#DE8A00', '#FFE27A', '#6A1000', '#FFF3C8'),
  ],
  line: '#FFFFFF',
  rim: ['#FFF8E0', '#FFC94A', '#C8741A', '#FFE9A8', '#B0601A'],
  rimBed: '#8C1238',
  bulbs: [0xfff1b0, 0xffd0e0],
  dash: '#FFFFFF',
  peg: ['#FFFFFF', '#D9922E'],
  hub: ['#FFFFFF', '#FFC94A', '#F28A1A', '#A84A0A'],
  hubMark: '#A8143F',
  pointer: ['#FF8FA8', '#E8254E', '#8C0F28'],
  pointerEdge: '#FFFFFF',
  sun: 0xfff3c0,
  pool: 0xffe6a0,
  halo: 0xffe08a,
  shadow: '#5A2408',
  night: '#14557E',
  confetti: ['#E8356A', '#1B9CD8', '#FFB51F', '#19A868', '#8A4BE0', '#FFFFFF'],
};

const glass = tone('#140A44', '#4A35C8', '#FFFFFF', '#12063A');
const pink = tone('#7A0F5C', '#FF6CCB', '#FFFFFF', '#4A063A');
const cyan = tone('#05566E', '#3FE2FF', '#FFFFFF', '#023040');

const NEON: Palette = {
  ...BLACK_GOLD,
  setting: 'neon',
  wall: ['#0B0530', '#1C0848', '#3A0E70', '#7A1690', '#B01F86', '#12063A'],
  cloth: ['#FF4FC3', '#7B4BFF', '#2BE3FF'],
  floor: ['#1A0A48', '#12063A', '#070320'],
  floorLine: '#2BE3FF',
  pennants: ['#FF4FC3', '#2BE3FF', '#FFD24D', '#7B68CE'],
  tones: [
    cyan,
    glass,
    pink,
    glass,
    cyan,
    glass,
    pink,
    glass,
    cyan,
    pink,
    tone('#A85C00', '#FFE48A', '#3A1400', '#FFF3C8'),
  ],
  line: '#FFFFFF',
  rim: ['#E9E4FF', '#8F7BEA', '#2A1A70', '#B9A9FF', '#4A34A8'],
  rimBed: '#190B44',
  bulbs: [0xff6cd0, 0x4ae8ff],
  dash: '#2BE3FF',
  peg: ['#FFFFFF', '#7B68CE'],
  hub: ['#FFFFFF', '#FF8FDA', '#E0309E', '#5A0A44'],
  hubMark: '#FFFFFF',
  pointer: ['#FFF3C0', '#FFD24D', '#C88A12'],
  pointerEdge: '#FFFFFF',
  sun: 0xb05aff,
  pool: 0xff4fc3,
  halo: 0xff4fc3,
  shadow: '#05021A',
  night: '#070320',
  metal: ['#FFFFFF', '#FF8FDA', '#7A0F5C', '#FFD0F2', '#B01F86'],
  dust: '#C8B4FF',
  confetti: ['#FF4FC3', '#2BE3FF', '#FFD24D', '#7B68CE', '#FFFFFF'],
};

const deepSea = tone('#0A5A4C', '#1A8270', '#FFFFFF', '#06392F');
const foam = tone('#D9EBE4', '#F6FBF9', '#0B4F45', '#FFFFFF');
const reef = tone('#2FA388', '#5CC8AE', '#04302A', '#C8F2E4');
const mist = tone('#C2E2D8', '#E6F4EF', '#0B4F45', '#FFFFFF');

const SEA: Palette = {
  ...BLACK_GOLD,
  setting: 'sea',
  wall: ['#BFDCD2', '#D2E8E0', '#E2F0EB', '#EFF6F3', '#E4F0EB', '#CFE4DB'],
  cloth: ['#FFFFFF', '#DDEEE7', '#A9CFC2'],
  floor: ['#BFDDD2', '#A9CFC2', '#8FBFAF'],
  floorLine: '#FFFFFF',
  pennants: ['#0B6B5B', '#FF8A5C', '#FFFFFF', '#3DB598'],
  tones: [
    deepSea,
    foam,
    reef,
    mist,
    deepSea,
    foam,
    reef,
    mist,
    deepSea,
    foam,
    tone('#F2703E', '#FFA37C', '#3A1200', '#FFD9C8'),
  ],
  line: '#FFFFFF',
  rim: ['#FFFFFF', '#FFFFFF', '#DCEAE5', '#FFFFFF', '#E6F0EC'],
  rimBed: '#FFFFFF',
  bulbs: null,
  dash: '#8CC2B3',
  peg: ['#FFFFFF', '#8CC2B3'],
  hub: ['#FFFFFF', '#FFFFFF', '#E6F0EC', '#BFD6CD'],
  hubMark: '#0B6B5B',
  pointer: ['#FFB395', '#FF8A5C', '#D9602F'],
  pointerEdge: '#FFFFFF',
  sun: 0xffffff,
  pool: 0xffffff,
  halo: 0xffffff,
  shadow: '#0A4A40',
  night: '#5E8F82',
  metal: ['#FFFFFF', '#FFB395', '#0B6B5B', '#FFFFFF', '#3DB598'],
  dust: '#FFFFFF',
  confetti: ['#0B6B5B', '#FF8A5C', '#3DB598', '#FFFFFF', '#FFC94A'],
};

export const paletteFor = bySkin<Palette>({ bg24: BLACK_GOLD, v2: FIESTA, v3: NEON, v4: SEA });

import { bySkin, type ScenePalette, type Stops } from '../../../../../games/kit/scene/paint/palette';

/** The materials of the draw in one skin. Colours are #rrggbb. */
export interface Palette extends ScenePalette {
  /** The wall from top to floor. */
  readonly wall: Stops<4>;
  /** Folds or hills in front of it: light, body, shade. */
  readonly cloth: Stops<3>;
  readonly isSoft: boolean;
  readonly floor: Stops<3>;
  readonly floorLine: string;
  readonly pennants: readonly string[];
  /** The glass of the drum: middle and edge. */
  readonly glass: readonly [string, string];
  /** Its bars, lit from the upper left. */
  readonly bar: Stops<3>;
  readonly stand: Stops<3>;
  /** A ticket: paper from light to dark, the stub, and the ink. */
  readonly paper: readonly [string, string];
  readonly stub: readonly [string, string];
  readonly ink: string;
  /** The back of a ticket. */
  readonly back: readonly [string, string];
  readonly sun: number;
  readonly pool: number;
  /** The light around the player's own ticket. */
  readonly own: number;
}

const GOLD = ['#FFF1C4', '#E9BE5F', '#8F5F1C', '#FFE0A0', '#A06A20'] as const;
const COIN = ['#FFF0B4', '#FFCB4E', '#DC8F22', '#FFD873', '#9C5A12'] as const;

const BLACK_GOLD: Palette = {
  wall: ['#0A0504', '#2A1110', '#4A1419', '#160707'],
  cloth: ['#8E1A30', '#560A1B', '#1C0309'],
  isSoft: false,
  floor: ['#3A1C10', '#150A06', '#060302'],
  floorLine: '#E9BE5F',
  pennants: ['#C8922F', '#7A0E22', '#E9D5A8'],
  glass: ['#5A1A22', '#1A0608'],
  bar: ['#FFF1C4', '#D9A54A', '#7A4E16'],
  stand: ['#FFE7A8', '#B8791C', '#4A2E0C'],
  paper: ['#FFFBEE', '#F0DDB0'],
  stub: ['#C21E3E', '#7A0E22'],
  ink: '#3A1404',
  back: ['#B01A38', '#5A0A1B'],
  sun: 0xe9a04a,
  pool: 0xd9822e,
  own: 0xffd98a,
  night: '#070403',
  metal: GOLD,
  dust: '#E8C79A',
  confetti: ['#FFE7A8', '#E9BE5F', '#C8922F', '#E0364A', '#FFF6E0', '#FFB84A'],
  coin: COIN,
  coinInk: '#7E4208',
};

const FIESTA: Palette = {
  ...BLACK_GOLD,
  wall: ['#2FA7E0', '#6CC8EE', '#B8E4F2', '#FFE3A0'],
  cloth: ['#7CC98A', '#4FB06E', '#2F9156'],
  isSoft: true,
  floor: ['#E98A2E', '#C4601A', '#8E3C0E'],
  floorLine: '#FFE3A8',
  pennants: ['#E8356A', '#1B9CD8', '#FFB51F', '#19A868', '#8A4BE0'],
  glass: ['#BFE6F6', '#4FA3CC'],
  bar: ['#FFF3C8', '#FFB51F', '#B86A0A'],
  stand: ['#FF9FB4', '#E8254E', '#8C0F28'],
  paper: ['#FFFFFF', '#FFF0CC'],
  stub: ['#F2487E', '#B01048'],
  ink: '#8C0F38',
  back: ['#8A4BE0', '#5A22A8'],
  sun: 0xfff3c0,
  pool: 0xffe6a0,
  own: 0xfff0a0,
  night: '#14557E',
  confetti: ['#E8356A', '#1B9CD8', '#FFB51F', '#19A868', '#8A4BE0', '#FFFFFF'],
};

const NEON: Palette = {
  ...BLACK_GOLD,
  wall: ['#0B0530', '#2A0A5A', '#7A1690', '#12063A'],
  cloth: ['#FF4FC3', '#7B4BFF', '#2BE3FF'],
  isSoft: false,
  floor: ['#1A0A48', '#12063A', '#070320'],
  floorLine: '#2BE3FF',
  pennants: ['#FF4FC3', '#2BE3FF', '#FFD24D', '#7B68CE'],
  glass: ['#3A1A7A', '#0E0634'],
  bar: ['#FFFFFF', '#9A86F0', '#3A2A90'],
  stand: ['#FF9EDF', '#B01F86', '#3A0A44'],
  paper: ['#FFFFFF', '#E4DCFF'],
  stub: ['#FF4FC3', '#8A0F6C'],
  ink: '#22001A',
  back: ['#2BC4E0', '#06506A'],
  sun: 0xb05aff,
  pool: 0xff4fc3,
  own: 0x2be3ff,
  night: '#070320',
  metal: ['#FFFFFF', '#FF8FDA', '#7A0F5C', '#FFD0F2', '#B01F86'],
  dust: '#C8B4FF',
  confetti: ['#FF4FC3', '#2BE3FF', '#FFD24D', '#7B68CE', '#FFFFFF'],
};

const SEA: Palette = {
  ...BLACK_GOLD,
  wall: ['#BFDCD2', '#DDEEE8', '#EFF6F3', '#D2E6DD'],
  cloth: ['#FFFFFF', '#DDEEE7', '#B4D6CA'],
  isSoft: true,
  floor: ['#BFDDD2', '#A9CFC2', '#8FBFAF'],
  floorLine: '#FFFFFF',
  pennants: ['#0B6B5B', '#FF8A5C', '#FFFFFF', '#3DB598'],
  glass: ['#D3E9E2', '#6FAE9E'],
  bar: ['#FFFFFF', '#5FA595', '#0B5A4C'],
  stand: ['#2A8A78', '#0B6B5B', '#053A32'],
  paper: ['#FFFFFF', '#F1F7F5'],
  stub: ['#FFA37C', '#E8622E'],
  ink: '#0B4F45',
  back: ['#3DB598', '#0B6B5B'],
  sun: 0xffffff,
  pool: 0xffffff,
  own: 0xffb395,
  night: '#5E8F82',
  metal: ['#FFFFFF', '#FFB395', '#0B6B5B', '#FFFFFF', '#3DB598'],
  dust: '#FFFFFF',
  confetti: ['#0B6B5B', '#FF8A5C', '#3DB598', '#FFFFFF', '#FFC94A'],
};

export const paletteFor = bySkin<Palette>({ bg24: BLACK_GOLD, v2: FIESTA, v3: NEON, v4: SEA });

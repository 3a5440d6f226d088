import { bySkin, type ScenePalette, type Stops } from '../../../../../games/kit/scene/paint/palette';

/** A ball from its light to its shade. */
export type BallTone = Stops<3>;

/** The draw's materials in one skin. Colours are #rrggbb. */
export interface Palette extends ScenePalette {
  /** The wall from top to bottom. */
  readonly wall: Stops<4>;
  /** The rays on the wall. */
  readonly ray: string;
  readonly rayAlpha: number;
  readonly pennants: readonly string[];
  readonly string: string;
  /** The drum's ring and stand: light, body, shade, edge. */
  readonly ring: Stops<4>;
  /** The inside of the drum: middle, and towards the ring. */
  readonly inside: Stops<2>;
  /** Reflections on the glass. */
  readonly glass: string;
  /** Of 2D, five colours in the order of `BALL_COLOURS`; the same everywhere, so that a number keeps its colour. */
  readonly balls: readonly BallTone[];
  readonly label: string;
  readonly labelInk: string;
  /** A flap: top, middle, bottom, its edge, its digit. */
  readonly flap: Stops<5>;
  /** The bed of cups and flaps. */
  readonly bed: string;
  readonly bedEdge: string;
  readonly shadow: string;
  readonly sun: number;
}

const BALLS: readonly BallTone[] = [
  ['#C79BFF', '#8A45E0', '#3F1488'],
  ['#FF8F9E', '#E0243F', '#7C0A1E'],
  ['#7FE3A9', '#1FA45C', '#064A28'],
  ['#86C2FF', '#2B7DEB', '#0A3A86'],
  ['#FFDF83', '#F7A81B', '#9A5A05'],
];

const BLACK_GOLD: Palette = {
  wall: ['#0B0605', '#1D0C0B', '#3A1013', '#0D0504'],
  ray: '#E9BE5F',
  rayAlpha: 0.07,
  pennants: ['#C8922F', '#7A0E22', '#E9D5A8'],
  string: '#8F5F1C',
  ring: ['#FFF1C4', '#E9BE5F', '#8F5F1C', '#5A3A10'],
  inside: ['#43161A', '#120606'],
  glass: '#FFF6DC',
  balls: BALLS,
  label: '#FFFDF6',
  labelInk: '#2A0C10',
  flap: ['#6E1227', '#8E1A33', '#3E0716', '#F3CF7A', '#FFF0C4'],
  bed: '#120706',
  bedEdge: '#C8922F',
  shadow: '#020101',
  sun: 0xe9a04a,
  night: '#070403',
  metal: ['#FFF1C4', '#E9BE5F', '#8F5F1C'],
  dust: '#E8C79A',
  confetti: ['#FFE7A8', '#E9BE5F', '#C8922F', '#E0364A', '#A3122B', '#FFF6E0'],
  coin: ['#FFF0B4', '#FFCB4E', '#DC8F22', '#FFD873', '#9C5A12'],
  coinInk: '#7E4208',
};

const FIESTA: Palette = {
  ...BLACK_GOLD,
  wall: ['#FF9A1C', '#FFA92B', '#FFC23A', '#FFD24A'],
  ray: '#FFF3C0',
  rayAlpha: 0.34,
  pennants: ['#E8254E', '#1B7BE0', '#FFD24A', '#19A868', '#FF6FB4', '#FFFFFF'],
  string: '#A0401C',
  ring: ['#FFFFFF', '#FFD27A', '#C8641A', '#8C1238'],
  inside: ['#FFF7E4', '#FFD58C'],
  glass: '#FFFFFF',
  labelInk: '#2E0A1C',
  flap: ['#7C1A3C', '#A3123F', '#6A0A2A', '#FFFFFF', '#FFF0C4'],
  bed: '#FFE0A0',
  bedEdge: '#FFFFFF',
  shadow: '#8C4A08',
  sun: 0xfff3c0,
  night: '#B8560C',
  confetti: ['#E8356A', '#1B9CD8', '#FFB51F', '#19A868', '#8A4BE0', '#FFFFFF'],
};

const NEON: Palette = {
  ...BLACK_GOLD,
  wall: ['#0B0530', '#220A58', '#5A148A', '#12063A'],
  ray: '#FF6CD0',
  rayAlpha: 0.12,
  pennants: ['#FF4FC3', '#2BE3FF', '#FFD24D', '#7B68CE'],
  string: '#7B68CE',
  ring: ['#FFFFFF', '#B9A9FF', '#4A34A8', '#FF4FC3'],
  inside: ['#3A1A86', '#0C0530'],
  glass: '#DDF7FF',
  labelInk: '#160A3A',
  flap: ['#2A0E6E', '#3A1690', '#160648', '#2BE3FF', '#FFFFFF'],
  bed: '#0C0530',
  bedEdge: '#FF4FC3',
  shadow: '#05021A',
  sun: 0xff6cd0,
  night: '#070320',
  metal: ['#FFFFFF', '#FF8FDA', '#7A0F5C'],
  dust: '#C8B4FF',
  confetti: ['#FF4FC3', '#2BE3FF', '#FFD24D', '#7B68CE', '#FFFFFF'],
};

const SEA: Palette = {
  ...BLACK_GOLD,
  wall: ['#CFE6DD', '#DDEFE8', '#EDF6F2', '#DCEDE6'],
  ray: '#FFFFFF',
  rayAlpha: 0.5,
  pennants: ['#0B6B5B', '#FF8A5C', '#FFFFFF', '#3DB598'],
  string: '#8CC2B3',
  ring: ['#FFFFFF', '#9CCDBE', '#3D8C7A', '#0B6B5B'],
  inside: ['#F4FBF8', '#A9D3C6'],
  glass: '#FFFFFF',
  labelInk: '#06392F',
  flap: ['#0F7A68', '#0B6B5B', '#06473C', '#FFFFFF', '#FFFFFF'],
  bed: '#CFE4DB',
  bedEdge: '#FFFFFF',
  shadow: '#0A4A40',
  sun: 0xffffff,
  night: '#7FA99D',
  metal: ['#FFFFFF', '#FFB395', '#0B6B5B'],
  dust: '#FFFFFF',
  confetti: ['#0B6B5B', '#FF8A5C', '#3DB598', '#FFFFFF', '#FFC94A'],
};

export const paletteFor = bySkin<Palette>({ bg24: BLACK_GOLD, v2: FIESTA, v3: NEON, v4: SEA });

import { bySkin, type ScenePalette, type Stops } from '../../kit/scene/paint/palette';

/** The table's materials in one skin; dice, bowl and cover are baked in their own colours. */
export interface Palette extends ScenePalette {
  /** The cover of the table, and its colours from light to dark. */
  readonly cloth: 'silk' | 'banig' | 'mirror' | 'linen';
  readonly table: Stops<4>;
  /** Lines and patterns on it. */
  readonly pattern: Stops<3>;
  /** The lamp's light on the table, as red, green, blue of rgba(). */
  readonly lamp: string;
  /** Shadows under dice and cover. */
  readonly shadow: number;
  readonly shadowAlpha: number;
  /** Light that each of the two kinds of dice casts on the bowl; null if the dice do not glow. */
  readonly spill: readonly [number, number] | null;
  /** How strongly the bowl's floor reflects a die. */
  readonly mirror: number;
  /** The light on a die that is lit, and its strength: bright dice need little. */
  readonly glow: number;
  readonly glowAlpha: number;
  /** The decimal point. */
  readonly point: number;
}

const BLACK_GOLD: Palette = {
  cloth: 'silk',
  table: ['#4A0F1E', '#300914', '#1A050B', '#0A0305'],
  pattern: ['#E9BE5F', '#8A5A22', '#FF9AA4'],
  lamp: '255,176,110',
  night: '#080503',
  shadow: 0x050102,
  shadowAlpha: 0.82,
  spill: null,
  mirror: 0,
  glow: 0xffc463,
  glowAlpha: 0.45,
  point: 0xfff1c4,
  metal: ['#FFF1C4', '#E9BE5F', '#8F5F1C'],
  dust: '#E8C79A',
  confetti: ['#FFE7A8', '#E9BE5F', '#C8922F', '#E0364A', '#A3122B', '#FFF6E0', '#FFB84A'],
  coin: ['#FFF0B4', '#FFCB4E', '#DC8F22', '#FFD873', '#9C5A12'],
  coinInk: '#7E4208',
};

const FIESTA: Palette = {
  cloth: 'banig',
  table: ['#F7C948', '#EFA92E', '#D07A1C', '#8A3A12'],
  pattern: ['#D81E5B', '#0B8F5A', '#1668C8'],
  lamp: '150,130,80',
  night: '#4A1208',
  shadow: 0x3a1206,
  shadowAlpha: 0.6,
  spill: null,
  mirror: 0,
  glow: 0xfff0a8,
  glowAlpha: 0.26,
  point: 0xd81e5b,
  metal: ['#FFF6D0', '#FFC53A', '#C27A12'],
  dust: '#FFE9BE',
  confetti: ['#E0115F', '#0BA068', '#FFB51F', '#1E7BE0', '#FFF3D8', '#FF6A3D'],
  coin: ['#FFF0B4', '#FFCB4E', '#DC8F22', '#FFD873', '#9C5A12'],
  coinInk: '#7E4208',
};

const NEON: Palette = {
  cloth: 'mirror',
  table: ['#250D5C', '#170940', '#0C0426', '#060216'],
  pattern: ['#FF4FC3', '#7B68CE', '#8A2BE2'],
  lamp: '150,90,255',
  night: '#060214',
  shadow: 0x050112,
  shadowAlpha: 0.7,
  spill: [0xff4fc3, 0x2be3ff],
  mirror: 0.15,
  glow: 0xe8d8ff,
  glowAlpha: 0.4,
  point: 0xffffff,
  metal: ['#FFE9FF', '#FF9AE0', '#B23BD0'],
  dust: '#B9A2FF',
  confetti: ['#FF4FC3', '#2BE3FF', '#3DF2A4', '#FFD24D', '#B68CFF', '#FFFFFF'],
  coin: ['#FFF6C0', '#FFD24D', '#F09A2D', '#FFE08A', '#A8580F'],
  coinInk: '#7A3A08',
};

const SEA: Palette = {
  cloth: 'linen',
  table: ['#E4E2D8', '#D9D9CE', '#C9D2CB', '#A3CAC1'],
  pattern: ['#3E8F82', '#8DBDB3', '#FF8A5C'],
  lamp: '70,64,50',
  night: '#9CC7BE',
  shadow: 0x24413a,
  shadowAlpha: 0.5,
  spill: null,
  mirror: 0.07,
  glow: 0xfff4d8,
  glowAlpha: 0.12,
  point: 0xff7a4a,
  metal: ['#FFFDF4', '#F4D58A', '#B98B2E'],
  dust: '#FFFFFF',
  confetti: ['#0B6B5B', '#FF8A5C', '#7CC7B8', '#F2C45A', '#FFFFFF', '#3E8F82'],
  coin: ['#FFF6D0', '#FFD873', '#E0A030', '#FFE49A', '#A8681A'],
  coinInk: '#7E4A0C',
};

export const paletteFor = bySkin<Palette>({ bg24: BLACK_GOLD, v2: FIESTA, v3: NEON, v4: SEA });

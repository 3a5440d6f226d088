import type { SkinName } from '../../../games/kit/skin';

/** Colours of the picture of a win, as #rrggbb. */
export interface Palette {
  /** From top to bottom. */
  readonly sky: readonly [string, string, string];
  readonly ray: string;
  /** The wheel's rim, lit from the upper left. */
  readonly rim: readonly string[];
  readonly bulbs: readonly [string, string];
  /** Wedges from the rim to the hub, in turn; the winning one is between them. */
  readonly wedges: readonly (readonly [bright: string, deep: string])[];
  readonly won: readonly [bright: string, deep: string];
  readonly line: string;
  readonly pointer: readonly [string, string, string];
  /** The large figure: body, edge, and face from top to bottom. */
  readonly depth: string;
  readonly edge: string;
  /** The shade at the foot, on which light text stands. */
  readonly foot: string;
  readonly face: readonly string[];
  readonly title: string;
  readonly titleGlow: string;
  readonly text: string;
  readonly muted: string;
  readonly panel: readonly [string, string];
  readonly frame: string;
  readonly badge: readonly [fill: string, ring: string, ink: string];
  readonly confetti: readonly string[];
}

const GOLD_FACE = ['#FFFDF0', '#FFE9A8', '#F0B73E', '#B8741A', '#FFD978', '#FFF3C8'] as const;

const PALETTES: Readonly<Record<SkinName, Palette>> = {
  bg24: {
    sky: ['#120807', '#4A0D18', '#080402'],
    ray: '#FFC46A',
    rim: ['#FFF1C4', '#E9BE5F', '#8F5F1C', '#FFE0A0', '#A06A20'],
    bulbs: ['#FFF3C8', '#FFB04A'],
    wedges: [
      ['#B01A38', '#4A0716'],
      ['#342A24', '#080505'],
    ],
    won: ['#FFF6D8', '#C8922F'],
    line: '#F3CF7A',
    pointer: ['#FFF6D8', '#F0C256', '#9C6418'],
    depth: '#2A0D02',
    foot: '#2A0D02',
    edge: '#FFF3C8',
    face: GOLD_FACE,
    title: '#FFF3DC',
    titleGlow: '#E0364A',
    text: '#FFE7A8',
    muted: '#C9B58C',
    panel: ['#2B1E0F', '#100A05'],
    frame: '#E9BE5F',
    badge: ['#3A0A10', '#A3122B', '#FFF3D8'],
    confetti: ['#FFE7A8', '#E9BE5F', '#C8922F', '#E0364A', '#FFF6E0'],
  },
  v2: {
    sky: ['#2FA7E0', '#8FD8F4', '#FFD27A'],
    ray: '#FFFFFF',
    rim: ['#FFF8E0', '#FFC94A', '#C8741A', '#FFE9A8', '#B0601A'],
    bulbs: ['#FFFFFF', '#FFD0E0'],
    wedges: [
      ['#F2487E', '#B01048'],
      ['#33C487', '#0B7E4C'],
      ['#A673F2', '#6A2BC0'],
    ],
    won: ['#FFF7C8', '#F28A1A'],
    line: '#FFFFFF',
    pointer: ['#FF8FA8', '#E8254E', '#8C0F28'],
    depth: '#8C0F38',
    foot: '#8C0F38',
    edge: '#FFFFFF',
    face: ['#FFF3A8', '#FFD23F', '#FFB000', '#F28A1A', '#FFC23A', '#FFE58A'],
    title: '#FFFFFF',
    titleGlow: '#B01048',
    text: '#331427',
    muted: '#6E5061',
    panel: ['#FFFFFF', '#FFF6E5'],
    frame: '#FFFFFF',
    badge: ['#CF1745', '#8C0F38', '#FFFFFF'],
    confetti: ['#E8356A', '#1B9CD8', '#FFB51F', '#19A868', '#8A4BE0', '#FFFFFF'],
  },
  v3: {
    sky: ['#1A0848', '#5A1280', '#070320'],
    ray: '#FF4FC3',
    rim: ['#FFFFFF', '#B9A9FF', '#4A34A8', '#E9E4FF', '#2A1A70'],
    bulbs: ['#FF9EDF', '#7CF0FF'],
    wedges: [
      ['#4A35C8', '#140A44'],
      ['#A01A7C', '#4A063A'],
      ['#0A7F9C', '#023040'],
    ],
    won: ['#FFF8C8', '#E08A00'],
    line: '#FFFFFF',
    pointer: ['#FFF3C0', '#FFD24D', '#C88A12'],
    depth: '#3A0A00',
    foot: '#0A0420',
    edge: '#FFFFFF',
    face: ['#FFF6C0', '#FFD878', '#F09A20', '#C0560A', '#F0B048', '#FFE09A'],
    title: '#FFFFFF',
    titleGlow: '#FF4FC3',
    text: '#F3F0FF',
    muted: '#AFA5DA',
    panel: ['#1E1542', '#0D0826'],
    frame: '#7B68CE',
    badge: ['#2A0A3A', '#FF4FC3', '#FFFFFF'],
    confetti: ['#FF4FC3', '#2BE3FF', '#FFD24D', '#7B68CE', '#FFFFFF'],
  },
  v4: {
    sky: ['#BFE4D8', '#E4F2ED', '#9CCDBF'],
    ray: '#FFFFFF',
    rim: ['#FFFFFF', '#FFFFFF', '#CFE2DB', '#FFFFFF', '#DCEAE5'],
    bulbs: ['#8CC2B3', '#8CC2B3'],
    wedges: [
      ['#1A8270', '#0A5A4C'],
      ['#F6FBF9', '#D9EBE4'],
      ['#5CC8AE', '#2FA388'],
    ],
    won: ['#FFD9C4', '#F2703E'],
    line: '#FFFFFF',
    pointer: ['#FFB395', '#FF8A5C', '#D9602F'],
    depth: '#06392F',
    foot: '#06392F',
    edge: '#FFFFFF',
    face: ['#FFE9D8', '#FFB98E', '#FF8A5C', '#E8622E', '#FFA37C', '#FFD9C4'],
    title: '#FFFFFF',
    titleGlow: '#0A5A4C',
    text: '#10241F',
    muted: '#4C625B',
    panel: ['#FFFFFF', '#F3F8F6'],
    frame: '#FFFFFF',
    badge: ['#0B6B5B', '#06392F', '#FFFFFF'],
    confetti: ['#0B6B5B', '#FF8A5C', '#3DB598', '#FFFFFF', '#FFC94A'],
  },
};

export const paletteFor = (skin: SkinName): Palette => PALETTES[skin];

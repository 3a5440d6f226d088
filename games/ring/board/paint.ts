import type { Color } from '../rules/segments';

/** A lamp's glass from its highlight to its edge, the shape in it, its card and the light it casts. */
export interface Paint {
  readonly lit: string;
  readonly full: string;
  readonly shade: string;
  readonly ink: string;
  readonly card: string;
  readonly edge: string;
}

export const PAINT: Readonly<Record<Color, Paint>> = {
  grey: {
    lit: '#FFFFFF',
    full: '#D8D0BE',
    shade: '#6A6456',
    ink: '#1C160C',
    card: '#38342C',
    edge: '#8D8672',
  },
  blue: {
    lit: '#D8EEFF',
    full: '#2F8CF4',
    shade: '#0A3478',
    ink: '#051430',
    card: '#0D2F66',
    edge: '#3C8CE8',
  },
  orange: {
    lit: '#FFF0C8',
    full: '#F98A1C',
    shade: '#8A3404',
    ink: '#2A0E02',
    card: '#6A2A06',
    edge: '#F59A3A',
  },
  green: {
    lit: '#D4FFE4',
    full: '#1CBC66',
    shade: '#05562E',
    ink: '#02200F',
    card: '#075230',
    edge: '#3CCB80',
  },
};

/** The outer colour of every card, and the cover over those that did not win. */
export const CARD = {
  foot: '#120C07',
  unlit: 'rgba(7,3,2,.6)',
  well: 'rgba(0,0,0,.5)',
  text: '#F8F0E0',
  soft: '#D6C7A6',
} as const;

import type { SkinName } from '../../kit/skin';
import type { Color } from '../rules/colors';

/** Paint on wood: lit, full and shaded, the shape on it, and the dark outline that keeps a shape visible. */
export interface Paint {
  readonly lit: string;
  readonly full: string;
  readonly shade: string;
  readonly symbol: string;
  readonly edge: string;
}

export const PAINT: Readonly<Record<Color, Paint>> = {
  0: { lit: '#FF8A80', full: '#E3253B', shade: '#8E0822', symbol: '#FFFFFF', edge: '#6B0517' },
  1: { lit: '#FFF3A0', full: '#FBC617', shade: '#BC7A00', symbol: '#FFFFFF', edge: '#7A4A00' },
  2: { lit: '#96EFAE', full: '#18A85A', shade: '#075A32', symbol: '#FFFFFF', edge: '#04391F' },
  3: { lit: '#90CCFF', full: '#2078EA', shade: '#0A3488', symbol: '#FFFFFF', edge: '#062260' },
  4: { lit: '#FFBEE2', full: '#F551A6', shade: '#A01868', symbol: '#FFFFFF', edge: '#6E0C46' },
  5: { lit: '#FFFFFF', full: '#EDEBF3', shade: '#AFABC0', symbol: '#8782A0', edge: '#454060' },
};

/** The wood around the painted fields: its face from top to bottom, its edges, and the text on it. */
export interface Wood {
  readonly top: string;
  readonly bottom: string;
  readonly edge: string;
  readonly lit: string;
  readonly shadow: string;
  readonly text: string;
  readonly strong: string;
}

export const WOODS: Readonly<Record<SkinName, Wood>> = {
  bg24: {
    top: '#2E1D0E',
    bottom: '#0F0A06',
    edge: '#8A6D3B',
    lit: 'rgba(255,231,168,.3)',
    shadow: 'rgba(0,0,0,.55)',
    text: '#C9B894',
    strong: '#F0CC7A',
  },
  v2: {
    top: '#9C5826',
    bottom: '#74391A',
    edge: '#6A3212',
    lit: 'rgba(255,222,160,.55)',
    shadow: 'rgba(90,36,10,.38)',
    text: '#FFF3DC',
    strong: '#FFEDB8',
  },
  v3: {
    top: '#2A1E5E',
    bottom: '#120C2E',
    edge: '#7B68CE',
    lit: 'rgba(190,176,255,.35)',
    shadow: 'rgba(3,0,18,.6)',
    text: '#BDB4E6',
    strong: '#FF9ADC',
  },
  v4: {
    top: '#F1E8D8',
    bottom: '#E4D5BA',
    edge: '#C9B48E',
    lit: 'rgba(255,255,255,.8)',
    shadow: 'rgba(16,36,31,.16)',
    text: '#4A5A50',
    strong: '#0B6354',
  },
};

/** Drawn over a field that is darkened. */
export const UNLIT = 'rgba(7,3,2,.62)';

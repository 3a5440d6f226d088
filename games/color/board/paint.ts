import type { Color } from '../rules/colors';

/** Paint on wood: lit, full and shaded, the shape on it, and the dark edge that keeps a shape readable. */
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

/** The wood around the painted fields. */
export const WOOD = {
  face: 'linear-gradient(180deg,#2E1D0E,#0F0A06)',
  edge: '#8A6D3B',
  lit: 'rgba(255,231,168,.3)',
  unlit: 'rgba(7,3,2,.62)',
} as const;

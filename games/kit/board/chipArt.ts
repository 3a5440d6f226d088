import type { Chip } from './chips';

/** Lit and shaded lacquer colour of each chip. */
export const CHIP_PAINT: Readonly<Record<Chip, readonly [lit: string, shade: string]>> = {
  5: ['#7CC8FF', '#1458C8'],
  10: ['#7FE6A0', '#0A7A44'],
  20: ['#FFC27A', '#D4600A'],
  50: ['#FF9AA0', '#B80F2A'],
  100: ['#D9A0FF', '#5E19B0'],
  500: ['#6E6578', '#17121F'],
};

export const CHIP_INLAY = '#FFF3D8';
export const CHIP_RIM = '#FFE7A8';
export const CHIP_INK = '#FFFFFF';

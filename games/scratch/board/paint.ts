import type { Material } from '../motifs';

interface Ink {
  readonly lit: string;
  readonly full: string;
  readonly shade: string;
}

/** Motifs are printed in their own metals in every skin. */
export const MOTIF_INK: Readonly<Record<Material, Ink>> = {
  gold: { lit: '#FFEFB4', full: '#F2B233', shade: '#8A5410' },
  ice: { lit: '#EAFBFF', full: '#7FD8F2', shade: '#1F6A98' },
  coral: { lit: '#FFE3BC', full: '#FF8A3D', shade: '#A33A10' },
  rose: { lit: '#FFDCD0', full: '#F0806F', shade: '#94304A' },
  jade: { lit: '#CFFCD8', full: '#33C77F', shade: '#0B5D48' },
  amethyst: { lit: '#F2D6FF', full: '#A24BF0', shade: '#4A1296' },
};

/** The ticket if no scene draws it. */
export const PLAIN = {
  paper: 'linear-gradient(150deg, #3B2E22, #120D0A 60%, #050403)',
  edge: '#E9BE5F',
  foil: 'linear-gradient(135deg, #FFF6D2, #C99A3C 36%, #7C541A 50%, #FFE9AC 54%, #B4842E 78%, #EBCB82)',
  well: 'radial-gradient(circle at 40% 34%, #FFFCF2, #F6E9CC 60%, #DEC391)',
  warm: 'radial-gradient(circle at 40% 34%, #FFFFFF, #FFF3C0 40%, #FFDA7E 70%, #F5A92E)',
  ink: '#3A1D04',
} as const;

/** The text over the ticket's own paper, and its background. */
export const OVER = { ink: '#FFF3D0', shade: 'rgba(14, 8, 4, .62)' } as const;

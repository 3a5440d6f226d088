import { useId } from 'react';
import { MOTIFS } from '../motifs';
import type { Motif } from '../rules/prizes';
import { MOTIF_INK } from './paint';

/** A motif as a small relief, one em wide. Its parent provides the label. */
export function MotifMark({ motif }: { readonly motif: Motif }) {
  const id = useId();
  const shape = MOTIFS[motif];
  const { lit, full, shade } = MOTIF_INK[shape.material];
  return (
    <svg viewBox="-28 -28 568 576" width="1em" height="1em" aria-hidden="true" style={{ flex: 'none' }}>
      <defs>
        <linearGradient id={id} x1="0.1" y1="0" x2="0.45" y2="1">
          <stop offset="0" stopColor={lit} />
          <stop offset="0.5" stopColor={full} />
          <stop offset="0.6" stopColor={shade} />
          <stop offset="1" stopColor={full} />
        </linearGradient>
      </defs>
      <path
        d={shape.path}
        transform="translate(0 18)"
        fill={shade}
        stroke={shade}
        strokeWidth="26"
        strokeLinejoin="round"
      />
      <path d={shape.path} fill={`url(#${id})`} stroke={lit} strokeWidth="9" strokeLinejoin="round" />
    </svg>
  );
}

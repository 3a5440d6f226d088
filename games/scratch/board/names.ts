import type { Translate } from '../../kit/card';
import { MOTIFS } from '../motifs';
import type { Motif } from '../rules/prizes';

/** "Turtle": what a motif is called. */
export const motifName = (translate: Translate, motif: Motif): string =>
  translate(`motif.${MOTIFS[motif]?.name ?? ''}`);

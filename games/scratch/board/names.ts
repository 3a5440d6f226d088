import type { Translate } from '../../kit/card';
import { MOTIFS } from '../motifs';
import type { Motif } from '../rules/prizes';

/** "Turtle": the name of a motif. */
export const motifName = (translate: Translate, motif: Motif): string =>
  translate(`motif.${MOTIFS[motif]?.name ?? ''}`);

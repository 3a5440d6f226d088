import { MOTIFS } from '../motifs';
import type { Motif } from '../rules/prizes';
import type { Translate } from './strings';

/** "Turtle": the name of a motif. */
export const motifName = (translate: Translate, motif: Motif): string =>
  translate(`motif.${MOTIFS[motif].name}`);

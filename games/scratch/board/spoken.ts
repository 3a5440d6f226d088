import type { BoardPhase } from '../../kit/card';
import { type Centavos, subtract } from '../../kit/rules/money';
import type { Motif } from '../rules/prizes';
import { motifName } from './names';
import { paysText } from './odds';
import type { Progress } from './progress';
import type { Translate } from './strings';

/** The text for screen readers: that there is a new ticket, each panel as it opens, then the result in one sentence. */
export function spoken(
  translate: Translate,
  formatAmount: (amount: Centavos) => string,
  phase: BoardPhase,
  { motifs, matched, settled }: Progress,
  lastOpened: number | null,
): string {
  if (phase === 'waiting') return translate('live.buying');
  if (phase === 'playing') {
    const motif = lastOpened === null ? undefined : motifs?.[lastOpened];
    if (motif === undefined || lastOpened === null) return translate('live.bought');
    return panelText(translate, lastOpened, motif);
  }
  if (settled === null) return '';
  const { stake, payout, tier } = settled;
  if (tier === 'loss' || matched === null) return translate('live.loss');
  const shown = translate('live.three', { motif: motifName(translate, matched.motif) });
  if (tier === 'returned') return `${shown} ${translate('live.returned', { amount: formatAmount(payout) })}`;
  return `${shown} ${translate('live.win', { amount: formatAmount(subtract(payout, stake)) })}`;
}

/** "Panel 3: Turtle, ×20". */
export const panelText = (translate: Translate, panel: number, motif: Motif): string =>
  translate('panelOpen', {
    number: panel + 1,
    motif: motifName(translate, motif),
    pays: paysText(motif),
  });

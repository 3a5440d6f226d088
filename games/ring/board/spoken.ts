import type { BoardPhase } from '../../kit/card';
import { type Centavos, subtract } from '../../kit/rules/money';
import { SEGMENT_COUNT } from '../rules/segments';
import type { Progress } from './progress';
import type { Translate } from './strings';

/** The text for screen readers: that the light runs, then where it stopped and the result. */
export function spoken(
  translate: Translate,
  formatAmount: (amount: Centavos) => string,
  phase: BoardPhase,
  { stopped, settled }: Progress,
): string {
  if (phase === 'playing' || phase === 'waiting') return translate('live.spinning');
  if (settled === null || stopped === null) return '';
  const shown = translate('live.stopped', {
    color: translate(`color.${stopped.color}`),
    number: stopped.index + 1,
    all: SEGMENT_COUNT,
  });
  const { stake, payout, tier } = settled;
  if (tier === 'loss') return `${shown} ${translate('live.loss')}`;
  if (tier === 'returned') return `${shown} ${translate('live.returned', { amount: formatAmount(payout) })}`;
  return `${shown} ${translate('live.win', { amount: formatAmount(subtract(payout, stake)) })}`;
}

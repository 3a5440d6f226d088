import type { BoardPhase } from '../../../../games/kit/card';
import { type Centavos, subtract } from '../../../../games/kit/rules/money';
import type { Shown } from './shown';
import type { Translate } from './strings';

/** What a screen reader hears of the round. */
export function spoken(
  translate: Translate,
  formatAmount: (amount: Centavos) => string,
  phase: BoardPhase,
  { landed, settled }: Shown,
): string {
  if (phase === 'waiting' || phase === 'playing') return translate('live.tossing');
  if (landed === null || settled === null) return '';
  const shown = translate('live.landed', { side: translate(landed) });
  if (settled.tier === 'loss') return `${shown} ${translate('live.loss')}`;
  const won = formatAmount(subtract(settled.payout, settled.stake));
  return `${shown} ${translate('live.win', { amount: won })}`;
}

import type { BoardPhase } from '../../kit/card';
import { type Centavos, subtract } from '../../kit/rules/money';
import { fieldName } from './names';
import type { Translate } from './strings';
import type { Progress } from './won';

/** The text for screen readers: that the cubes roll, then cubes and result in one sentence. */
export function spoken(
  translate: Translate,
  formatAmount: (amount: Centavos) => string,
  phase: BoardPhase,
  { cubes, settled }: Progress,
): string {
  if (phase === 'playing' || phase === 'waiting') return translate('live.rolling');
  if (settled === null) return '';
  const [a = '', b = '', c = ''] = cubes.map((color) => fieldName(translate, color));
  const shown = translate('live.cubes', { a, b, c });
  const { stake, payout, tier } = settled;
  if (tier === 'loss') return `${shown} ${translate('live.loss')}`;
  if (tier === 'returned') return `${shown} ${translate('live.returned', { amount: formatAmount(payout) })}`;
  return `${shown} ${translate('live.win', { amount: formatAmount(subtract(payout, stake)) })}`;
}

import type { BoardPhase } from '../../kit/card';
import { type Centavos, subtract } from '../../kit/rules/money';
import { hundredthsText } from '../rules/bet';
import type { Place, Side } from '../rules/mode';
import { digitsOf, numberOf } from '../rules/percent';
import type { Progress } from './progress';
import type { Translate } from './strings';

/** "47.23", as the four dice show it: always with two digits before the point. */
export const numberText = (digits: readonly number[]): string =>
  `${digits.slice(0, 2).join('')}.${digits.slice(2).join('')}`;

/** The same from the number that was drawn. */
export const drawnText = (number: number): string => numberText(digitsOf(number));

/** "Under 60.00". */
export const sideText = (translate: Translate, side: Side, target: number): string =>
  translate(`side.${side}`, { target: hundredthsText(target) });

export const placeText = (translate: Translate, place: Place): string => translate(`place.${place}`);

/** The text for screen readers: that the dice roll, then dice and result in one sentence. */
export function spoken(
  translate: Translate,
  formatAmount: (amount: Centavos) => string,
  phase: BoardPhase,
  progress: Progress,
): string {
  if (phase === 'playing' || phase === 'waiting') return translate('live.rolling');
  if (progress.settled === null) return '';
  const { stake, payout, tier } = progress.settled;
  const shown = shownText(translate, progress);
  if (tier === 'loss') return `${shown} ${translate('live.loss')}`;
  if (tier === 'returned') return `${shown} ${translate('live.returned', { amount: formatAmount(payout) })}`;
  return `${shown} ${translate('live.win', { amount: formatAmount(subtract(payout, stake)) })}`;
}

function shownText(translate: Translate, { mode, dice }: Progress): string {
  if (mode !== 'seven') return translate('live.number', { number: numberText(dice) });
  const [first = 0, second = 0] = dice;
  return translate('live.sum', { first, second, sum: first + second });
}

/** The number of the last roll, in hundredths; null if no roll of this mode is shown. */
export const lastNumber = ({ mode, dice }: Progress): number | null =>
  mode === 'percent' && dice.length > 0 ? numberOf(dice) : null;

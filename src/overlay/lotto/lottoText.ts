import { ERRORS } from '../../../contract/envelope';
import { chanceOf, type LottoPick, paysPerPeso } from '../../../games/kit/fairness/lotto/lines';
import type { Centavos } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { OF_BONUS } from '../../i18n/bonusErrors';
import { OF_LOTTO } from '../../i18n/errorGroups';
import { errorText } from '../../i18n/errorText';
import type { Translation } from '../../i18n/i18n';
import { ApiError } from '../../shared/api/apiError';
import { TIME_ZONE } from '../../shared/dateText';

const clockFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

/** "13:45": the time of a draw in Manila, as draws are named in every language. */
export const hourText = (moment: string): string => clockFormat.format(new Date(moment));

/** "November 19", or "Nov 19": the day of a moment. `tag` is a BCP 47 language. */
export const dayAndMonth = (moment: string, tag: string, month: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, day: 'numeric', month }).format(new Date(moment));

/** "62,331": the number of a draw. */
export const drawText = (draw: number): string => draw.toLocaleString('en');

/** "7 24", with a space wide enough that two numbers never look like one. */
export const numbersText = (numbers: readonly number[]): string => numbers.join('\u2002');

/** "×922.56": what a pick pays for its stake. */
export function timesText(pick: LottoPick): string {
  const pays = paysPerPeso(pick);
  const [whole, parts] = [pays / 100n, pays % 100n];
  return `×${whole}${parts === 0n ? '' : `.${String(parts).padStart(2, '0')}`}`;
}

/** "1 in 961": with how many of how many outcomes a pick wins. */
export function chanceText(pick: LottoPick, t: Translation['t']): string {
  const { ways, of } = chanceOf(pick);
  return t('lotto.chance', { ways, of: of.toLocaleString('en') });
}

/** "₱20": whole pesos without decimals. */
export const pesosText = (amount: Centavos): string => amountText(amount).replace(/\.00$/, '');

/** The message of a failed call about a ticket, in the player's language. */
export function lottoErrorText(error: unknown, t: Translation['t'], drawStakeMax: Centavos | null): string {
  if (error instanceof ApiError) {
    const name = OF_LOTTO.find((one) => ERRORS[one].code === error.code);
    const amount = drawStakeMax === null ? '' : pesosText(drawStakeMax);
    if (name !== undefined) return t(`lotto.error_${name}`, { amount });
    const ofBonus = OF_BONUS.find((one) => ERRORS[one].code === error.code);
    if (ofBonus !== undefined) return t(`play.${ofBonus}`);
  }
  return errorText(error, t);
}

/** The day before another one, yyyy-mm-dd. */
export const dayBefore = (date: string): string => shifted(date, -1);

/** A day some days later, yyyy-mm-dd. */
export const shifted = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

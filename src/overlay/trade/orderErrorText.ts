import { ERRORS } from '../../../contract/envelope';
import { centavos } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { OF_BONUS } from '../../i18n/bonusErrors';
import { OF_TRADE } from '../../i18n/errorGroups';
import { errorText } from '../../i18n/errorText';
import type { Translation } from '../../i18n/i18n';
import { ApiError } from '../../shared/api/apiError';
import type { DemoRefusal } from './demoBook';

/** Why an order was not taken, in the player's language. */
export function orderErrorText(error: unknown, t: Translation['t']): string {
  if (!(error instanceof ApiError)) return errorText(error, t);
  const ofBonus = OF_BONUS.find((name) => ERRORS[name].code === error.code);
  if (ofBonus !== undefined) return t(`play.${ofBonus}`);
  const ofTrade = OF_TRADE.find((name) => ERRORS[name].code === error.code);
  if (ofTrade === undefined) return errorText(error, t);
  const left = amountText(centavos(BigInt(error.leftPesos ?? 0) * 100n));
  return t(`trade.error_${ofTrade}`, { amount: left });
}

/** Why a demo order was not taken. */
export const demoErrorText = (refusal: DemoRefusal, t: Translation['t']): string =>
  refusal === 'balanceTooLow' ? t('trade.demoTooLow') : t(`trade.error_${refusal}`);

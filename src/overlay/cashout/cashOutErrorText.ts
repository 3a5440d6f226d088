import { ERRORS } from '../../../contract/envelope';
import { OF_CASH_OUT } from '../../i18n/errorGroups';
import { errorText } from '../../i18n/errorText';
import type { Translation } from '../../i18n/i18n';
import { ApiError } from '../../shared/api/apiError';

/** The message of a failed call about a withdrawal, in the player's language. */
export function cashOutErrorText(error: unknown, t: Translation['t']): string {
  if (error instanceof ApiError) {
    const name = OF_CASH_OUT.find((one) => ERRORS[one].code === error.code);
    if (name !== undefined) return t(`cashout.error_${name}`);
    if (error.outcome === 'unknown') return t('cashout.unknown');
  }
  return errorText(error, t);
}

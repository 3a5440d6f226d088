import { ERRORS } from '../../../contract/envelope';
import { OF_REWARDS } from '../../i18n/errorGroups';
import { errorText } from '../../i18n/errorText';
import type { Translation } from '../../i18n/i18n';
import { ApiError } from '../api/apiError';

/** The message of a failed call about a reward, in the player's language. */
export function rewardErrorText(error: unknown, t: Translation['t']): string {
  if (error instanceof ApiError) {
    const name = OF_REWARDS.find((one) => ERRORS[one].code === error.code);
    if (name !== undefined) return t(`rewards.error_${name}`);
  }
  return errorText(error, t);
}

import { ERRORS } from '../../../contract/envelope';
import { ApiError } from '../api/apiError';
import { openPopup } from '../popups/popups';

const REASONS = [
  'selfExcluded',
  'onBreak',
  'depositLimit',
  'lossLimit',
  'stakeLimit',
  'sessionLimit',
] as const;

/** Why a safer-play setting of the player prevented something. */
export type SaferReason = (typeof REASONS)[number];

const reasonOf = ({ code }: ApiError) => REASONS.find((reason) => ERRORS[reason].code === code);

/** Shown before everything else in the queue: play has stopped because of it. */
const INDEX = 5;

/** Opens the reality check, once no bet is running. */
export const openRealityCheck = (): void => openPopup('realityCheck', {}, INDEX);

/** Whether the call was refused because of the player's own safer-play settings. */
export const isSaferRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (reasonOf(error) !== undefined || error.code === ERRORS.realityCheckDue.code);

/**
 * Explains a refusal that is caused by the player's own safer-play settings. Returns false for every other error, which
 * the caller shows as usual.
 */
export function explainRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const reason = reasonOf(error);
  if (reason !== undefined) openPopup('playRefused', { reason }, INDEX);
  else if (error.code === ERRORS.realityCheckDue.code) openRealityCheck();
  else return false;
  return true;
}

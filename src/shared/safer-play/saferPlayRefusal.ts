import { ERRORS } from '../../../contract/envelope';
import { ApiError } from '../api/apiError';
import { openPopup } from '../popups/popups';

/** Why the player's own protection kept something from happening. */
export type SaferReason =
  | 'selfExcluded'
  | 'onBreak'
  | 'depositLimit'
  | 'lossLimit'
  | 'stakeLimit'
  | 'sessionLimit';

const REASONS: ReadonlyMap<string, SaferReason> = new Map(
  (['selfExcluded', 'onBreak', 'depositLimit', 'lossLimit', 'stakeLimit', 'sessionLimit'] as const).map(
    (reason) => [ERRORS[reason].code, reason],
  ),
);

/** Before everything else that waits: play has stopped because of it. */
const INDEX = 5;

/** Opens the reality check, once no bet is running. */
export const openRealityCheck = (): void => openPopup('realityCheck', {}, INDEX);

/** Whether the player's own protection is what stands in the way. */
export const isSaferRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (REASONS.has(error.code) || error.code === ERRORS.realityCheckDue.code);

/**
 * Explains a refusal that the player's own protection is the reason of. False for every other error, which
 * the caller shows as usual.
 */
export function explainRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const reason = REASONS.get(error.code);
  if (reason !== undefined) openPopup('playRefused', { reason }, INDEX);
  else if (error.code === ERRORS.realityCheckDue.code) openRealityCheck();
  else return false;
  return true;
}

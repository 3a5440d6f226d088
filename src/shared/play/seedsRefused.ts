import { ERRORS } from '../../../contract/envelope';
import { ApiError } from '../api/apiError';

/** Whether a bet was refused because its seeds are missing or were changed elsewhere: loading them mends it. */
export const areSeedsRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === ERRORS.seedsMissing.code || error.code === ERRORS.seedChanged.code);

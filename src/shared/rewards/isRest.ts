import { ERRORS, type ErrorName } from '../../../contract/envelope';
import { ApiError } from '../api/apiError';

/** Refusals that last for a while: asking again brings nothing. */
const RESTS: readonly ErrorName[] = ['selfExcluded', 'onBreak', 'rewardsResting', 'underAge'];

/** Whether a failed call says that rewards and marketing rest for the player. */
export const isRest = (error: unknown): boolean =>
  error instanceof ApiError && RESTS.some((name) => ERRORS[name].code === error.code);

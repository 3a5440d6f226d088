import { CancelledError } from '@tanstack/react-query';
import { ERRORS } from '../../../contract/envelope';
import { ApiError } from '../api/apiError';

/**
 * The reply of a private query. Where the session ended meanwhile and the query was removed with all of its player's data, it rejects
 * like a call without a session: with an ApiError.
 */
export const unlessLeft = <Data>(url: string, reply: Promise<Data>): Promise<Data> =>
  reply.catch((error: unknown) => {
    if (!(error instanceof CancelledError)) throw error;
    throw new ApiError({
      code: ERRORS.loginNeeded.code,
      msg: '',
      url,
      outcome: 'refused',
      cause: error,
    });
  });

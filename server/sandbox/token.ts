import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal';

/** The header with the token; addresses that a person opens may have it in the query as `token` instead. */
export const SANDBOX_TOKEN_HEADER = 'x-sandbox-token';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Refuses "forbidden" at every address of the scope without the token. */
export function requireToken(scope: FastifyInstance, token: string): void {
  const expected = digest(token);
  scope.addHook('onRequest', async ({ headers, query }) => {
    const asked = query as Record<string, unknown>;
    const shown = headers[SANDBOX_TOKEN_HEADER] ?? asked.token;
    if (typeof shown !== 'string' || !timingSafeEqual(digest(shown), expected)) {
      throw refuse('forbidden', `This address needs SANDBOX_TOKEN, as ${SANDBOX_TOKEN_HEADER} or ?token=`);
    }
    // The calls' schemas do not have this field and would refuse it.
    delete asked.token;
  });
}

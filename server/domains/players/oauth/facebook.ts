import * as z from 'zod/mini';
import { isSubject, TIMEOUT_MS, type Verifier } from './verifier';

interface FacebookOptions {
  readonly appId: string;
  readonly appSecret: string;
  readonly url: string;
}

const inspected = z.object({
  data: z.object({
    app_id: z.optional(z.string()),
    type: z.optional(z.string()),
    is_valid: z.boolean(),
    user_id: z.optional(z.string()),
    /** Seconds since 1970; 0 for a token that does not expire. */
    expires_at: z.optional(z.number()),
  }),
});

/** Verifies access tokens through Facebook; tokens of another app or without a user are rejected. */
export function facebook({ appId, appSecret, url }: FacebookOptions): Verifier {
  return {
    async subjectOf(credential, now) {
      const asked = new URL('/debug_token', url);
      asked.search = new URLSearchParams({
        input_token: credential,
        access_token: `${appId}|${appSecret}`,
      }).toString();
      const response = await fetch(asked, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
      const reply = z.safeParse(inspected, await response.json().catch(() => null));
      // The address contains the secret, so it is left out of the error.
      if (!response.ok || !reply.success)
        throw new Error(`Facebook answered with an error (${response.status})`);
      const { app_id, type, is_valid, user_id, expires_at = 0 } = reply.data.data;
      const hasEnded = expires_at !== 0 && expires_at * 1000 <= now.getTime();
      const isGood = is_valid && app_id === appId && (type === undefined || type === 'USER') && !hasEnded;
      return isGood && isSubject(user_id) ? user_id : null;
    },
  };
}

import * as z from 'zod/mini';

/** The identity providers that can be configured. */
export const OAUTH_PROVIDERS = ['google', 'facebook'] as const;
export type OauthProvider = (typeof OAUTH_PROVIDERS)[number];

/** What the provider gave the browser: an ID token (Google) or an access token (Facebook). */
export const oauthProof = z.strictObject({
  provider: z.enum(OAUTH_PROVIDERS),
  credential: z.string().check(z.minLength(16), z.maxLength(4096), z.regex(/^[\x21-\x7e]+$/)),
});

export type OauthProof = z.output<typeof oauthProof>;

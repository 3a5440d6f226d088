import * as z from 'zod/mini';

/** Whose word for who somebody is the house takes, where it is configured to. */
export const OAUTH_PROVIDERS = ['google', 'facebook'] as const;
export type OauthProvider = (typeof OAUTH_PROVIDERS)[number];

/** What a provider gave the browser: an ID token of Google, an access token of Facebook. */
export const oauthProof = z.strictObject({
  provider: z.enum(OAUTH_PROVIDERS),
  credential: z.string().check(z.minLength(16), z.maxLength(4096), z.regex(/^[\x21-\x7e]+$/)),
});

export type OauthProof = z.output<typeof oauthProof>;

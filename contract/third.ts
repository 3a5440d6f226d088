import * as z from 'zod/mini';

/** Whose word for who somebody is the house takes, where it is configured to. */
export const THIRD_PROVIDERS = ['google', 'facebook'] as const;
export type ThirdProvider = (typeof THIRD_PROVIDERS)[number];

/** What a provider gave the browser: an ID token of Google, an access token of Facebook. */
export const thirdProof = z.strictObject({
  provider: z.enum(THIRD_PROVIDERS),
  credential: z.string().check(z.minLength(16), z.maxLength(4096), z.regex(/^[\x21-\x7e]+$/)),
});

export type ThirdProof = z.output<typeof thirdProof>;

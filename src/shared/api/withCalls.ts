import { transportError } from './apiError';
import type { firstCalls } from './firstCalls';

export type FirstCalls = typeof firstCalls;

/**
 * Makes a call from a module of the first download. The API client and the contract check with zod, which the first
 * screen does without: both load here, once. Rejects with an ApiError, also when they cannot be loaded.
 */
export async function withCalls<Reply>(make: (calls: FirstCalls) => Promise<Reply>): Promise<Reply> {
  const loaded = await import('./firstCalls').catch((cause: unknown) => {
    throw transportError('firstCalls', undefined, cause);
  });
  return make(loaded.firstCalls);
}

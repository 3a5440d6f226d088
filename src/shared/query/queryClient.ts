import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/apiError';
import { onlineAtom } from '../online';
import { watchAtom } from '../store/store';

/** How often a read is repeated by itself. A call that moves money is never a query, so it is never repeated here. */
const RETRIES = 1;
const RETRY_DELAY_MS = 1_000;

/** A refusal, as a lost session is one, stays a refusal however often it is asked for; a lost reply may come. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && error instanceof ApiError && error.outcome === 'unknown';

/** Everything the server has told and that is shown: the one cache of the app. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: mayRetry,
      retryDelay: RETRY_DELAY_MS,
      // Atoms view the cache without being counted as observers, so that nothing may expire by itself. What is
      // private is removed when its player leaves.
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

/** Queries pause while the server cannot be reached, and go on when it can. Call it once, in a browser. */
export const followNetwork = (): void =>
  onlineManager.setEventListener((setOnline) => watchAtom(onlineAtom, setOnline));

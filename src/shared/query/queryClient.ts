import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/apiError';
import { onlineAtom } from '../online';
import { watchAtom } from '../store/store';

/** How often a read is retried. A call that moves money is never a query, so it is never retried here. */
const RETRIES = 1;
const RETRY_DELAY_MS = 1_000;

/** A refusal, such as that of a lost session, will be repeated; a lost reply may come. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && error instanceof ApiError && error.outcome === 'unknown';

/** All data from the server: the one cache of the app. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: mayRetry,
      retryDelay: RETRY_DELAY_MS,
      // Atoms read the cache without counting as observers, so nothing may expire. Private data is removed when its
      // player leaves.
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

/** Pauses queries while the server cannot be reached, and resumes them when it can. Call it once, in a browser. */
export const followNetwork = (): void =>
  onlineManager.setEventListener((setOnline) => watchAtom(onlineAtom, setOnline));

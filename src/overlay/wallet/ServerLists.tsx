import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../shared/api/apiError';

const RETRIES = 2;

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal stays one however often it is asked for; a broken line may heal.
      retry: (failures, error) =>
        failures < RETRIES && !(error instanceof ApiError && error.outcome === 'refused'),
      retryDelay: (attempt) => 800 * 2 ** attempt,
    },
  },
});

/** What is listed below it comes from one cache. Loaded with the first page that needs it. */
export function ServerLists({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

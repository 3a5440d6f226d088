import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../../contract/call';
import type { DeskCall } from '../../../contract/desk/call';
import { deskCalls } from '../../../contract/desk/calls';
import type { DeskCounts } from '../../../contract/desk/overview';
import { ask, DeskError } from './api';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => count < 2 && error instanceof DeskError && error.code === '600',
    },
  },
});

export interface ReadOptions {
  /** How often it is read again while the page is open; never by default. */
  readonly everyMs?: number;
  readonly isOn?: boolean;
  /** Personal data is dropped when nobody looks at it any more, and read once: a read may be an entry of the audit trail. */
  readonly forgetAtOnce?: boolean;
}

/** Reads a call. Earlier rows stay while others are read, and when a refresh fails. */
export const useDesk = <C extends DeskCall>(call: C, body: BodyOf<C>, options: ReadOptions = {}) =>
  useQuery({
    queryKey: [call.path, body],
    queryKeyHashFn: (key) =>
      JSON.stringify(key, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    queryFn: () => ask(call, body),
    placeholderData: keepPreviousData,
    enabled: options.isOn ?? true,
    ...(options.everyMs === undefined ? {} : { refetchInterval: options.everyMs }),
    ...(options.forgetAtOnce ? { gcTime: 0 } : {}),
    // What is read again by a timer may be read again on a return as well.
    ...(options.forgetAtOnce && options.everyMs === undefined
      ? { refetchOnWindowFocus: false, refetchOnReconnect: false }
      : {}),
  });

/** How many wait in each list; undefined until the first answer. */
export const useCounts = (): DeskCounts | undefined =>
  useDesk(deskCalls.overview.counts, {}, { everyMs: 30_000 }).data;

/** The title of a game by its name; the name where it has none. */
export function useGameTitle(): (game: string) => string {
  const titles = useDesk(deskCalls.session.read, {}).data?.games ?? {};
  return (game) => titles[game] ?? game;
}

/** Reads a screen's calls again after something has changed. */
export const refresh = (...calls: readonly DeskCall[]): Promise<unknown> =>
  Promise.all(calls.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));

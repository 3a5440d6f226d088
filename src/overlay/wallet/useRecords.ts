import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type FinanceItem, moneyCalls } from '../../../contract/money';
import { pagedCallQuery } from '../../shared/query/callQuery';
import { queryClient } from '../../shared/query/queryClient';
import { uidAtom } from '../../shared/session/session';
import { balancesKeyAtom } from '../../shared/session/user';
import { watchAtom } from '../../shared/store/store';
import { kept, useKeeping } from './keptList';
import type { Paged } from './ListStates';
import { RECORD_TYPES, type RecordType } from './records';

/** How long a cached list is used without a refresh, in ms. */
export const LIST_STALE_MS = 10_000;

export interface Records extends Paged {
  readonly state: 'loading' | 'offline' | 'failed' | 'ready';
  readonly items: readonly FinanceItem[];
  /** Whether the last refresh failed: newer lines may be missing. */
  readonly stale: boolean;
  /** When the newest lines were loaded, in ms of the device's clock. */
  readonly asOfMs: number;
  readonly hasMore: boolean;
  readonly retry: () => void;
}

// A changed balance means that there is a new record.
watchAtom(balancesKeyAtom, () => void queryClient.invalidateQueries({ queryKey: [moneyCalls.list.path] }));

/** The player's records of one type, newest first, paged; refreshed when a balance changes. */
export function useRecords(type: RecordType): Records {
  const uid = useAtomValue(uidAtom);
  const query = useInfiniteQuery({
    ...pagedCallQuery(moneyCalls.list, { type: RECORD_TYPES[type] }, { uid, staleTime: LIST_STALE_MS }),
    ...(type === 'all' && kept('money', uid)),
  });
  useKeeping('money', uid, type === 'all' ? query.data?.pages[0] : undefined, query.dataUpdatedAt);
  return {
    state: stateOf(query),
    stale: query.isRefetchError,
    asOfMs: query.dataUpdatedAt,
    items: query.data?.pages.flatMap(({ list }) => list) ?? [],
    hasMore: query.hasNextPage,
    keptFrom: query.data?.pages.at(-1)?.keptFrom,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** The state of a list. */
export function stateOf(query: { data: unknown; isError: boolean; fetchStatus: string }): Records['state'] {
  if (query.data !== undefined) return 'ready';
  if (query.isError) return 'failed';
  return query.fetchStatus === 'paused' ? 'offline' : 'loading';
}

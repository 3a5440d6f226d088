import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type FinanceItem, moneyCalls } from '../../../contract/money';
import { send } from '../../shared/api/api';
import { uidAtom } from '../../shared/session/session';
import { userAtom } from '../../shared/session/user';
import { RECORD_TYPES, type RecordType } from './records';

const PAGE_SIZE = 20;

export interface Records {
  readonly state: 'loading' | 'offline' | 'failed' | 'ready';
  readonly items: readonly FinanceItem[];
  /** The last try to bring the list up to date failed: newer lines may be missing. */
  readonly stale: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** The player's money lines of one kind, newest first, page by page; fresh again when a balance changes. */
export function useRecords(type: RecordType): Records {
  const uid = useAtomValue(uidAtom);
  const user = useAtomValue(userAtom);
  const query = useInfiniteQuery({
    queryKey: ['records', uid, type],
    enabled: uid !== null,
    initialPageParam: 1,
    queryFn: ({ pageParam }) =>
      send(
        moneyCalls.list,
        { pageNum: pageParam, pageSize: PAGE_SIZE, type: RECORD_TYPES[type] },
        { quiet: true },
      ),
    getNextPageParam: ({ total }, _pages, pageNum) => (pageNum * PAGE_SIZE < total ? pageNum + 1 : undefined),
  });
  const balances = user === null ? '' : `${user.finance} ${user.bonus}`;
  const { refetch } = query;
  useEffect(() => {
    if (balances !== '') void refetch({ cancelRefetch: false });
  }, [balances, refetch]);
  return {
    state: stateOf(query),
    stale: query.isRefetchError,
    items: query.data?.pages.flatMap(({ list }) => list) ?? [],
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** Which of its states a list is in. */
export function stateOf(query: { data: unknown; isError: boolean; fetchStatus: string }): Records['state'] {
  if (query.data !== undefined) return 'ready';
  if (query.isError) return 'failed';
  return query.fetchStatus === 'paused' ? 'offline' : 'loading';
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type PlayRecord, recordCalls } from '../../../../contract/records';
import type { Centavos } from '../../../../games/kit/rules/money';
import { send } from '../../../shared/api/api';
import { serverNowMs } from '../../../shared/config/config';
import { uidAtom } from '../../../shared/session/session';
import { spendableAtom } from '../../../shared/session/user';
import type { Paged } from '../ListStates';
import { stateOf } from '../useRecords';
import { askedFor, type PlayFilter } from './plays';

const PAGE_SIZE = 20;

export interface Plays extends Paged {
  readonly state: ReturnType<typeof stateOf>;
  readonly items: readonly PlayRecord[];
  /** What all rounds of the filter come to; null until the first answer. */
  readonly sums: { readonly stakedCentavos: Centavos; readonly paidCentavos: Centavos } | null;
  /** The last try to bring the list up to date failed: newer lines may be missing. */
  readonly stale: boolean;
  readonly hasMore: boolean;
  readonly retry: () => void;
}

/** The player's rounds that a filter leaves, newest first, page by page; fresh again when a balance changes. */
export function usePlays(filter: PlayFilter): Plays {
  const uid = useAtomValue(uidAtom);
  const spendable = useAtomValue(spendableAtom);
  const query = useInfiniteQuery({
    queryKey: ['plays', uid, filter],
    enabled: uid !== null,
    initialPageParam: 1,
    queryFn: ({ pageParam }) =>
      send(
        recordCalls.plays,
        { ...askedFor(filter, serverNowMs()), pageNum: pageParam, pageSize: PAGE_SIZE },
        { quiet: true },
      ),
    getNextPageParam: ({ total }, _pages, pageNum) => (pageNum * PAGE_SIZE < total ? pageNum + 1 : undefined),
  });
  const balance = String(spendable);
  const { refetch } = query;
  useEffect(() => {
    if (balance !== 'null') void refetch({ cancelRefetch: false });
  }, [balance, refetch]);
  const first = query.data?.pages[0];
  return {
    state: stateOf(query),
    stale: query.isRefetchError,
    items: query.data?.pages.flatMap(({ list }) => list) ?? [],
    sums: first === undefined ? null : { stakedCentavos: first.staked, paidCentavos: first.paid },
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

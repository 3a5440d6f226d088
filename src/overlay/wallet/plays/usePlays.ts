import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type PlayRecord, recordCalls } from '../../../../contract/wallet/records';
import type { Centavos } from '../../../../games/kit/rules/money';
import { serverNowMs } from '../../../shared/config/config';
import { pagedCallQuery } from '../../../shared/query/callQuery';
import { queryClient } from '../../../shared/query/queryClient';
import { uidAtom } from '../../../shared/session/session';
import { balancesKeyAtom } from '../../../shared/session/user';
import { watchAtom } from '../../../shared/store/store';
import { kept, useKeeping } from '../keptList';
import type { Paged } from '../ListStates';
import { LIST_STALE_MS, stateOf } from '../useRecords';
import { filterOf, type PlayFilter, playsBody } from './plays';

// A changed balance means that a round was played.
watchAtom(balancesKeyAtom, () => void queryClient.invalidateQueries({ queryKey: [recordCalls.plays.path] }));

/** The filter of the page without a choice: its list is kept on the device. */
const USUAL = filterOf(new URLSearchParams());

export interface Plays extends Paged {
  readonly state: ReturnType<typeof stateOf>;
  readonly items: readonly PlayRecord[];
  /** The totals of all rounds of the filter; null until the first reply. */
  readonly sums: { readonly stakedCentavos: Centavos; readonly paidCentavos: Centavos } | null;
  /** Whether the last refresh failed: newer lines may be missing. */
  readonly stale: boolean;
  /** When the newest lines were loaded, in ms of the device's clock. */
  readonly asOfMs: number;
  readonly hasMore: boolean;
  readonly retry: () => void;
}

/** The player's rounds that match a filter, newest first, paged; refreshed when a balance changes. */
export function usePlays(filter: PlayFilter): Plays {
  const uid = useAtomValue(uidAtom);
  const isUsual = filter.whose === USUAL.whose && filter.range === USUAL.range && filter.game === null;
  const query = useInfiniteQuery({
    ...pagedCallQuery(recordCalls.plays, playsBody(filter, serverNowMs()), { uid, staleTime: LIST_STALE_MS }),
    ...(isUsual && kept('plays', uid)),
  });
  useKeeping('plays', uid, isUsual ? query.data?.pages[0] : undefined, query.dataUpdatedAt);
  const { staked = null, paid = null } = query.data?.pages[0] ?? {};
  return {
    state: stateOf(query),
    stale: query.isRefetchError,
    asOfMs: query.dataUpdatedAt,
    items: query.data?.pages.flatMap(({ list }) => list) ?? [],
    sums: staked === null || paid === null ? null : { stakedCentavos: staked, paidCentavos: paid },
    hasMore: query.hasNextPage,
    keptFrom: query.data?.pages.at(-1)?.keptFrom,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

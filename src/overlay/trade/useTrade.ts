import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { ReplyOf } from '../../../contract/call';
import { type TradeOrder, tradeCalls } from '../../../contract/trade';
import { TRADE } from '../../../games/kit/rules/otherPlay';
import { onlineAtom } from '../../shared/online';
import { callQuery } from '../../shared/query/callQuery';
import { watchRecord } from '../../shared/record/recordWatch';
import { accountAtom } from './account';
import { demoBookAtom } from './demoAccount';
import type { MarketFeed } from './feed';
import { lastRealOrdersAtom, openRealOrdersAtom } from './orders/realOrders';
import { useFeed } from './useFeed';

type TradePage = ReplyOf<typeof tradeCalls.markets>;

/** How often the state of the markets is asked for: while orders are taken, and while they are not, in ms. */
const LOOK_MS = 30_000;
const LOOK_AGAIN_MS = 4_000;

const marketsQuery = callQuery(tradeCalls.markets, {}, { staleTime: 5_000 });

/** Why no order can be placed now; null where one can. */
export type Standstill = 'off' | 'break' | 'paused' | 'offline' | 'cut' | 'loading';

export interface Trade {
  readonly page: TradePage | undefined;
  readonly feed: MarketFeed;
  readonly standstill: Standstill | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The state of the markets, kept up to date. */
export function useTrade(): Trade {
  const feed = useFeed();
  const online = useAtomValue(onlineAtom);
  const query = useQuery({
    ...marketsQuery,
    refetchInterval: ({ state }) => (state.data?.phase === 'open' ? LOOK_MS : LOOK_AGAIN_MS),
  });
  const page = query.data;
  const [chain, segment] = [page?.chain ?? null, page?.segment?.segment ?? null];
  useEffect(() => {
    if (chain === null || segment === null) return;
    watchRecord({ ...chain, game: TRADE, roundNumber: segment, logHead: null });
  }, [chain, segment]);
  return {
    page,
    feed,
    standstill: standstillOf(page, feed, online),
    isFailed: page === undefined && ((query.isError && !query.isFetching) || !online),
    retry: () => void query.refetch(),
  };
}

function standstillOf(page: TradePage | undefined, feed: MarketFeed, online: boolean): Standstill | null {
  if (page?.phase === 'off' || feed.link === 'closed') return 'off';
  if (!online) return 'offline';
  if (feed.link === 'waiting') return 'cut';
  if (page?.phase === 'break') return 'break';
  if (page === undefined || feed.tick === null) return page?.phase === 'paused' ? 'paused' : 'loading';
  return feed.silentSinceMs === null ? null : 'paused';
}

const NONE: readonly TradeOrder[] = [];
const isPending = ({ state }: TradeOrder): boolean => state === 'pending';

/** The open and the last settled orders of the account, newest first. */
export function useOrders(): {
  readonly open: readonly TradeOrder[];
  readonly settled: readonly TradeOrder[];
} {
  const account = useAtomValue(accountAtom);
  const demo = useAtomValue(demoBookAtom).orders;
  const open = useAtomValue(openRealOrdersAtom)?.list ?? NONE;
  const last = useAtomValue(lastRealOrdersAtom)?.list ?? NONE;
  if (account === 'demo')
    return { open: demo.filter(isPending), settled: demo.filter((order) => !isPending(order)) };
  return { open, settled: last.filter((order) => !isPending(order)) };
}

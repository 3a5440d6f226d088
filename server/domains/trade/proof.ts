import type { ReplyOf } from '../../../contract/call';
import type { tradeCalls } from '../../../contract/trade';
import { TRADE } from '../../../games/kit/rules/otherPlay';
import { segmentOf, segmentStartMs, sessionStartOf } from '../../../games/kit/rules/trade/ticks';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { chainOf } from '../live/chain';
import { shownOrder } from './orderList';
import { sessionOpen } from './page';
import type { Prices } from './prices';
import { endedOf, segmentsBetween } from './segments';
import { ownOrder } from './storedOrders';

/** Everything that proves an order of a player. Refuses "notFound" for one that is not theirs. */
export async function proofOf(
  context: Pick<Context, 'db'>,
  prices: Prices,
  { uid, orderId }: { readonly uid: number; readonly orderId: bigint },
): Promise<ReplyOf<typeof tradeCalls.verify>> {
  const { db } = context;
  const order = await ownOrder(db, uid, orderId);
  if (order === null) throw refuse('notFound');
  const entrySegment = segmentOf(order.entryTick);
  const exitSegment = segmentOf(order.exitTick);
  const chain = await chainOf(db, TRADE, entrySegment);
  if (chain === null) throw new Error(`no chain covers segment ${entrySegment}`);
  const rows = await segmentsBetween(db, sessionStartOf(entrySegment), exitSegment);
  const open = await sessionOpen(context, entrySegment);
  return {
    order: await shownOrder(prices, order),
    checkableAt: segmentStartMs(exitSegment + 1),
    chain: { chainEnd: chain.chainEnd, chainFrom: chain.firstRound },
    openLevel: open.get(order.market) ?? 0,
    segments: rows.map(endedOf).filter((ended) => ended !== null),
  };
}

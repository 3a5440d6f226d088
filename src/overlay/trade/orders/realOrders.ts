import { atom } from 'jotai';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '../../../../contract/call';
import { type TradeOrder, tradeCalls } from '../../../../contract/trade';
import { repeatIntent, send } from '../../../shared/api/api';
import { type Intent, openIntents } from '../../../shared/api/intents';
import { callQuery } from '../../../shared/query/callQuery';
import { queryAtom } from '../../../shared/query/queryAtom';
import { queryClient } from '../../../shared/query/queryClient';
import { dataOf, fetchNow, setData } from '../../../shared/query/readQuery';
import { uidAtom } from '../../../shared/session/session';
import { refreshUser, setBalances } from '../../../shared/session/user';
import { stored } from '../../../shared/storage/storage';
import { changeAtom, readAtom } from '../../../shared/store/store';
import { feedAtom } from '../feed';

/** The player's open orders, newest first. */
const openOrdersQuery = (uid: number | null) =>
  callQuery(tradeCalls.orders, { state: 'pending', pageNum: 1, pageSize: 10 }, { uid });

/** The player's last orders in any state, newest first. */
export const lastOrdersQuery = (uid: number | null) =>
  callQuery(tradeCalls.orders, { pageNum: 1, pageSize: 20 }, { uid });

export const openRealOrdersAtom = queryAtom((get) => openOrdersQuery(get(uidAtom)));
export const lastRealOrdersAtom = queryAtom((get) => lastOrdersQuery(get(uidAtom)));

/** One order of the player. */
export const orderQuery = (uid: number | null, orderId: string) =>
  callQuery(tradeCalls.orders, { orderId, pageNum: 1, pageSize: 1 }, { uid });

/** Orders that were open when they were last seen: their results are shown when they have been missed. */
const seenOpenItem = stored(
  'tradeOpen',
  z.array(z.object({ uid: z.int(), orderId: z.string() })),
  () => [] as { uid: number; orderId: string }[],
);

function rememberOpen(uid: number, orders: readonly TradeOrder[]): void {
  const known = seenOpenItem.read();
  const added = orders.filter(({ orderId }) => !known.some((one) => one.orderId === orderId));
  if (added.length > 0)
    seenOpenItem.write([...known, ...added.map(({ orderId }) => ({ uid, orderId }))].slice(-50));
}

const forgetOpen = (orderId: string): void =>
  seenOpenItem.write(seenOpenItem.read().filter((one) => one.orderId !== orderId));

/** Results that the player has not seen, because the line was cut or the app was closed. */
export const missedAtom = atom<readonly TradeOrder[]>([]);

export const addMissed = (order: TradeOrder): void =>
  changeAtom(missedAtom, (known) =>
    known.some(({ orderId }) => orderId === order.orderId) ? known : [...known, order],
  );

const changeOpen = (
  uid: number,
  step: (list: ReplyOf<typeof tradeCalls.orders>['list']) => TradeOrder[],
): void => {
  const query = openOrdersQuery(uid);
  const before = dataOf(query) ?? { list: [], total: null, cursor: null };
  setData(query, { ...before, list: step(before.list) });
};

function addOpen(uid: number, order: TradeOrder): void {
  changeOpen(uid, (list) => [order, ...list.filter(({ orderId }) => orderId !== order.orderId)]);
  rememberOpen(uid, [order]);
}

/** An order has been settled: it is no longer open, and lists of the past are asked for again. */
export function takeSettled(order: TradeOrder): void {
  const uid = readAtom(uidAtom);
  if (uid === null) return;
  changeOpen(uid, (list) => list.filter(({ orderId }) => orderId !== order.orderId));
  forgetOpen(order.orderId);
  void queryClient.invalidateQueries({ queryKey: [tradeCalls.orders.path] });
}

/** Loads the open orders, and the results of those that were open before and are no longer. Rejects with an ApiError. */
export async function loadOpenOrders(uid: number): Promise<void> {
  const { list } = await fetchNow(openOrdersQuery(uid));
  const missed = seenOpenItem
    .read()
    .filter((one) => one.uid === uid && !list.some(({ orderId }) => orderId === one.orderId));
  rememberOpen(uid, list);
  for (const { orderId } of missed) {
    const [order] = (await fetchNow(orderQuery(uid, orderId))).list;
    forgetOpen(orderId);
    if (order !== undefined && order.state !== 'pending') addMissed(order);
  }
  if (missed.length === 0) return;
  void queryClient.invalidateQueries({ queryKey: lastOrdersQuery(uid).queryKey });
  void refreshUser().catch(() => null);
}

type OrderBody = BodyOf<typeof tradeCalls.order>;

/** An order whose answer is being waited for by this page. */
let isSending = false;

/** Opens a real order. Rejects with an ApiError; an order without an answer is asked about by {@link resumeOrders}. */
export async function openRealOrder(body: OrderBody, onChecking: () => void): Promise<TradeOrder> {
  isSending = true;
  try {
    return taken(await send(tradeCalls.order, body, { quiet: true, onChecking }));
  } finally {
    isSending = false;
  }
}

function taken({ order, finance, bonus }: ReplyOf<typeof tradeCalls.order>): TradeOrder {
  setBalances(finance, bonus);
  const uid = readAtom(uidAtom);
  if (uid === null) return order;
  addOpen(uid, order);
  const { tick } = readAtom(feedAtom);
  // The answer is that of the moment when it was taken: one that came late may be of an order that has ended since.
  if (tick === null || tick >= order.exitTick) void loadOpenOrders(uid).catch(() => undefined);
  return order;
}

/** An order of this or an earlier visit that nobody has answered; null if there is none. */
export function unansweredOrder(): Intent | null {
  const uid = readAtom(uidAtom);
  if (uid === null || isSending) return null;
  return openIntents(uid, Date.now()).find(({ url }) => url === tradeCalls.order.path) ?? null;
}

/**
 * Sends an unanswered order again under its key: it counts once, and one that the server has never seen is refused as late. Rejects with
 * an ApiError.
 */
export async function resumeOrder(intent: Intent): Promise<TradeOrder> {
  return taken(await repeatIntent(tradeCalls.order, intent));
}

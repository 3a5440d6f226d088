import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { atom } from 'jotai';
import { ERRORS } from '../../../contract/envelope';
import { moneyCalls, type Order } from '../../../contract/money';
import { amountText } from '../../i18n/amountText';
import { currentTranslation, loadAllStrings } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { ApiError } from '../../shared/api/apiError';
import { countPayment } from '../../shared/payCount';
import { showToast } from '../../shared/popups/toasts';
import { callQuery } from '../../shared/query/callQuery';
import { queryAtom } from '../../shared/query/queryAtom';
import { queryClient } from '../../shared/query/queryClient';
import { fetchNow, type ReadQuery, setData } from '../../shared/query/readQuery';
import { uidAtom } from '../../shared/session/session';
import { refreshUser } from '../../shared/session/user';
import { changeAtom, readAtom, watchAtom } from '../../shared/store/store';

/** One deposit order. It is polled so often that a lost reply needs no retry. */
const orderQuery = (orderId: string, uid: number | null): ReadQuery<Order> => ({
  ...callQuery(moneyCalls.order, { orderId }, { uid, noLoginRedirect: true }),
  retry: false,
});

const followedIdAtom = atom<string | null>(null);

/** The deposit order being followed, in any state; null if there is none. */
export const followedOrderAtom = queryAtom((get) => {
  const orderId = get(followedIdAtom);
  return orderId === null ? null : orderQuery(orderId, get(uidAtom));
});

/** The unpaid order that was on screen when the session ended; null if there is none. */
export const orderOfEndedSessionAtom = atom<Order | null>(null);

/** Whether the player has requested a check that is running now. */
export const checkingOrderAtom = atom(false);

/** Polling intervals, in ms: short at first, when most payments arrive. The last one repeats. */
const INTERVALS_MS = [2_000, 2_000, 3_000, 4_000, 6_000, 8_000, 12_000, 15_000] as const;
const LAST_WAIT_MS = 15_000;

interface OrderQueryState {
  readonly state: {
    readonly data: Order | undefined;
    readonly dataUpdateCount: number;
    readonly errorUpdateCount: number;
  };
}

const replyCountOf = ({ state }: OrderQueryState): number => state.dataUpdateCount + state.errorUpdateCount;

/** The number of replies when the intervals last restarted. */
let repliesBefore = 0;
let stop: () => void = () => undefined;
let watchers = 0;

/** The time until the next poll, in ms; false when the order is closed. A hidden page does not poll. */
const intervalOf = (query: OrderQueryState): number | false =>
  query.state.data?.status === 'pending' &&
  (INTERVALS_MS[replyCountOf(query) - repliesBefore] ?? LAST_WAIT_MS);

function restartIntervals(query: ReadQuery<Order>): void {
  const entry = queryClient.getQueryCache().find<Order>({ queryKey: query.queryKey });
  repliesBefore = entry === undefined ? 0 : replyCountOf(entry);
}

/** Polls an order until the server closes it. Updates {@link followedOrderAtom}. */
export function followOrder(order: Order): void {
  const query = orderQuery(order.orderId, readAtom(uidAtom));
  stop();
  setData(query, order);
  changeAtom(followedIdAtom, order.orderId);
  if (order.status !== 'pending') return;
  restartIntervals(query);
  const observer = new QueryObserver<Order>(queryClient, {
    ...query,
    // The order was just received: poll it only after the first interval.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: intervalOf,
  });
  const unsubscribe = observer.subscribe(onOrderResult);
  stop = () => {
    stop = () => undefined;
    unsubscribe();
  };
}

function onOrderResult({ data, error }: QueryObserverResult<Order>): void {
  if (error instanceof ApiError && error.code === ERRORS.loginNeeded.code && watchers > 0) {
    changeAtom(orderOfEndedSessionAtom, data?.status === 'pending' ? data : null);
  }
  if (error instanceof ApiError && error.outcome === 'refused') stopFollowing();
  if (error !== null || data === undefined || data.status === 'pending') return;
  stop();
  if (data.status !== 'success') return;
  countPayment(data.orderId);
  void showArrived(data);
}

/** Shows that the money of an order has arrived. */
async function showArrived(order: Order): Promise<void> {
  await refreshUser().catch(() => null);
  if (watchers > 0) return;
  // The lobby does not load the wallet's strings.
  await loadAllStrings().catch(() => null);
  const amount = amountText(order.amount);
  showToast({ tone: 'success', text: currentTranslation().t('wallet.arrivedToast', { amount }) });
  changeAtom(followedIdAtom, null);
}

function stopFollowing(): void {
  stop();
  changeAtom(followedIdAtom, null);
}

/** The player has stopped watching the order: forget a closed one, keep following an unpaid one. */
export function leaveOrder(): void {
  if (readAtom(followedOrderAtom)?.status !== 'pending') changeAtom(followedIdAtom, null);
}

// The player logged out or changed: stop following their order.
watchAtom(uidAtom, () => {
  stopFollowing();
  changeAtom(orderOfEndedSessionAtom, null);
});

/** While the order is on screen its end is visible there and needs no toast. Returns how to stop watching. */
export function watchOrder(): () => void {
  watchers += 1;
  return () => {
    watchers -= 1;
  };
}

/** Polls the server at once: the player says that they have paid, or came back to the page. */
export async function checkOrder(): Promise<void> {
  const order = readAtom(followedOrderAtom);
  if (order?.status !== 'pending') return;
  const query = orderQuery(order.orderId, readAtom(uidAtom));
  restartIntervals(query);
  changeAtom(checkingOrderAtom, true);
  await fetchNow(query).catch(() => null);
  changeAtom(checkingOrderAtom, false);
}

/** The query for the newest unpaid order. It is then followed, unless the player is watching another one. */
export function unpaidOrderQuery(uid: number | null): ReadQuery<Order | null> {
  const query = callQuery(moneyCalls.openOrder, {}, { uid, noLoginRedirect: true });
  return {
    ...query,
    async queryFn() {
      const order = await query.queryFn();
      if (order !== null && watchers === 0) followOrder(order);
      return order;
    },
  };
}

/** The query for the newest unpaid order, which is only shown, not followed. */
export function waitingQuery(uid: number | null): ReadQuery<Order | null> {
  const query = callQuery(moneyCalls.openOrder, {}, { uid, noLoginRedirect: true });
  return { ...query, queryKey: [...query.queryKey, 'waiting'] };
}

/** Fetches the newest unpaid order now. Throws an ApiError. */
export const findUnpaidOrder = (): Promise<Order | null> => fetchNow(unpaidOrderQuery(readAtom(uidAtom)));

/** The query for the order that a cash-in opens with, which is then followed: a given one, or the newest unpaid one. */
export function openingQuery(orderId: string | null, uid: number | null): ReadQuery<Order | null> {
  const query: ReadQuery<Order | null> =
    orderId === null
      ? callQuery(moneyCalls.openOrder, {}, { uid, noLoginRedirect: true })
      : orderQuery(orderId, uid);
  return {
    ...query,
    queryKey: [...query.queryKey, 'opening'],
    async queryFn() {
      const order = await query.queryFn();
      if (order !== null) followOrder(order);
      return order;
    },
  };
}

/** Cancels an order. Throws an ApiError. */
export async function cancelOrder(orderId: string): Promise<void> {
  followOrder(await send(moneyCalls.cancelOrder, { orderId }));
}

if (typeof document !== 'undefined') {
  const onVisible = () => {
    if (document.visibilityState === 'visible') void checkOrder();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', onVisible);
}

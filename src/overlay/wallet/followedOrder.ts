import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { atom } from 'jotai';
import { moneyCalls, type Order } from '../../../contract/money';
import { amountText } from '../../i18n/amountText';
import { currentTranslation, loadAllStrings } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { ApiError } from '../../shared/api/apiError';
import { showToast } from '../../shared/popups/toasts';
import { callQuery, fetchNow, type ReadQuery, setData } from '../../shared/query/callQuery';
import { queryAtom } from '../../shared/query/queryAtom';
import { queryClient } from '../../shared/query/queryClient';
import { uidAtom } from '../../shared/session/session';
import { refreshUser } from '../../shared/session/user';
import { changeAtom, readAtom, watchAtom } from '../../shared/store/store';

/** One deposit order. It is asked for so often that a lost reply needs no repetition. */
const orderQuery = (orderId: string, uid: number | null): ReadQuery<Order> => ({
  ...callQuery(moneyCalls.order, { orderId }, { uid, noLoginRedirect: true }),
  retry: false,
});

const followedIdAtom = atom<string | null>(null);

/** The deposit order being followed, whatever became of it; null when there is none. */
export const followedOrderAtom = queryAtom((get) => {
  const orderId = get(followedIdAtom);
  return orderId === null ? null : orderQuery(orderId, get(uidAtom));
});

/** The server is being asked right now because the player wants to know. */
export const checkingOrderAtom = atom(false);

/** Waits between two questions: often at first, when most payments arrive. The last one repeats. */
const WAITS_MS = [2_000, 2_000, 3_000, 4_000, 6_000, 8_000, 12_000, 15_000] as const;
const LAST_WAIT_MS = 15_000;

interface Heard {
  readonly state: {
    readonly data: Order | undefined;
    readonly dataUpdateCount: number;
    readonly errorUpdateCount: number;
  };
}

const answersOf = ({ state }: Heard): number => state.dataUpdateCount + state.errorUpdateCount;

/** How many answers there had been when the waits began anew. */
let answersBefore = 0;
let stop: () => void = () => undefined;
let watchers = 0;

/** The time until the next question, in ms; false when the order is closed. A hidden page asks nothing. */
const waitOf = (query: Heard): number | false =>
  query.state.data?.status === 'pending' && (WAITS_MS[answersOf(query) - answersBefore] ?? LAST_WAIT_MS);

function beginWaitsAnew(query: ReadQuery<Order>): void {
  const entry = queryClient.getQueryCache().find<Order>({ queryKey: query.queryKey });
  answersBefore = entry === undefined ? 0 : answersOf(entry);
}

/** Follows an order until the server closes it. What is on show changes with {@link followedOrderAtom}. */
export function followOrder(order: Order): void {
  const query = orderQuery(order.orderId, readAtom(uidAtom));
  stop();
  setData(query, order);
  changeAtom(followedIdAtom, order.orderId);
  if (order.status !== 'pending') return;
  beginWaitsAnew(query);
  const observer = new QueryObserver<Order>(queryClient, {
    ...query,
    // What was heard just now is not asked for again, but after its wait.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: waitOf,
  });
  const unsubscribe = observer.subscribe(onOrderResult);
  stop = () => {
    stop = () => undefined;
    unsubscribe();
  };
}

function onOrderResult({ data, error }: QueryObserverResult<Order>): void {
  if (error instanceof ApiError && error.outcome === 'refused') stopFollowing();
  if (error !== null || data === undefined || data.status === 'pending') return;
  stop();
  if (data.status === 'success') void showArrived(data);
}

/** The money of an order is there. */
async function showArrived(order: Order): Promise<void> {
  await refreshUser().catch(() => null);
  if (watchers > 0) return;
  // The lobby comes without the wallet's words.
  await loadAllStrings().catch(() => null);
  const amount = amountText(order.amount);
  showToast({ tone: 'success', text: currentTranslation().t('wallet.arrivedToast', { amount }) });
  changeAtom(followedIdAtom, null);
}

function stopFollowing(): void {
  stop();
  changeAtom(followedIdAtom, null);
}

/** Nobody looks at the order any more. A closed one is forgotten, a waiting one is followed on. */
export function leaveOrder(): void {
  if (readAtom(followedOrderAtom)?.status !== 'pending') changeAtom(followedIdAtom, null);
}

// The player logged out, or another came: nothing of theirs is followed any more.
watchAtom(uidAtom, stopFollowing);

/** While somebody looks at the order its end is seen, and needs no toast. Returns how to stop looking. */
export function watchOrder(): () => void {
  watchers += 1;
  return () => {
    watchers -= 1;
  };
}

/** Asks the server at once: the player says that they have paid, or came back to the page. */
export async function checkOrder(): Promise<void> {
  const order = readAtom(followedOrderAtom);
  if (order?.status !== 'pending') return;
  const query = orderQuery(order.orderId, readAtom(uidAtom));
  beginWaitsAnew(query);
  changeAtom(checkingOrderAtom, true);
  await fetchNow(query).catch(() => null);
  changeAtom(checkingOrderAtom, false);
}

/** The newest order that still waits for its payment. It is followed then, unless the player looks at another one. */
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

/** As above, asked for at once. Throws an ApiError. */
export const findUnpaidOrder = (): Promise<Order | null> => fetchNow(unpaidOrderQuery(readAtom(uidAtom)));

/** The order that a cash in opens with, followed from then on: a certain one, or the newest that waits. */
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
  const lookAgain = () => {
    if (document.visibilityState === 'visible') void checkOrder();
  };
  document.addEventListener('visibilitychange', lookAgain);
  window.addEventListener('online', lookAgain);
}

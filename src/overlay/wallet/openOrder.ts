import { atom } from 'jotai';
import { moneyCalls, type Order } from '../../../contract/money';
import { amountText } from '../../i18n/amountText';
import { currentTranslation, loadAllStrings } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { ApiError } from '../../shared/api/apiError';
import { showToast } from '../../shared/popups/toasts';
import { uidAtom } from '../../shared/session/session';
import { refreshUser } from '../../shared/session/user';
import { changeAtom, readAtom, watchAtom } from '../../shared/store/store';
import { realTimer } from '../../shared/timer';

/** The deposit order being followed, whatever became of it; null when there is none. */
export const followedOrderAtom = atom<Order | null>(null);

/** The server is being asked right now because the player wants to know. */
export const askingAtom = atom(false);

/** Waits between two questions: often at first, when most payments arrive. The last one repeats. */
const WAITS_MS = [2_000, 2_000, 3_000, 4_000, 6_000, 8_000, 12_000, 15_000] as const;
const LAST_WAIT_MS = 15_000;

let asked = 0;
let cancelWait: () => void = () => undefined;
let watchers = 0;

/** Follows an order until the server closes it. What is on show changes with {@link followedOrderAtom}. */
export function followOrder(order: Order): void {
  const before = readAtom(followedOrderAtom);
  changeAtom(followedOrderAtom, order);
  stop();
  if (order.status !== 'pending') return;
  if (before?.orderId !== order.orderId || before.status !== 'pending') asked = 0;
  askLater(order.orderId);
}

/** Nobody looks at the order any more. A closed one is forgotten, a waiting one is followed on. */
export function leaveOrder(): void {
  if (readAtom(followedOrderAtom)?.status !== 'pending') changeAtom(followedOrderAtom, null);
}

// Whoever was here logged out, or another came: nothing of his is followed any more.
watchAtom(uidAtom, () => {
  stop();
  changeAtom(followedOrderAtom, null);
});

/** While somebody looks at the order its end is seen, and needs no toast. Returns how to stop looking. */
export function watchOrder(): () => void {
  watchers += 1;
  return () => {
    watchers -= 1;
  };
}

/** Asks the server at once: the player says that he has paid, or came back to the page. */
export async function askOrder(): Promise<void> {
  const order = readAtom(followedOrderAtom);
  if (order?.status !== 'pending') return;
  asked = 0;
  changeAtom(askingAtom, true);
  await ask(order.orderId);
  changeAtom(askingAtom, false);
}

/** Loads one order and follows it. Throws an ApiError. */
export async function openOrder(orderId: string): Promise<Order> {
  const order = await send(moneyCalls.order, { orderId }, { noLoginRedirect: true });
  followOrder(order);
  return order;
}

/** The newest order that still waits, followed from now on; null when there is none. Throws an ApiError. */
export async function openUnpaidOrder(): Promise<Order | null> {
  const order = await send(moneyCalls.openOrder, {}, { noLoginRedirect: true });
  if (order !== null) followOrder(order);
  return order;
}

/** As above, but what somebody is looking at stays what is followed. */
export async function findUnpaidOrder(): Promise<Order | null> {
  const order = await send(moneyCalls.openOrder, {}, { noLoginRedirect: true });
  if (order !== null && watchers === 0) followOrder(order);
  return order;
}

/** Cancels an order. Throws an ApiError. */
export async function cancelOrder(orderId: string): Promise<void> {
  followOrder(await send(moneyCalls.cancelOrder, { orderId }));
}

function askLater(orderId: string): void {
  stop();
  const waitMs = WAITS_MS[asked] ?? LAST_WAIT_MS;
  asked += 1;
  cancelWait = realTimer.after(waitMs, () => {
    // A hidden page asks when it is looked at again.
    if (document.visibilityState === 'visible') void ask(orderId);
  });
}

async function ask(orderId: string): Promise<void> {
  stop();
  const order = await send(moneyCalls.order, { orderId }, { noLoginRedirect: true }).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.outcome === 'refused') changeAtom(followedOrderAtom, null);
      return null;
    },
  );
  const followed = readAtom(followedOrderAtom);
  // Another order, or an end heard meanwhile, has taken its place.
  if (followed?.orderId !== orderId || followed.status !== 'pending') return;
  if (order === null) return askLater(orderId);
  followOrder(order);
  if (order.status !== 'pending') await closed(order);
}

async function closed(order: Order): Promise<void> {
  if (order.status !== 'success') return;
  await refreshUser().catch(() => null);
  if (watchers > 0) return;
  // The lobby comes without the wallet's words.
  await loadAllStrings().catch(() => null);
  const amount = amountText(order.amount);
  showToast({ tone: 'success', text: currentTranslation().t('wallet.arrivedToast', { amount }) });
  changeAtom(followedOrderAtom, null);
}

function stop(): void {
  cancelWait();
  cancelWait = () => undefined;
}

if (typeof document !== 'undefined') {
  const lookAgain = () => {
    if (document.visibilityState === 'visible') void askOrder();
  };
  document.addEventListener('visibilitychange', lookAgain);
  window.addEventListener('online', lookAgain);
}

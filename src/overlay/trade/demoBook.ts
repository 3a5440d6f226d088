import type { TradeOrder } from '../../../contract/trade';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { MarketCode } from '../../../games/kit/rules/trade/markets';
import {
  type Direction,
  OPEN_ORDERS_MAX,
  type OrderSeconds,
  orderResult,
  orderTicks,
  SEEN_TICKS_MAX,
  winPayout,
} from '../../../games/kit/rules/trade/order';
import { breakAfter, segmentOf } from '../../../games/kit/rules/trade/ticks';

/** D$100: the first balance, and that after a refill. */
export const DEMO_START = centavos(10_000n);
/** Below D$10 the demo balance can be refilled. */
export const DEMO_REFILL_BELOW = centavos(1_000n);
/** A larger balance cannot have been won and was written into the storage by hand. */
const DEMO_MAX = centavos(100_000_000n);
const ORDERS_KEPT = 60;
/** After this many settled demo orders the training is complete. */
export const TRAINING_ORDERS = 5;

/** The demo account of the markets. It exists on the device alone. */
export interface DemoBook {
  readonly balance: Centavos;
  /** Newest first. */
  readonly orders: readonly TradeOrder[];
  readonly lastId: number;
  /** Orders won or lost so far. */
  readonly settled: number;
  /** The player has been told that the training is complete. */
  readonly isTrained: boolean;
}

export const NEW_BOOK: DemoBook = {
  balance: DEMO_START,
  orders: [],
  lastId: 0,
  settled: 0,
  isTrained: false,
};

/** Why a demo order is not taken, by the names of the server's refusals. */
export type DemoRefusal = 'balanceTooLow' | 'ordersFull' | 'oppositeOpen' | 'orderLate' | 'marketClosing';

export interface DemoPlacing {
  readonly market: MarketCode;
  readonly direction: Direction;
  readonly seconds: OrderSeconds;
  readonly stake: Centavos;
  readonly seenTick: number;
  /** The time of the markets, Unix time in ms. */
  readonly acceptedAt: number;
}

/** Opens a demo order by the rules of real ones. Returns the book after it, or why it is refused. */
export function placeDemo(book: DemoBook, placing: DemoPlacing): DemoBook | DemoRefusal {
  const { market, direction, seconds, stake, seenTick, acceptedAt } = placing;
  const ticks = orderTicks(acceptedAt, seconds);
  const open = book.orders.filter(({ state }) => state === 'pending');
  if (segmentOf(ticks.exitTick) >= breakAfter(segmentOf(ticks.entryTick))) return 'marketClosing';
  if (ticks.entryTick > seenTick + SEEN_TICKS_MAX) return 'orderLate';
  if (open.some((order) => order.market === market && order.direction !== direction)) return 'oppositeOpen';
  if (open.length >= OPEN_ORDERS_MAX) return 'ordersFull';
  if (stake <= 0n || stake > book.balance) return 'balanceTooLow';
  const order: TradeOrder = {
    orderId: `D${book.lastId + 1}`,
    account: 'demo',
    market,
    direction,
    seconds,
    stake,
    payout: centavos(0n),
    state: 'pending',
    acceptedAt,
    ...ticks,
    entryLevel: null,
    exitLevel: null,
  };
  return {
    ...book,
    balance: centavos(book.balance - stake),
    orders: [order, ...book.orders].slice(0, ORDERS_KEPT),
    lastId: book.lastId + 1,
  };
}

/**
 * Settles a demo order by the levels from its entry to its exit; with null in their place it is canceled, because a segment of it has
 * no ticks.
 */
export function settleDemo(book: DemoBook, orderId: string, levels: readonly number[] | null): DemoBook {
  const order = book.orders.find((one) => one.orderId === orderId && one.state === 'pending');
  if (order === undefined) return book;
  const settled = settledOrder(order, levels);
  const balance = book.balance + settled.payout;
  return {
    ...book,
    balance: balance > DEMO_MAX ? DEMO_MAX : centavos(balance),
    orders: book.orders.map((one) => (one === order ? settled : one)),
    settled: book.settled + (settled.state === 'canceled' ? 0 : 1),
  };
}

function settledOrder(order: TradeOrder, levels: readonly number[] | null): TradeOrder {
  const entryLevel = levels?.[0];
  const exitLevel = levels?.at(-1);
  if (entryLevel === undefined || exitLevel === undefined)
    return { ...order, state: 'canceled', payout: order.stake };
  const result = orderResult(order.direction, entryLevel, exitLevel);
  if (result === 'tie') return { ...order, state: 'canceled', payout: order.stake };
  const payout = result === 'success' ? winPayout(order.stake) : centavos(0n);
  return { ...order, entryLevel, exitLevel, state: result, payout };
}

/** The book with the full balance, where it has fallen low enough. */
export const refillDemo = (book: DemoBook): DemoBook =>
  book.balance < DEMO_REFILL_BELOW ? { ...book, balance: DEMO_START } : book;

/** Whether the end of the training is to be told: once, after the fifth settled order. */
export const endsTraining = ({ settled, isTrained }: DemoBook): boolean =>
  settled >= TRAINING_ORDERS && !isTrained;

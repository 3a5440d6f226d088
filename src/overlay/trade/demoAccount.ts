import { atom } from 'jotai';
import * as z from 'zod/mini';
import { type TradeOrder, tradeCalls, tradeOrder } from '../../../contract/trade';
import { amount } from '../../../games/kit/rules/amount';
import { send } from '../../shared/api/api';
import { stored } from '../../shared/storage/storage';
import { changeAtom, readAtom } from '../../shared/store/store';
import { storedAtom } from '../../shared/store/storedAtom';
import {
  type DemoBook,
  type DemoPlacing,
  type DemoRefusal,
  NEW_BOOK,
  placeDemo,
  settleDemo,
} from './demoBook';
import { heardTicks, marketNowMs } from './feed';

const book = z.object({
  balance: amount,
  orders: z.array(z.extend(tradeOrder, { orderId: z.string() })),
  lastId: z.int(),
  settled: z.int(),
  isTrained: z.boolean(),
});

const bookAtom = storedAtom(
  stored('tradeDemo', book, (): z.output<typeof book> => ({ ...NEW_BOOK, orders: [] })),
);

/** The demo account, as stored on the device. */
export const demoBookAtom = atom(
  (get): DemoBook => get(bookAtom),
  (_get, set, { orders, ...rest }: DemoBook) => set(bookAtom, { ...rest, orders: [...orders] }),
);

export const changeDemo = (step: (book: DemoBook) => DemoBook): void =>
  changeAtom(demoBookAtom, step(readAtom(demoBookAtom)));

/** Opens a demo order at the time of the markets. Returns it, or why it is refused. */
export function openDemoOrder(placing: Omit<DemoPlacing, 'acceptedAt'>): TradeOrder | DemoRefusal {
  const after = placeDemo(readAtom(demoBookAtom), { ...placing, acceptedAt: Math.floor(marketNowMs()) });
  if (typeof after === 'string') return after;
  changeAtom(demoBookAtom, after);
  const [order] = after.orders;
  if (order === undefined) throw new Error('a demo order was not kept');
  return order;
}

/** Orders whose missing ticks are being asked for. */
const asked = new Set<string>();

/**
 * Settles the demo orders whose exit has been told, by the ticks that were heard or, after a gap, by those that the server has.
 * `onSettled` hears of each; `isMissed` for those whose exit was not heard.
 */
export function settleDemoOrders(
  tick: number,
  onSettled: (order: TradeOrder, isMissed: boolean) => void,
): void {
  const due = readAtom(demoBookAtom).orders.filter(
    ({ state, exitTick }) => state === 'pending' && exitTick <= tick,
  );
  for (const order of due) {
    const { orderId, market, entryTick, exitTick } = order;
    const heard = heardTicks.run(market, entryTick, exitTick);
    if (heard !== null) settle(orderId, heard, (settled) => onSettled(settled, false));
    else if (!asked.has(orderId)) {
      asked.add(orderId);
      const count = exitTick - entryTick + 1;
      send(tradeCalls.ticks, { market, fromTick: entryTick, count }, { quiet: true })
        .then(({ told, runs }) => {
          if (told === null || told < exitTick) return;
          const levels = runs.flatMap((run) => run.levels);
          settle(orderId, levels.length === count ? levels : null, (settled) => onSettled(settled, true));
        })
        // Asked again with the next tick.
        .catch(() => undefined)
        .finally(() => asked.delete(orderId));
    }
  }
}

function settle(
  orderId: string,
  levels: readonly number[] | null,
  onSettled: (order: TradeOrder) => void,
): void {
  changeDemo((before) => settleDemo(before, orderId, levels));
  const settled = readAtom(demoBookAtom).orders.find((order) => order.orderId === orderId);
  if (settled !== undefined && settled.state !== 'pending') onSettled(settled);
}

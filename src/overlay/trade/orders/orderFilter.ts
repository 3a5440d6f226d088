import type { BodyOf } from '../../../../contract/call';
import type { TradeOrder, tradeCalls } from '../../../../contract/trade';
import type { MarketCode } from '../../../../games/kit/rules/trade/markets';
import { dayOf } from '../../../shared/dateText';

/** Which orders are listed; null for all of a kind. */
export interface OrderFilter {
  readonly state: TradeOrder['state'] | null;
  readonly market: MarketCode | null;
  /** A day in Manila on which orders were placed, yyyy-mm-dd. */
  readonly day: string | null;
}

export const ALL_ORDERS: OrderFilter = { state: null, market: null, day: null };

export const isFiltered = ({ state, market, day }: OrderFilter): boolean =>
  state !== null || market !== null || day !== null;

const DAY_MS = 86_400_000;

/** The filter as the call of the player's orders takes it. */
export function orderQueryOf({
  state,
  market,
  day,
}: OrderFilter): Pick<BodyOf<typeof tradeCalls.orders>, 'state' | 'market' | 'from' | 'until'> {
  const fromMs = day === null ? 0 : Date.parse(`${day}T00:00:00+08:00`);
  return {
    ...(state !== null && { state }),
    ...(market !== null && { market }),
    ...(day !== null && {
      from: new Date(fromMs).toISOString(),
      until: new Date(fromMs + DAY_MS).toISOString(),
    }),
  };
}

/** Whether an order that this device knows matches the filter. */
export const matches = ({ state, market, day }: OrderFilter, order: TradeOrder): boolean =>
  (state === null || order.state === state) &&
  (market === null || order.market === market) &&
  (day === null || dayOf(new Date(order.acceptedAt)) === day);

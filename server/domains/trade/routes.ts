import type { FastifyInstance } from 'fastify';
import { tradeCalls } from '../../../contract/trade';
import type { Context } from '../../context';
import { moneyRoute, route } from '../../http/route';
import { publishFigures } from './dayFigures';
import { TradeFeed } from './feed';
import { orderList } from './orderList';
import { marketsPage } from './page';
import { placeOrder } from './place';
import { Prices } from './prices';
import { proofOf } from './proof';
import { segmentsWaitingFor, storeSegmentSignature } from './segments';
import { type MarketShift, NO_SHIFT } from './time';

/** The synthetic markets, before their calls are served: the tables' sockets and leases carry their ticks. */
export class Trade {
  readonly feed: TradeFeed;
  readonly prices: Prices;
  readonly shift: MarketShift;
  readonly #context: Context;

  constructor(context: Context, shift: MarketShift | null) {
    this.#context = context;
    this.shift = shift ?? NO_SHIFT;
    this.prices = new Prices(context);
    this.feed = new TradeFeed(context, this.prices, this.shift);
  }

  /** Which segments wait for a number that is due; each stores its signature. */
  async waitingFor(chainHash: string, round: number) {
    const nowMs = Date.now() + this.shift.aheadMs;
    const segments = await segmentsWaitingFor(this.#context.db, { chainHash, round, nowMs });
    return segments.map(
      (segment) => (signature: string) => storeSegmentSignature(this.#context.db, segment, signature),
    );
  }
}

export function registerTrade(app: FastifyInstance, context: Context, { prices, shift }: Trade): void {
  const nowMs = () => Date.now() + shift.aheadMs;
  route(app, tradeCalls.markets, () => marketsPage({ context, prices, nowMs: nowMs() }), {
    compressed: true,
  });
  route(app, tradeCalls.ticks, async ({ body: { market, fromTick, count } }) => {
    const { told, runs } = await prices.ticks(market, fromTick, count);
    return { told, runs: runs.map(({ firstTick, levels }) => ({ firstTick, levels: [...levels] })) };
  });
  route(app, tradeCalls.candles, async ({ body: { market, seconds, before, count } }) => ({
    candles: (await prices.candles(market, seconds, { before, count })).map(([...candle]) => candle),
  }));
  moneyRoute(app, tradeCalls.order, ({ body, player, key, bodyHash }) =>
    placeOrder(context, shift, { uid: player.uid, key, call: tradeCalls.order.path, bodyHash }, body),
  );
  route(app, tradeCalls.orders, ({ body, player }) =>
    orderList({ db: context.db, prices }, player.uid, body),
  );
  route(app, tradeCalls.verify, ({ body: { orderId }, player }) =>
    proofOf(context, prices, { uid: player.uid, orderId: BigInt(orderId) }),
  );
  if (!context.config.trade) return;
  app.jobs.add({
    name: 'tradeFigures',
    schedule: { daily: '5:06' },
    catchesUp: true,
    run: (slot) => {
      const aheadMs = shift.aheadMs === 0 ? 0 : nowMs() - context.clock.now().getTime();
      return publishFigures(context, prices, { endedMs: slot.getTime(), aheadMs });
    },
  });
}

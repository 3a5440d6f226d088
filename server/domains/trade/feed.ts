import * as z from 'zod/mini';
import { TRADE_FEED, type TradeMessage, tradeMessage } from '../../../contract/trade';
import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { moneyOf } from '../../ledger/balances';
import type { Audience, Feed, FeedNotice, FeedParts } from '../live/feed';
import type { Lease } from '../live/lease';
import type { TradeNotice } from './notices';
import type { Prices } from './prices';
import { orderOf, ordersById } from './storedOrders';
import { TickLeader } from './tickLeader';
import type { MarketShift } from './time';

const textOf = (message: TradeMessage): string => JSON.stringify(z.encode(tradeMessage, message));

/** The markets over the sockets: one message a tick for everybody, and each player's settled orders. */
export class TradeFeed implements Feed {
  readonly name = TRADE_FEED;
  readonly #context: Context;
  readonly #prices: Prices;
  readonly #shift: MarketShift;
  readonly #pending = new Set<Promise<void>>();
  #leader: TickLeader | null = null;

  constructor(context: Context, prices: Prices, shift: MarketShift) {
    this.#context = context;
    this.#prices = prices;
    this.#shift = shift;
  }

  open(parts: FeedParts): void {
    const { beacon } = parts;
    // Without a public number there are no markets.
    if (beacon === null) return;
    this.#leader = new TickLeader({ ...parts, beacon, prices: this.#prices, shift: this.#shift });
  }

  async lead(lease: Lease, signal: AbortSignal): Promise<void> {
    if (this.#leader !== null) return this.#leader.lead(lease, signal);
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  async greeting(): Promise<readonly string[]> {
    const tick = await this.#prices.told();
    const levels = tick === null ? null : await this.#prices.levelsAt(tick);
    return [
      tick === null || levels === null
        ? textOf({ type: 'noTick', game: TRADE_FEED })
        : ticksText(tick, levels),
    ];
  }

  onNotice(notice: FeedNotice, audience: Audience): void {
    const told = notice as TradeNotice;
    if (told.kind === 'ticks') {
      this.#prices.hear(told.tick);
      audience.toAll(ticksText(told.tick, told.levels));
    } else if (told.kind === 'segment') {
      audience.toAll(textOf({ type: 'segment', game: TRADE_FEED, ended: told.ended, next: told.next }));
    } else if (told.kind === 'orders') this.#tellOrders(told.ids, audience);
  }

  onReconnect(): void {
    // The newest tick is read from the database until one is heard again.
    this.#prices.forgetHeard();
  }

  async close(): Promise<void> {
    await Promise.all(this.#pending);
  }

  #tellOrders(ids: readonly string[], audience: Audience): void {
    const { uids } = audience;
    if (uids.length === 0) return;
    const pending = this.#sendOrders(ids, new Set(uids), audience)
      .catch((error) => this.#context.log.warn({ err: error }, 'could not tell of settled orders'))
      .finally(() => this.#pending.delete(pending));
    this.#pending.add(pending);
  }

  async #sendOrders(ids: readonly string[], uids: ReadonlySet<number>, audience: Audience): Promise<void> {
    const { db } = this.#context;
    const own = (await ordersById(db, ids.map(BigInt))).filter(({ uid }) => uids.has(uid));
    if (own.length === 0) return;
    const money = await moneyOf(db, [...new Set(own.map(({ uid }) => uid))]);
    for (const order of own) {
      const { cashCentavos, bonusCentavos } = money.get(order.uid) ?? NO_MONEY;
      const text = textOf({
        type: 'order',
        order: orderOf(order),
        finance: cashCentavos,
        bonus: bonusCentavos,
      });
      audience.toPlayer(order.uid, text);
    }
  }
}

const NO_MONEY = { cashCentavos: centavos(0n), bonusCentavos: centavos(0n) };

/** Plain, because it is written twice a second: the contract's schema reads it in tests. */
const ticksText = (tick: number, levels: readonly number[]): string =>
  JSON.stringify({ type: 'ticks', game: TRADE_FEED, tick, levels });

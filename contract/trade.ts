import * as z from 'zod/mini';
import { amount } from '../games/kit/rules/amount';
import { CANDLE_SECONDS } from '../games/kit/rules/trade/candles';
import { MARKET_CODES } from '../games/kit/rules/trade/markets';
import { DIRECTIONS, ORDER_SECONDS } from '../games/kit/rules/trade/order';
import { SEGMENT_TICKS } from '../games/kit/rules/trade/ticks';
import { call, instant, page, pageEnd } from './call';
import { chainFacts } from './play';

/**
 * Up and down on synthetic markets. Prices are levels: whole units from the base of a market, for which
 * `games/kit/rules/trade` has the rules. Tick K is at 500 K ms Unix time.
 */

/** The name of the markets in messages of `/live`. */
export const TRADE_FEED = 'trade';

const market = z.enum(MARKET_CODES);
const tick = z.int().check(z.minimum(0));
const level = z.int();
const hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const signature = z.string().check(z.regex(/^[0-9a-f]{96}$/));
const orderId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));
const direction = z.enum(DIRECTIONS);
const seconds = z.literal(ORDER_SECONDS);

/** `canceled`: the stake was returned, because a segment of the order has no ticks. */
export const ORDER_STATES = ['pending', 'success', 'failed', 'canceled'] as const;
const state = z.enum(ORDER_STATES);

export const tradeOrder = z.object({
  orderId,
  /** Demo orders exist on the device alone. */
  account: z.enum(['real', 'demo']),
  market,
  direction,
  seconds,
  stake: amount,
  /** What it has paid: 0 for a lost order and an open one, the stake for a canceled one. */
  payout: amount,
  state,
  /** Unix time in ms by the database's clock, from which both ticks follow. */
  acceptedAt: z.int(),
  entryTick: tick,
  exitTick: tick,
  /** Null until its tick has been told, and for a canceled order. */
  entryLevel: z.nullable(level),
  exitLevel: z.nullable(level),
});

export type TradeOrder = z.output<typeof tradeOrder>;

/** The seeds of a segment that has not ended. */
const segmentFacts = z.object({
  segment: z.int(),
  /** SHA-256 of its seed. */
  commitment: hex32,
  /** `quicknet`, or `sandbox` for a beacon that the server signs itself. */
  network: z.string(),
  chainHash: hex32,
  /** The round of the beacon, due 30 s before the segment. */
  beaconRound: z.int(),
});

export type TradeSegment = z.output<typeof segmentFacts>;

/** A segment that is over. */
export const endedSegment = z.extend(segmentFacts, {
  serverSeed: hex32,
  /** Null for a segment without ticks, because the beacon was too late. */
  signature: z.nullable(signature),
  isVoid: z.boolean(),
});

export type EndedSegment = z.output<typeof endedSegment>;

/** What proves an order: the reply of `verify`, and what a player copies for a verifier. */
export const orderProof = z.object({
  order: tradeOrder,
  /** When all seeds are known, Unix time in ms. */
  checkableAt: z.number(),
  chain: chainFacts,
  /** The level before the first tick of the session. */
  openLevel: level,
  /** From the start of the session to the exit; without those that have not ended. */
  segments: z.array(endedSegment),
});

export type OrderProof = z.output<typeof orderProof>;

/** Why no order is taken; `open` where orders are. */
export const TRADE_PHASES = ['open', 'paused', 'break', 'off'] as const;

const levels = z.array(level).check(z.length(MARKET_CODES.length));

/** Messages of `/live` about the markets. */
export const tradeMessage = z.discriminatedUnion('type', [
  /** A tick, once for all sockets: the levels of all markets. The first answer to `hello` is the newest one. */
  z.object({ type: z.literal('ticks'), game: z.literal(TRADE_FEED), tick, levels }),
  /** The answer to `hello` before the first tick. */
  z.object({ type: z.literal('noTick'), game: z.literal(TRADE_FEED) }),
  /** A segment is over: its seed, and the next one; null for a server that has not committed to one. */
  z.object({
    type: z.literal('segment'),
    game: z.literal(TRADE_FEED),
    ended: endedSegment,
    next: z.nullable(segmentFacts),
  }),
  /** One of the caller's orders has been settled, and with it the balances. */
  z.object({ type: z.literal('order'), order: tradeOrder, finance: amount, bonus: amount }),
]);

export type TradeMessage = z.output<typeof tradeMessage>;

/** Consecutive ticks of a market. */
const run = z.object({ firstTick: tick, levels: z.array(level) });

export const TICKS_MAX = SEGMENT_TICKS;
export const CANDLES_MAX = 300;

const candle = z.tuple([z.int(), level, level, level, level]);

export const tradeCalls = {
  markets: call({
    path: '/x2/trade/markets',
    auth: 'none',
    quiet: true,
    about:
      'The synthetic markets: levels by the newest tick, limits of orders, and what binds the segment that runs.',
    reply: z.object({
      serverTime: z.number(),
      phase: z.enum(TRADE_PHASES),
      /** When orders are taken again after a break, Unix time in ms; null in every other phase. */
      opensAt: z.nullable(z.number()),
      /** The newest tick; null before the first. */
      tick: z.nullable(tick),
      limits: z.object({
        stakeMin: amount,
        stakeMax: amount,
        /** Open orders of an account. */
        openMax: z.int(),
        /** What a won order pays for 100 of its stake. */
        winPercent: z.int(),
      }),
      chain: z.nullable(chainFacts),
      segment: z.nullable(segmentFacts),
      markets: z.array(
        z.object({
          market,
          level,
          /** Where the session opened. */
          openLevel: level,
          /** Closes of the last minutes, oldest first. */
          closes: z.array(level),
        }),
      ),
    }),
  }),
  ticks: call({
    path: '/x2/trade/ticks',
    auth: 'none',
    quiet: true,
    about: 'Ticks of a market from one on, none that has not been told. Breaks and void segments have none.',
    body: z.strictObject({
      market,
      fromTick: tick,
      count: z.int().check(z.minimum(1), z.maximum(TICKS_MAX)),
    }),
    reply: z.object({ told: z.nullable(tick), runs: z.array(run) }),
  }),
  candles: call({
    path: '/x2/trade/candles',
    auth: 'none',
    quiet: true,
    about:
      'Candles of the ticks told so far, oldest first: start in s, then first, highest, lowest and last level.',
    body: z.strictObject({
      market,
      seconds: z.literal(CANDLE_SECONDS),
      /** Only candles that start before it, Unix time in s; the newest ones without it. */
      before: z.optional(z.int().check(z.minimum(0))),
      count: z.int().check(z.minimum(1), z.maximum(CANDLES_MAX)),
    }),
    reply: z.object({ candles: z.array(candle) }),
  }),
  order: call({
    path: '/x2/trade/order',
    auth: 'player',
    money: true,
    about:
      'Opens an order with real money. The stake is taken at once; entry and exit ticks follow from the time of acceptance. ' +
      'An order that would enter more than 3 s after the last tick its player saw is refused, and takes nothing.',
    body: z.strictObject({
      market,
      direction,
      seconds,
      stake: amount,
      /** The last tick that the player saw. */
      seenTick: tick,
    }),
    reply: z.object({ order: tradeOrder, finance: amount, bonus: amount }),
  }),
  orders: call({
    path: '/x2/trade/orders',
    auth: 'player',
    quiet: true,
    about:
      "The player's orders, newest first. `from` is inclusive, `until` exclusive. No demo order reaches the server.",
    body: z.strictObject({
      ...page,
      account: z.optional(z.enum(['real', 'demo'])),
      market: z.optional(market),
      state: z.optional(state),
      direction: z.optional(direction),
      from: z.optional(instant),
      until: z.optional(instant),
      /** One order alone, as a link names it. */
      orderId: z.optional(orderId),
    }),
    reply: z.object({ list: z.array(tradeOrder), ...pageEnd }),
  }),
  verify: call({
    path: '/x2/trade/verify',
    auth: 'player',
    quiet: true,
    about:
      "Everything that proves one of the player's orders: the seeds of its segments, and those from the start of its session, " +
      'from which the prices follow. Seeds are revealed with the last tick of their segment.',
    body: z.strictObject({ orderId }),
    reply: orderProof,
  }),
};

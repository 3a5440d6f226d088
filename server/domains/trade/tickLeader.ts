import { setTimeout as sleep } from 'node:timers/promises';
import { TRADE } from '../../../games/kit/rules/otherPlay';
import {
  firstTickOf,
  lastTickOf,
  segmentOf,
  segmentStartMs,
  tickAt,
  tickTimeMs,
} from '../../../games/kit/rules/trade/ticks';
import { type Queryable, sqlState } from '../../db/database';
import { functionCall } from '../../db/functionCall';
import type { FeedParts } from '../live/feed';
import { holdLease, type Lease, LeaseLost } from '../live/lease';
import { CHANNEL } from '../live/notices';
import { announceThrough } from './announce';
import { fetchNumber, fetchNumbers, type NumberParts } from './beaconNumbers';
import { endSegment, voidSegment } from './endSegment';
import { ticksNotice } from './notices';
import type { Prices } from './prices';
import { newestSegment, openSegment, type StoredSegment } from './segments';
import { settleDue } from './settleOrders';
import { type MarketShift, marketNow } from './time';

/** A segment whose number is this late, after its start, is void. */
const VOID_AFTER_MS = 60 * 60_000;
/** A clock that was measured with a slower question than this is not good enough to tell ticks by. */
const TRIP_MAX_MS = 200;
const RETRY_MS = 150;
const LOOK_EVERY_MS = 200;
/** A broken public log, or a chain that is too young, is looked at again after this. */
const CLOSED_POLL_MS = 1_000;
/** SQLSTATE object_not_in_prerequisite_state: another process leads. */
const NOT_LEADING = '55000';

export interface LeaderParts extends FeedParts {
  readonly beacon: NonNullable<FeedParts['beacon']>;
  readonly prices: Prices;
  readonly shift: MarketShift;
}

/**
 * Leads the markets: announces segments, fetches their numbers, tells each tick at its time and settles orders. Its whole state
 * is in the database, so that another leader continues anywhere. Ticks missed in an outage are told at once, the newest one
 * alone by a message.
 */
export class TickLeader {
  readonly #parts: LeaderParts;
  /** The settlement that is under way, and whether another is wanted after it. */
  #settling: Promise<void> | null = null;
  #settlesAgain = false;

  constructor(parts: LeaderParts) {
    this.#parts = parts;
  }

  /** Leads until the signal aborts or the lease is lost. Never throws: failed steps are retried. */
  async lead(lease: Lease, signal: AbortSignal): Promise<void> {
    const stop = new AbortController();
    const either = AbortSignal.any([signal, stop.signal]);
    // What an earlier leader told and did not settle.
    this.#settle();
    const numbers = this.#untilStopped(either, stop, () => fetchNumbers(this.#numbers, either));
    await this.#untilStopped(either, stop, () => this.#step(lease, either));
    await numbers;
    await this.#settling;
  }

  async #untilStopped(signal: AbortSignal, stop: AbortController, work: () => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      try {
        await work();
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof LeaseLost || sqlState(error) === NOT_LEADING) return stop.abort();
        this.#parts.context.log.warn({ err: error }, 'a step of the markets failed and is retried');
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  get #numbers(): NumberParts {
    const { context, beacon, metrics } = this.#parts;
    return {
      context,
      beacon,
      nowMs: () => this.#nowMs,
      onInvalid: (relay) => {
        metrics.invalid.inc({ relay });
        context.log.error({ relay }, 'a relay sent a wrong signature');
      },
    };
  }

  get #nowMs(): number {
    return marketNow(this.#parts.time, this.#parts.shift);
  }

  async #step(lease: Lease, signal: AbortSignal): Promise<void> {
    const { context, publicFiles } = this.#parts;
    // A broken public log is told of where it is found, and ends every table too.
    const isWhole =
      (await publicFiles?.requireWhole().then(
        () => true,
        () => false,
      )) ?? true;
    if (!isWhole) return this.#wait(CLOSED_POLL_MS, signal);
    await this.#announce(lease);
    const row = await openSegment(context.db);
    if (row === null) return this.#wait(CLOSED_POLL_MS, signal);
    const startsInMs = segmentStartMs(row.segment) - this.#nowMs;
    if (row.signature === null) {
      if (startsInMs > -VOID_AFTER_MS) return this.#wait(LOOK_EVERY_MS, signal);
      // After an outage of our own nobody has asked yet.
      if (!(await fetchNumber(this.#numbers, row, signal))) await this.#void(lease, row);
      return;
    }
    if (startsInMs > 0) return this.#wait(Math.min(startsInMs, CLOSED_POLL_MS), signal);
    await this.#tellSegment(lease, row, signal);
  }

  /** Keeps the segment that runs and the next one announced. */
  async #announce(lease: Lease): Promise<void> {
    const { context } = this.#parts;
    const now = segmentOf(tickAt(this.#nowMs));
    if ((await newestSegment(context.db)) === null && !(await announceThrough(this.#parts, lease, now)))
      return;
    await announceThrough(this.#parts, lease, now + 1);
  }

  /** Tells the ticks of a segment, each at its time, and ends it with the last. */
  async #tellSegment(lease: Lease, row: StoredSegment, signal: AbortSignal): Promise<void> {
    const { context, prices, time } = this.#parts;
    const levels = await prices.untold(row.segment);
    const last = lastTickOf(row.segment);
    let told = (await prices.told()) ?? -1;
    while (!signal.aborted) {
      // A clock that may be wrong by more than orders allow for pauses the markets.
      if (time.tripMs > TRIP_MAX_MS) {
        await this.#wait(RETRY_MS, signal);
        continue;
      }
      const tick = Math.min(last, tickAt(this.#nowMs));
      if (tick > told) {
        const now = levels[tick - firstTickOf(row.segment)];
        if (now === undefined) throw new Error(`segment ${row.segment} has no tick ${tick}`);
        if (tick === last) await this.#end(lease, row, levels, now);
        else await this.#tell(context.db, lease, tick, now);
        // Its announcement needs nobody's haste, and waits for the first tick.
        if (told < firstTickOf(row.segment)) await this.#announce(lease);
        told = tick;
        prices.hear(tick);
        this.#settle();
      }
      if (told >= last) return;
      await this.#wait(tickTimeMs(told + 1) - this.#nowMs, signal);
    }
  }

  async #tell(on: Queryable, { epoch }: Lease, tick: number, levels: readonly number[]): Promise<void> {
    await on.query(
      tellTick({
        epoch,
        tick,
        ahead_ms: this.#parts.shift.aheadMs,
        channel: CHANNEL,
        notice: ticksNotice(tick, levels),
      }),
    );
  }

  #end(
    lease: Lease,
    row: StoredSegment,
    levels: readonly (readonly number[])[],
    now: readonly number[],
  ): Promise<void> {
    const { context, prices } = this.#parts;
    return context.db.transaction(async (transaction) => {
      await this.#tell(transaction, lease, lastTickOf(row.segment), now);
      await endSegment(transaction, prices, row, levels);
    });
  }

  async #void(lease: Lease, row: StoredSegment): Promise<void> {
    const { context, prices, metrics } = this.#parts;
    await context.db.transaction(async (transaction) => {
      await holdLease(transaction, lease);
      await voidSegment(context, transaction, prices, row);
    });
    metrics.calledOff.inc({ game: TRADE, reason: 'beaconLate' });
    context.log.error({ segment: row.segment }, 'a segment of the markets is void: its number did not come');
    this.#settle();
  }

  /** Settles what is due without keeping the next tick waiting. */
  #settle(): void {
    if (this.#settling !== null) {
      this.#settlesAgain = true;
      return;
    }
    const { context, prices } = this.#parts;
    this.#settlesAgain = false;
    const onTie = ({ orderId }: { readonly orderId: bigint }) =>
      context.log.fatal({ orderId: orderId.toString() }, 'an order met a tie: its stake was returned');
    this.#settling = settleDue(context, prices, onTie)
      .catch((error) => {
        context.log.error({ err: error }, 'orders could not be settled and are tried again');
        return 0;
      })
      .then(() => {
        this.#settling = null;
        if (this.#settlesAgain) this.#settle();
      });
  }

  /** Rejects never: who waits looks at the signal. At least a moment, so that a clock that is measured again cannot spin. */
  #wait(ms: number, signal: AbortSignal): Promise<void> {
    return sleep(Math.max(1, Math.ceil(ms)), undefined, { signal }).catch(() => undefined);
  }
}

const tellTick = functionCall('trade-tell', {
  calls: 'trade_tell',
  args: ['epoch', 'tick', 'ahead_ms', 'channel', 'notice'],
});

import { setTimeout as sleep } from 'node:timers/promises';
import { seedToHex } from '../../../games/kit/rules/draw';
import type { Json } from '../../../games/kit/rules/round';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Context } from '../../context';
import { BeaconRounds } from './beacon/beaconRounds';
import { holdLease, type Lease, LeaseLost } from './lease';
import { callOffRound, type LedTable, type RoundLeaderOptions, until, whenMs } from './ledTable';
import { notify } from './notices';
import { RoundOpener } from './roundOpener';
import { type RoundSchedule, RoundScheduler, type ScheduledEvent } from './roundSchedule';
import {
  announceEvents,
  clientSeedOfBets,
  closeBetting,
  endRound,
  enterTable,
  latestRound,
  numberAfter,
  type StoredRound,
  unsettledRounds,
} from './rounds';
import { payTargets, refundRound, settleRound, targetsOf } from './settle';
import type { LiveTime } from './time';

type Target = Awaited<ReturnType<typeof targetsOf>>[number];

/**
 * A round whose betting could not be closed for this long is called off, because players could neither bet nor
 * take bets back meanwhile. A round whose betting was closed is never called off: its seeds decide how and when
 * it ends.
 */
const CALL_OFF_AFTER_MS = 5_000;
/**
 * Delay before losing tickets are settled, so that cash-outs that arrived before the end are processed first.
 */
const SETTLE_AFTER_MS = 250;
/** Tickets that reach their cash-out target are paid in batches at this interval. */
const TARGETS_EVERY_MS = 100;
const RETRY_MS = 150;
const CLOSED_POLL_MS = 5_000;

/**
 * Leads a table: opens rounds, closes betting, announces events at their time, ends and settles rounds. Its
 * whole state is in the database: each step starts by reading the round, so another leader can take over
 * anywhere.
 */
export class RoundLeader {
  readonly #context: Context;
  readonly #game: SharedGame;
  readonly #time: LiveTime;
  readonly #options: RoundLeaderOptions;
  readonly #scheduler: RoundScheduler;
  readonly #table: LedTable;
  readonly #opener: RoundOpener;
  readonly #beaconRounds: BeaconRounds;
  /** Payments in progress; the end of a round does not wait for them. */
  readonly #payments = new Set<Promise<void>>();

  constructor(context: Context, game: SharedGame, time: LiveTime, options: RoundLeaderOptions) {
    this.#context = context;
    this.#game = game;
    this.#time = time;
    this.#options = options;
    this.#scheduler = new RoundScheduler(game, context.seals);
    this.#table = { context, game, time, options, scheduler: this.#scheduler };
    this.#opener = new RoundOpener(this.#table);
    this.#beaconRounds = new BeaconRounds(this.#table);
  }

  /** Leads until the signal aborts or the lease is lost. Never throws: failed steps are retried. */
  async lead(lease: Lease, signal: AbortSignal): Promise<void> {
    await this.#loop(lease, signal);
    await Promise.all(this.#payments);
  }

  async #loop(lease: Lease, signal: AbortSignal): Promise<void> {
    let isRecovered = false;
    while (!signal.aborted) {
      try {
        if (!isRecovered) await this.#recover();
        isRecovered = true;
        await this.#step(lease, signal);
      } catch (error) {
        if (signal.aborted || error instanceof LeaseLost) return;
        this.#context.log.warn({ err: error, game: this.#name }, 'a step of a table failed and is retried');
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  get #name(): string {
    return this.#game.rules.name;
  }

  /** Settles rounds whose leader died between their end and the settlement of their last ticket. */
  async #recover(): Promise<void> {
    for (const round of await unsettledRounds(this.#context.db, this.#name)) await this.#finish(round);
  }

  #finish(round: StoredRound): Promise<void> {
    return round.state === 'ended'
      ? settleRound(this.#context, this.#game, round)
      : refundRound(this.#context, this.#game, round.roundNumber);
  }

  async #step(lease: Lease, signal: AbortSignal): Promise<void> {
    const round = await latestRound(this.#context.db, this.#name);
    if (!this.#isOpen && round?.state !== 'running') return this.#windUp(lease, round, signal);
    switch (round?.state) {
      case 'betting':
        return round.beacon === null
          ? this.#close(lease, round, signal)
          : this.#beaconRounds.close(lease, round, signal);
      case 'closed':
        return this.#beaconRounds.depart(lease, round, signal);
      case 'running':
        return this.#run(lease, round, signal);
      case 'ended':
        await this.#settle(round, signal);
        return this.#openAfter(lease, round.roundNumber, signal);
      case 'calledOff':
        await this.#finish(round);
        return this.#openAfter(lease, round.roundNumber, signal);
      case undefined:
        return this.#openAfter(lease, 0, signal);
    }
  }

  /** Opens the next round; while the game is paused, refunds the bets that wait for it instead. */
  async #openAfter(lease: Lease, roundNumber: number, signal: AbortSignal): Promise<void> {
    const next = await numberAfter(this.#context.db, this.#name, roundNumber);
    if (!this.#options.isPaused(this.#name)) return this.#opener.open(lease, next, signal);
    await refundRound(this.#context, this.#game, next);
    await sleep(CLOSED_POLL_MS, undefined, { signal });
  }

  get #isOpen(): boolean {
    return this.#options.isOn(this.#name);
  }

  /** The game has been switched off: refund open bets and open no further round. */
  async #windUp(lease: Lease, round: StoredRound | null, signal: AbortSignal): Promise<void> {
    if (round !== null && (round.state === 'betting' || this.#isBeforeNumber(round))) {
      return callOffRound(this.#table, lease, round, 'switchedOff');
    }
    if (round?.state === 'closed') return this.#beaconRounds.depart(lease, round, signal);
    if (round !== null) await this.#finish(round);
    const next = await numberAfter(this.#context.db, this.#name, round?.roundNumber ?? 0);
    await refundRound(this.#context, this.#game, next);
    await sleep(CLOSED_POLL_MS, undefined, { signal });
  }

  /** A closed round can be called off until anybody may know the number that decides it. */
  #isBeforeNumber({ state, beacon }: StoredRound): boolean {
    return state === 'closed' && this.#time.nowMs() < (beacon?.atMs ?? 0);
  }

  /** Settles a round, then waits until its result has been shown long enough. */
  async #settle(round: StoredRound, signal: AbortSignal): Promise<void> {
    const endedAtMs = this.#endedAtMs(round);
    const { resultMs: usualMs, resultLeastMs } = this.#game;
    // With a beacon the table waits for a number of it, so the result need not be shown as long.
    const resultMs = (this.#options.beacon === null ? usualMs : resultLeastMs) / this.#options.pace;
    await until(this.#time, endedAtMs + Math.min(SETTLE_AFTER_MS, resultMs / 2), signal);
    await this.#finish(round);
    await until(this.#time, endedAtMs + resultMs, signal);
  }

  #endedAtMs(round: StoredRound): number {
    return whenMs(this.#table, round, this.#game.bettingMs + round.departsMs + (round.endsMs ?? 0));
  }

  async #close(lease: Lease, round: StoredRound, signal: AbortSignal): Promise<void> {
    const closesAtMs = whenMs(this.#table, round, this.#game.bettingMs);
    await until(this.#time, closesAtMs, signal);
    if (this.#time.nowMs() - closesAtMs > CALL_OFF_AFTER_MS) {
      return callOffRound(this.#table, lease, round, 'closedLate');
    }
    const name = this.#name;
    const { roundNumber } = round;
    await this.#context.db.transaction(async (transaction) => {
      await holdLease(transaction, lease);
      await enterTable(transaction, name, 'leader');
      const { clientSeed } = await clientSeedOfBets(transaction, name, roundNumber);
      const { timeline, endsMs } = await this.#scheduler.scheduleOf(transaction, { ...round, clientSeed });
      const announced = timeline.slice(0, -1).filter(({ atMs }) => atMs <= this.#game.bettingMs);
      const events = [...round.events, ...announced];
      await closeBetting(transaction, this.#context.seals, name, { roundNumber, clientSeed, events, endsMs });
      await notify(transaction, {
        game: name,
        kind: 'events',
        round: roundNumber,
        state: 'running',
        from: round.events.length,
        events: announced,
      });
    });
  }

  /** Announces the remaining events, each at its time; the last one ends the round. */
  async #run(lease: Lease, round: StoredRound, signal: AbortSignal): Promise<void> {
    const schedule = await this.#scheduler.scheduleOf(this.#context.db, round);
    const targets = await targetsOf(this.#context.db, this.#game, round.roundNumber);
    const events = [...round.events];
    const remaining = schedule.timeline.slice(events.length - this.#game.opening(round.card).length);
    for (const event of remaining) {
      await this.#payTargetsUntil(round, targets, event.atMs, signal);
      events.push(event);
      if (event === schedule.timeline.at(-1)) return this.#end(lease, round, events, schedule);
      await this.#announce(lease, round, events, event);
    }
  }

  /** Waits for a time of the round and meanwhile pays the tickets that reach their target before it. */
  async #payTargetsUntil(
    round: StoredRound,
    targets: Target[],
    untilMs: number,
    signal: AbortSignal,
  ): Promise<void> {
    const bettingMs = this.#game.bettingMs + round.departsMs;
    const isBefore = ({ atMs }: Target, timeMs: number) =>
      bettingMs + atMs <= timeMs && bettingMs + atMs < untilMs;
    for (let first = targets[0]; first !== undefined && isBefore(first, untilMs); first = targets[0]) {
      await until(this.#time, whenMs(this.#table, round, bettingMs + first.atMs), signal);
      const nowMs = (this.#time.nowMs() - round.openedAtMs) * this.#options.pace;
      const waiting = targets.findIndex((target) => !isBefore(target, nowMs));
      const due = targets.splice(0, waiting === -1 ? targets.length : waiting);
      const paid = this.#payTargets(round, due, Math.min(nowMs, untilMs) - bettingMs);
      this.#payments.add(paid);
      void paid.then(() => this.#payments.delete(paid));
      const endMs = whenMs(this.#table, round, untilMs);
      // The end does not wait for these payments: settling the round pays what is left.
      await Promise.race([paid, until(this.#time, endMs, signal)]);
      await until(this.#time, Math.min(this.#time.nowMs() + TARGETS_EVERY_MS, endMs), signal);
    }
    await until(this.#time, whenMs(this.#table, round, untilMs), signal);
  }

  async #payTargets({ roundNumber }: StoredRound, due: readonly Target[], runningMs: number): Promise<void> {
    try {
      await payTargets(this.#context, this.#game, { roundNumber, runningMs }, due);
    } catch (error) {
      this.#context.log.warn(
        { err: error, game: this.#name },
        'could not pay targets, the end of the round will',
      );
    }
  }

  async #announce(
    lease: Lease,
    { roundNumber }: StoredRound,
    events: readonly Json[],
    event: ScheduledEvent,
  ): Promise<void> {
    const name = this.#name;
    await this.#context.db.transaction(async (transaction) => {
      await holdLease(transaction, lease);
      await announceEvents(transaction, name, { roundNumber, events });
      await notify(transaction, {
        game: name,
        kind: 'events',
        round: roundNumber,
        state: 'running',
        from: events.length - 1,
        events: [event],
      });
    });
  }

  async #end(
    lease: Lease,
    round: StoredRound,
    events: readonly Json[],
    schedule: RoundSchedule,
  ): Promise<void> {
    const name = this.#name;
    const { roundNumber } = round;
    const { outcome, endsMs } = schedule;
    await this.#context.db.transaction(async (transaction) => {
      await holdLease(transaction, lease);
      const serverSeed = seedToHex(schedule.serverSeed);
      await endRound(transaction, name, { roundNumber, events, endsMs, outcome, serverSeed });
      await notify(transaction, {
        game: name,
        kind: 'events',
        round: roundNumber,
        state: 'ended',
        from: events.length - 1,
        events: events.slice(-1),
      });
    });
  }
}

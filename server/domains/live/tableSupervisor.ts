import { setTimeout as sleep } from 'node:timers/promises';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Context } from '../../context';
import type { Line } from '../../db/line';
import { giveUpLease, type Lease, LeaseLost, renewLease, seekLease } from './lease';
import { CHANNEL, type Notice } from './notices';
import { RoundLeader, type RoundLeaderOptions } from './roundLeader';
import type { DatabaseTime } from './time';

/** How often leases are sought and renewed: a dead leader is replaced after about this. */
const LEASE_EVERY_MS = 400;
const RECONNECT_MIN_MS = 50;
const RECONNECT_MAX_MS = 1_000;
/** Clocks of machines drift apart by some ms in this time. */
const MEASURE_EVERY_MS = 30_000;

export interface TableSupervisorHandlers {
  /** Something has happened at a table, here or in another process. */
  readonly onNotice: (notice: Notice) => void;
  /** Notices may have been missed: everything is to be read again. */
  readonly onReconnect: () => void;
}

interface Led {
  readonly lease: Lease;
  readonly stop: AbortController;
  readonly over: Promise<void>;
}

/**
 * This process's part in running the tables: hears what happens at them, and leads those that nobody else
 * leads. Everything hangs on one connection; with it end the locks, so this process leads nothing more.
 */
export class TableSupervisor {
  readonly #time: DatabaseTime;
  readonly #context: Context;
  readonly #games: readonly SharedGame[];
  readonly #options: RoundLeaderOptions;
  readonly #handlers: TableSupervisorHandlers;
  readonly #led = new Map<string, Led>();
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(
    context: Context,
    games: readonly SharedGame[],
    time: DatabaseTime,
    options: RoundLeaderOptions,
    handlers: TableSupervisorHandlers,
  ) {
    this.#context = context;
    this.#time = time;
    this.#games = games;
    this.#options = options;
    this.#handlers = handlers;
  }

  start(): void {
    this.#running = this.#keepUp();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /** The games whose tables this process leads now. */
  get leads(): readonly string[] {
    return [...this.#led.keys()];
  }

  async #keepUp(): Promise<void> {
    const { signal } = this.#stop;
    for (let waitMs = RECONNECT_MIN_MS; !signal.aborted; waitMs = Math.min(waitMs * 2, RECONNECT_MAX_MS)) {
      const connectedMs = performance.now();
      try {
        await this.#serveOnLine();
      } catch (error) {
        if (!signal.aborted) this.#context.log.warn({ err: error }, 'the tables have lost their connection');
      }
      if (performance.now() - connectedMs > RECONNECT_MAX_MS) waitMs = RECONNECT_MIN_MS;
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Runs until the line ends or breaks, or the house is stopped. */
  async #serveOnLine(): Promise<void> {
    const lost = new AbortController();
    const line = await this.#context.db.line(CHANNEL, {
      onNotice: (text) => this.#handlers.onNotice(JSON.parse(text) as Notice),
      onEnd: () => lost.abort(),
    });
    const signal = AbortSignal.any([lost.signal, this.#stop.signal]);
    try {
      let measuredMs = Number.NEGATIVE_INFINITY;
      this.#handlers.onReconnect();
      while (!signal.aborted) {
        if (performance.now() - measuredMs > MEASURE_EVERY_MS) {
          await this.#time.measure(line);
          measuredMs = performance.now();
        }
        for (const game of this.#games) await this.#renewOrSeek(line, game);
        await sleep(LEASE_EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
    } finally {
      await this.#leaveAll(line, !lost.signal.aborted);
      await line.close();
    }
  }

  async #renewOrSeek(line: Line, game: SharedGame): Promise<void> {
    const { name } = game.rules;
    const led = this.#led.get(name);
    try {
      if (led !== undefined) return await renewLease(line, led.lease);
      const lease = await seekLease(line, name);
      if (lease !== null) this.#lead(game, lease);
    } catch (error) {
      if (!(error instanceof LeaseLost) || led === undefined) throw error;
      led.stop.abort();
      await led.over;
    }
  }

  #lead(game: SharedGame, lease: Lease): void {
    const stop = new AbortController();
    const table = new RoundLeader(this.#context, game, this.#time, this.#options);
    const { name } = game.rules;
    const over = table.lead(lease, stop.signal).then(() => {
      this.#led.delete(name);
    });
    this.#led.set(name, { lease, stop, over });
  }

  /** What a table is doing in the database just then is done or undone before another process may lead. */
  async #leaveAll(line: Line, isLineUp: boolean): Promise<void> {
    const all = [...this.#led.values()];
    for (const { stop } of all) stop.abort();
    await Promise.all(all.map(({ over }) => over));
    if (!isLineUp) return;
    for (const { lease } of all) await giveUpLease(line, lease).catch(() => undefined);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../context';
import { LINE_LOCK_MAX_MS, type Line } from '../../db/line';
import type { FeedNotice } from './feed';
import { giveUpLease, LEASE_MS, type Lease, renewLeases, seekLeases } from './lease';
import { CHANNEL, type Notice } from './notices';
import { type DatabaseTime, MEASURE_EVERY_MS } from './time';

/** How often leases are sought and renewed: a dead leader is replaced after about this time. */
const LEASE_EVERY_MS = 400;
/** A lease that was not renewed for so long would expire before the end of the next try. */
const UNRENEWED_MAX_MS = LEASE_MS - LEASE_EVERY_MS - LINE_LOCK_MAX_MS;
const RECONNECT_MIN_MS = 50;
const RECONNECT_MAX_MS = 1_000;

export interface TableSupervisorHandlers {
  /** Something has happened at a table, in this or another process. */
  readonly onNotice: (notice: Notice | FeedNotice) => void;
  /** Notices may have been missed: read everything again. */
  readonly onReconnect: () => void;
}

/** A table, or a feed beside them, that exactly one process leads. */
export interface Led {
  readonly name: string;
  /** Leads until the signal aborts or the lease is lost. Never throws. */
  lead(lease: Lease, signal: AbortSignal): Promise<void>;
}

interface LedTable {
  readonly lease: Lease;
  readonly stop: AbortController;
  readonly over: Promise<void>;
  /** By `performance.now()`. */
  renewedMs: number;
}

/**
 * This process's part in running tables: listens to notices and leads the tables that no other process leads.
 * All of it depends on one connection. When that ends, PostgreSQL releases its locks and this process stops
 * leading.
 */
export class TableSupervisor {
  readonly #time: DatabaseTime;
  readonly #context: Context;
  readonly #leads: readonly Led[];
  readonly #handlers: TableSupervisorHandlers;
  readonly #tables = new Map<string, LedTable>();
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(
    context: Context,
    leads: readonly Led[],
    time: DatabaseTime,
    handlers: TableSupervisorHandlers,
  ) {
    this.#context = context;
    this.#time = time;
    this.#leads = leads;
    this.#handlers = handlers;
  }

  start(): void {
    this.#running = this.#stayConnected();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /** Names of the games whose tables this process leads now. */
  get leads(): readonly string[] {
    return [...this.#tables.keys()];
  }

  async #stayConnected(): Promise<void> {
    const { signal } = this.#stop;
    for (let waitMs = RECONNECT_MIN_MS; !signal.aborted; waitMs = Math.min(waitMs * 2, RECONNECT_MAX_MS)) {
      const connectedMs = performance.now();
      try {
        await this.#runOnLine();
      } catch (error) {
        if (!signal.aborted) this.#context.log.warn({ err: error }, 'the connection of the tables is lost');
      }
      if (performance.now() - connectedMs > RECONNECT_MAX_MS) waitMs = RECONNECT_MIN_MS;
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Runs until the connection ends or the server stops. */
  async #runOnLine(): Promise<void> {
    const lost = new AbortController();
    const line = await this.#context.db.line(CHANNEL, {
      onNotice: (text) => this.#handlers.onNotice(JSON.parse(text) as Notice | FeedNotice),
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
        await this.#renewAndSeek(line);
        await sleep(LEASE_EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
    } finally {
      await this.#stopLeading(line, !lost.signal.aborted);
      await line.close();
    }
  }

  async #renewAndSeek(line: Line): Promise<void> {
    await this.#renew(line);
    const free = this.#leads.filter(({ name }) => !this.#tables.has(name));
    const soughtMs = performance.now();
    for (const lease of await seekLeases(
      line,
      free.map(({ name }) => name),
    )) {
      const led = free.find(({ name }) => name === lease.game);
      if (led !== undefined) this.#lead(led, lease, soughtMs);
    }
  }

  /** Nothing here waits for a table that stops: the leases of the others would expire. */
  async #renew(line: Line): Promise<void> {
    const led = [...this.#tables.values()].filter(({ stop }) => !stop.signal.aborted);
    const askedMs = performance.now();
    const { lost, held } = await renewLeases(
      line,
      led.map(({ lease }) => lease),
    );
    for (const table of led) {
      const { lease, stop } = table;
      if (lost.includes(lease)) stop.abort();
      else if (!held.includes(lease)) table.renewedMs = askedMs;
      else if (performance.now() - table.renewedMs > UNRENEWED_MAX_MS) {
        stop.abort();
        // Before it expires: the connection of a leader whose lease has expired is ended, and all its tables with it.
        await giveUpLease(line, lease);
      }
    }
  }

  #lead(led: Led, lease: Lease, renewedMs: number): void {
    const stop = new AbortController();
    const { name } = led;
    const over = led.lead(lease, stop.signal).then(() => {
      this.#tables.delete(name);
    });
    this.#tables.set(name, { lease, stop, over, renewedMs });
  }

  /** Waits until pending database work of all tables is finished before another process may lead. */
  async #stopLeading(line: Line, isLineUp: boolean): Promise<void> {
    const all = [...this.#tables.values()];
    for (const { stop } of all) stop.abort();
    await Promise.all(all.map(({ over }) => over));
    if (!isLineUp) return;
    for (const { lease } of all) await giveUpLease(line, lease).catch(() => undefined);
  }
}

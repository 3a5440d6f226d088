import { randomUUID } from 'node:crypto';
import type { Context } from '../context';
import { type CounterOptions, SharedCounter, type ToldCount } from './sharedCounter';
import { type AskedCount, exchangeCounts, forgetCounts, RUNNING } from './sharedCounts';

const EVERY_MS = 1_000;
/** A process that has told open sockets says so often that it runs; after this silence it has died. */
export const SILENCE_MS = 3 * EVERY_MS;
const FORGET_EVERY_MS = 60_000;
/** The most counts of a counter that are told, and asked for, at once: the largest. The others have their turn a second later. */
const NAMES_MAX = 1_000;

/**
 * Tells the other processes once a second what this one has counted, and learns what they have: one statement, and none
 * while there is nothing to tell. Calls do not wait for it. Without the database each process holds its callers to the
 * limits by its own counts.
 */
export class CountExchange {
  readonly #context: Pick<Context, 'db' | 'clock' | 'log'>;
  readonly #process = randomUUID();
  readonly #counters: SharedCounter[] = [];
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #forgottenMs = Number.NEGATIVE_INFINITY;
  #isFailing = false;

  constructor(context: Pick<Context, 'db' | 'clock' | 'log'>) {
    this.#context = context;
  }

  /** A counter that takes part. Its kind is its own. */
  counter(options: Omit<CounterOptions, 'now'>): SharedCounter {
    const counter = new SharedCounter({ ...options, now: () => this.#context.clock.now().getTime() });
    this.#counters.push(counter);
    return counter;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#running === null) void this.exchange();
    }, EVERY_MS);
    this.#timer.unref();
  }

  /** Tells for the last time: sockets that have been closed no longer count. Resolves when nothing is pending. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.exchange();
  }

  /** Tells and asks now, after an exchange that is under way. Never throws. */
  async exchange(): Promise<void> {
    const before = this.#running ?? Promise.resolve();
    const running = before.then(() => this.#exchange());
    this.#running = running;
    await running;
    if (this.#running === running) this.#running = null;
  }

  async #exchange(): Promise<void> {
    const { log } = this.#context;
    try {
      await this.#forget();
      if (!(await this.#tellAndAsk())) return;
      if (this.#isFailing) log.warn('limits are counted over all processes again');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) log.warn({ err: error }, 'limits of calls and sockets are counted by process');
      this.#isFailing = true;
    }
  }

  /** False where there was nothing to tell or to ask. */
  async #tellAndAsk(): Promise<boolean> {
    const { db, clock } = this.#context;
    const now = clock.now();
    const told: ToldCount[] = [];
    const asked: AskedCount[] = [];
    for (const counter of this.#counters) {
      const own = counter.toTell().slice(0, NAMES_MAX);
      const near = counter.toAsk().slice(0, NAMES_MAX);
      told.push(...own);
      const names = new Set([...own.map(({ name }) => name), ...near]);
      for (const name of names) asked.push({ name, endsWithProcess: counter.endsWithProcess });
    }
    if (this.#counters.some((counter) => counter.endsWithProcess && counter.isTold)) {
      told.push({ name: RUNNING, count: 1, untilMs: now.getTime() + SILENCE_MS });
    }
    if (told.length === 0 && asked.length === 0) return false;
    const others = await exchangeCounts(db, { process: this.#process, told, asked, now });
    for (const counter of this.#counters) {
      for (const one of told) counter.wasTold(one, now.getTime());
      for (const { name } of asked) counter.learn(name, others.get(name) ?? 0, now.getTime());
    }
    return true;
  }

  async #forget(): Promise<void> {
    const now = this.#context.clock.now();
    if (Math.abs(now.getTime() - this.#forgottenMs) < FORGET_EVERY_MS) return;
    // Not at the start: most processes of the tests end before this is needed.
    if (this.#forgottenMs !== Number.NEGATIVE_INFINITY) await forgetCounts(this.#context.db, now);
    this.#forgottenMs = now.getTime();
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What is counted over all processes. */
    readonly counts: CountExchange;
  }
}

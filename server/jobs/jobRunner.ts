import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { type Context, systemClock } from '../context';
import {
  claimRun,
  deleteOldRuns,
  endRun,
  type JobRun,
  newestRunsOf,
  renewRun,
  unfinishedRunsOf,
} from './jobRuns';
import { atMost, Lane } from './lane';
import { latestSlot, type Schedule, slotsSince } from './schedule';

/** Something that runs by the clock, once for each scheduled time, on one of the server's processes. */
export interface Job {
  /** Its name in the database, the metrics and the console. */
  readonly name: string;
  readonly schedule: Schedule;
  /**
   * Whether the times that passed while no server ran are made up for, oldest first, and each is tried until it
   * succeeds; otherwise only the latest one runs, five times at most. Needed by what closes a day.
   */
  readonly catchesUp: boolean;
  /**
   * Does the work of one scheduled time and says in a few words what it did. It may run again for the same
   * time, after a failure or a killed process, and must then do no more than what is missing.
   */
  readonly run: (slot: Date) => Promise<string>;
}

const POLL_MS = 5_000;
const LEASE_MS = 60_000;
const RENEW_EVERY_MS = 15_000;
const ATTEMPTS_MAX = 5;
const RETRY_AFTER_MS = 60_000;
/** A job that catches up rests twice as long after each failure, up to this. */
const RETRY_AFTER_MAX_MS = 15 * 60_000;
/** Jobs that a process runs at once: a share of its connections, and two more than may be slow at the same time. */
const AT_ONCE_MIN = 3;
const POOL_SHARE = 4;
/** After a longer stop, older times are skipped and logged. */
const CATCH_UP_MAX = 40;
const KEPT_MS = 60 * 24 * 60 * 60_000;
const NOTE_MAX = 500;

/**
 * What may run beside what: each job that runs by the minute is alone, so that one that waits for a gateway keeps no draw
 * waiting. What runs once a day keeps the order in which it was added: no bets leave while the ledger is proved or a day
 * is being closed.
 */
const laneOf = ({ name, schedule }: Job): string => ('everyMinutes' in schedule ? name : 'daily');

/**
 * Runs the scheduled jobs. Every process has one; the database lets one of them run each scheduled time. A
 * process that is killed in the middle loses its lease after a minute, and another repeats the run.
 */
export class JobRunner {
  readonly #context: Context;
  readonly #worker = `${hostname()} ${process.pid} ${randomBytes(3).toString('hex')}`;
  readonly #jobs = new Map<string, Job>();
  readonly #lanes = new Map<string, Lane>();
  readonly #bounded: (work: () => Promise<void>) => Promise<void>;
  /** The latest scheduled time of each job that has nothing left to do, in ms: the database is not asked again until the next. */
  readonly #finished = new Map<string, number>();
  readonly #failures: Counter<'job'>;
  readonly #unfinishedAttempts: Gauge<'job'>;
  readonly #lastDone: Gauge<'job'>;
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor(app: FastifyInstance, context: Context) {
    this.#context = context;
    this.#bounded = atMost(Math.max(AT_ONCE_MIN, Math.floor(context.config.databasePool / POOL_SHARE)));
    const labels = { labelNames: ['job'] as const, registers: [app.metrics] };
    this.#failures = new Counter({
      name: 'job_failures_total',
      help: 'Runs of scheduled jobs that failed, by job.',
      ...labels,
    });
    this.#unfinishedAttempts = new Gauge({
      name: 'job_unfinished_attempts',
      help: 'The most attempts at one time of a job that catches up, of those that are not done; 0 when all are.',
      ...labels,
    });
    this.#lastDone = new Gauge({
      name: 'job_last_done_timestamp_seconds',
      help: 'When this process last finished a run of a scheduled job.',
      ...labels,
    });
    this.add({
      name: 'oldJobRuns',
      schedule: { daily: '4:40' },
      catchesUp: false,
      run: async (slot) => {
        const deleted = await deleteOldRuns(context.db, new Date(slot.getTime() - KEPT_MS));
        return `${deleted} runs older than 60 days deleted`;
      },
    });
    app.addHook('onReady', async () => this.#start());
    app.addHook('onClose', () => this.#stop());
  }

  get jobs(): readonly Job[] {
    return [...this.#jobs.values()];
  }

  add(job: Job): void {
    if (this.#jobs.has(job.name)) throw new Error(`There are two jobs with the name ${job.name}`);
    // An impossible time of day is a mistake of the programmer and is found at start.
    latestSlot(job.schedule, new Date(0));
    this.#jobs.set(job.name, job);
    const lane = laneOf(job);
    if (!this.#lanes.has(lane)) {
      const look = () => this.#runDueOf(this.jobs.filter((each) => laneOf(each) === lane));
      this.#lanes.set(lane, new Lane(look));
    }
  }

  /**
   * Runs everything that is due now and not being run by another process, and waits for it and for what this process is
   * running already. Never throws: failures are stored.
   */
  async runDue(): Promise<void> {
    await Promise.all([...this.#lanes.values()].map((lane) => lane.look()));
  }

  async #runDueOf(all: readonly Job[]): Promise<void> {
    const { clock } = this.#context;
    const jobs = all.filter((job) => this.#finished.get(job.name) !== latestMs(job, clock.now()));
    if (jobs.length > 0) await this.#bounded(() => this.#runInOrder(jobs));
  }

  async #runInOrder(jobs: readonly Job[]): Promise<void> {
    if (this.#isStopping) return;
    const { db, log } = this.#context;
    let newest: Map<string, JobRun>;
    let unfinished: JobRun[];
    try {
      const names = jobs.map(({ name }) => name);
      newest = new Map((await newestRunsOf(db, names)).map((run) => [run.job, run]));
      unfinished = await unfinishedRunsOf(
        db,
        jobs.filter(({ catchesUp }) => catchesUp).map(({ name }) => name),
      );
    } catch (error) {
      log.error({ err: error }, 'could not read what jobs are due');
      return;
    }
    for (const job of jobs) {
      try {
        const left = unfinished.filter((run) => run.job === job.name);
        if (job.catchesUp) {
          this.#unfinishedAttempts.set(
            { job: job.name },
            Math.max(0, ...left.map(({ attempts }) => attempts)),
          );
        }
        for (const slot of this.#dueSlots(job, newest.get(job.name), left)) {
          if (this.#isStopping) return;
          await this.#runSlot(job, slot);
        }
      } catch (error) {
        log.error({ err: error, job: job.name }, 'could not run a job');
      }
    }
  }

  /** The scheduled times that may have to run, oldest first. */
  #dueSlots(job: Job, newest: JobRun | undefined, unfinished: readonly JobRun[]): Date[] {
    const now = this.#context.clock.now();
    const latest = latestSlot(job.schedule, now);
    if (newest === undefined) return [latest];
    const isLatestDone = newest.state === 'done' && newest.slot.getTime() === latest.getTime();
    if (isLatestDone && unfinished.length === 0) {
      this.#finished.set(job.name, latest.getTime());
      return [];
    }
    if (!job.catchesUp) return [latest];
    const missed = slotsSince(job.schedule, newest.slot, now, CATCH_UP_MAX);
    return [...unfinished.map(({ slot }) => slot), ...missed];
  }

  async #runSlot(job: Job, slot: Date): Promise<void> {
    const { db, clock, log } = this.#context;
    const id = { job: job.name, slot, worker: this.#worker };
    const isOurs = await claimRun(db, {
      ...id,
      now: clock.now(),
      leaseMs: LEASE_MS,
      attemptsMax: job.catchesUp ? null : ATTEMPTS_MAX,
      retryAfterMs: RETRY_AFTER_MS,
      retryAfterMaxMs: job.catchesUp ? RETRY_AFTER_MAX_MS : RETRY_AFTER_MS,
      isRealTime: clock === systemClock,
    });
    if (!isOurs) return;
    const renewing = setInterval(() => {
      renewRun(db, { ...id, now: clock.now(), leaseMs: LEASE_MS }).catch((error: unknown) =>
        log.warn({ err: error, job: job.name }, 'could not extend the lease of a job'),
      );
    }, RENEW_EVERY_MS);
    try {
      const note = await job.run(slot);
      await endRun(db, { ...id, state: 'done', now: clock.now(), note: note.slice(0, NOTE_MAX) });
      this.#lastDone.set({ job: job.name }, clock.now().getTime() / 1_000);
    } catch (error) {
      this.#failures.inc({ job: job.name });
      log.error({ err: error, job: job.name, slot }, 'a job failed');
      const note = (error instanceof Error ? error.message : String(error)).slice(0, NOTE_MAX);
      await endRun(db, { ...id, state: 'failed', now: clock.now(), note });
    } finally {
      clearInterval(renewing);
    }
  }

  #start(): void {
    if (!this.#context.config.runsJobs) return;
    this.#timer = setInterval(() => void this.runDue(), POLL_MS);
    this.#timer.unref();
  }

  /** Waits for the runs that are under way. */
  async #stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.runDue();
  }
}

const latestMs = ({ schedule }: Job, now: Date): number => latestSlot(schedule, now).getTime();

declare module 'fastify' {
  interface FastifyInstance {
    readonly jobs: JobRunner;
  }
}

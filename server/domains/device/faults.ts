import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Counter } from 'prom-client';
import { cleanMessage, cleanPage, cleanStack, faultKey } from '../../../contract/faultText';
import type { FaultReport } from '../../../contract/reports';
import type { ServerClock } from '../../context';

/** How many different faults are counted at once; the one that was quiet longest is forgotten for a new one. */
const FAULTS_MAX = 1_000;
/** A fault that goes on is written again after so long, with its count. */
const WRITTEN_EVERY_MS = 10 * 60_000;

interface Seen {
  count: number;
  readonly firstAt: Date;
  lastAt: Date;
  writtenAt: Date;
}

/**
 * What breaks on players' devices: each fault is a line of the log when it is first heard of, and again with its count
 * while it goes on. Counts are kept in this process's memory: a fault has to be heard of when the database is what
 * is broken, the log is what lasts, and the counter at /metrics adds up over processes. Nothing of a device is kept.
 */
export class Faults {
  readonly #log: FastifyBaseLogger;
  readonly #clock: ServerClock;
  readonly #counter: Counter<'outcome'>;
  /** By fingerprint, the one that was quiet longest first. */
  readonly #seen = new Map<string, Seen>();

  constructor(log: FastifyBaseLogger, clock: ServerClock, counter: Counter<'outcome'>) {
    this.#log = log;
    this.#clock = clock;
    this.#counter = counter;
  }

  /** Counts a report, and writes it where it is news. */
  hear({ url, content }: FaultReport): void {
    // The client has cleaned it, but anybody may call.
    const message = cleanMessage(content.message);
    const stack = cleanStack(content.stack);
    const fingerprint = createHash('sha256').update(faultKey({ message, stack })).digest('hex').slice(0, 12);
    const now = this.#clock.now();
    const seen = this.#count(fingerprint, now);
    const isNews = seen.count === 1 || now.getTime() - seen.writtenAt.getTime() >= WRITTEN_EVERY_MS;
    this.#counter.inc({ outcome: isNews ? 'written' : 'counted' });
    if (!isNews) return;
    seen.writtenAt = now;
    this.#log.warn(
      {
        event: 'client_fault',
        fingerprint,
        count: seen.count,
        firstAt: seen.firstAt,
        lastAt: seen.lastAt,
        message,
        stack,
        page: cleanPage(cleanMessage(url)),
        version: cleanMessage(content.h5Version),
        skin: cleanMessage(content.skin),
        browser: cleanMessage(content.browser),
      },
      'something broke on a device',
    );
  }

  #count(fingerprint: string, now: Date): Seen {
    const known = this.#seen.get(fingerprint);
    const seen = known ?? { count: 0, firstAt: now, lastAt: now, writtenAt: now };
    seen.count += 1;
    seen.lastAt = now;
    this.#seen.delete(fingerprint);
    this.#seen.set(fingerprint, seen);
    const [quietest] = this.#seen.keys();
    if (this.#seen.size > FAULTS_MAX && quietest !== undefined) this.#seen.delete(quietest);
    return seen;
  }
}

import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Counter } from 'prom-client';
import { cleanMessage, cleanPage, cleanStack, faultKey } from '../../../contract/faultText';
import type { FaultReport } from '../../../contract/reports';
import type { ServerClock } from '../../context';

/** Number of different faults that are counted at once; a new one replaces the one seen longest ago. */
const FAULTS_MAX = 1_000;
/** A recurring fault is logged again at this interval, with its count. */
const WRITTEN_EVERY_MS = 10 * 60_000;

interface Seen {
  count: number;
  readonly firstAt: Date;
  lastAt: Date;
  writtenAt: Date;
}

/**
 * Faults on players' devices. Each is logged when first reported, and again with its count while it recurs.
 * Counts are kept in memory, because reports must be accepted while the database is down; the log is what
 * lasts, and the counter at /metrics adds up over processes. Nothing about a device is stored.
 */
export class Faults {
  readonly #log: FastifyBaseLogger;
  readonly #clock: ServerClock;
  readonly #counter: Counter<'outcome'>;
  /** By fingerprint, the one seen longest ago first. */
  readonly #seen = new Map<string, Seen>();

  constructor(log: FastifyBaseLogger, clock: ServerClock, counter: Counter<'outcome'>) {
    this.#log = log;
    this.#clock = clock;
    this.#counter = counter;
  }

  /** Counts a report, and logs it if it is new or due again. */
  record({ url, content }: FaultReport): void {
    // The client has cleaned the report already, but anybody may call.
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

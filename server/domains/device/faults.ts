import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Counter } from 'prom-client';
import { cleanMessage, cleanPage, cleanStack, faultKey } from '../../../contract/faultText';
import type { FaultReport } from '../../../contract/reports';
import type { ServerClock } from '../../context';
import { Recurring } from './recurring';

/**
 * Faults on players' devices. Each is logged when first reported, and again with its count while it recurs. The counter at
 * /metrics adds up over processes. Nothing about a device is stored.
 */
export class Faults {
  readonly #log: FastifyBaseLogger;
  readonly #counter: Counter<'outcome'>;
  readonly #recurring: Recurring;

  constructor(log: FastifyBaseLogger, clock: ServerClock, counter: Counter<'outcome'>) {
    this.#log = log;
    this.#counter = counter;
    this.#recurring = new Recurring(clock);
  }

  /** Counts a report, and logs it if it is new or due again. */
  record({ url, content }: FaultReport): void {
    // The client has cleaned the report already, but anybody may call.
    const message = cleanMessage(content.message);
    const stack = cleanStack(content.stack);
    const fingerprint = createHash('sha256').update(faultKey({ message, stack })).digest('hex').slice(0, 12);
    const seen = this.#recurring.note(fingerprint);
    this.#counter.inc({ outcome: seen === null ? 'counted' : 'written' });
    if (seen === null) return;
    this.#log.warn(
      {
        event: 'client_fault',
        fingerprint,
        ...seen,
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
}

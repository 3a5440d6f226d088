import * as z from 'zod/mini';
import { faultKey } from '../../../contract/faultText';
import { FAULT_ACTION, type FaultReport, faultReport } from '../../../contract/reports';
import { ApiError } from '../../shared/api/apiError';
import { stored } from '../../shared/storage/storage';
import { readFault } from './readFault';

/** A visit with more faults tells nothing new. It lasts until the tab is closed, across reloads. */
export const REPORTS_PER_VISIT = 20;
export const QUEUE_MAX = 20;
/** Reports that could not be sent for this long are dropped. */
export const QUEUED_MS = 24 * 60 * 60_000;

/** What the reporter needs from the page; tests pass their own. */
export interface Surroundings {
  readonly origin: string;
  /** Path and hash, without the query. */
  page(): string;
  /** Version of the page; empty when unknown. */
  version(): Promise<string>;
  skin(): string;
  /** The browser's family. */
  browser(): Promise<string>;
  isOnline(): boolean;
  /**
   * Whether the server says that there is no such file. Without an address: whether it answers at all. Never rejects.
   */
  isGone(address: string | null): Promise<boolean>;
  /** Rejects with an {@link ApiError}. */
  send(report: FaultReport): Promise<unknown>;
  nowMs(): number;
}

const queueItem = stored(
  'faults',
  z.array(z.object({ atMs: z.number(), report: faultReport })).check(z.maxLength(QUEUE_MAX)),
  () => [],
);

const reportedItem = stored(
  'reportedFaults',
  z.array(z.string()).check(z.maxLength(REPORTS_PER_VISIT)),
  () => [],
  { area: 'session' },
);

export interface Reporter {
  /** Reports what was thrown, and sends what is queued. Never rejects. */
  report(thrown: readonly unknown[]): Promise<void>;
}

/**
 * Sends each fault once per visit. A report without an answer stays in storage until the next fault, network or visit.
 */
export function createReporter(surroundings: Surroundings): Reporter {
  let work: Promise<void> = Promise.resolve();

  async function enqueue(thrown: unknown): Promise<void> {
    const fault = readFault(thrown, surroundings.origin);
    if (fault === null) return;
    const key = faultKey(fault);
    const reported = reportedItem.read();
    if (reported.includes(key) || reported.length >= REPORTS_PER_VISIT) return;
    // A chunk that failed because of the network is not a fault.
    if (
      fault.missing !== undefined &&
      !(surroundings.isOnline() && (await surroundings.isGone(fault.missing)))
    )
      return;
    reportedItem.write([...reported, key]);
    const report: FaultReport = {
      url: surroundings.page(),
      action: FAULT_ACTION,
      content: {
        message: fault.message,
        stack: fault.stack,
        h5Version: (await surroundings.version()).slice(0, 64),
        skin: surroundings.skin(),
        browser: (await surroundings.browser()).slice(0, 64),
      },
    };
    keep([...queued(), { atMs: surroundings.nowMs(), report }].slice(-QUEUE_MAX));
  }

  const queued = () =>
    queueItem.read().filter(({ atMs }) => Math.abs(surroundings.nowMs() - atMs) < QUEUED_MS);

  const keep = (queue: ReturnType<typeof queued>): void =>
    queue.length === 0 ? queueItem.clear() : queueItem.write(queue);

  async function sendQueued(): Promise<void> {
    while (surroundings.isOnline()) {
      const [first, ...rest] = queued();
      // Removed before it is sent: another tab reads the same queue.
      keep(rest);
      if (first === undefined) return;
      try {
        await surroundings.send(first.report);
      } catch (error) {
        const isRefused = error instanceof ApiError && error.outcome === 'refused';
        if (isRefused) continue;
        keep([first, ...queued()].slice(0, QUEUE_MAX));
        return;
      }
    }
  }

  return {
    report(thrown) {
      work = work
        .then(async () => {
          for (const one of thrown) await enqueue(one);
          await sendQueued();
        })
        .catch(() => undefined);
      return work;
    },
  };
}

import type { Queryable } from '../../db/database';

/** The time that all processes share: the database's clock, in ms since 1970. */
export interface LiveTime {
  nowMs(): number;
  /** Converts a time of `performance.now()` in this process. */
  atMs(steadyMs: number): number;
}

/** The clocks of two machines drift apart by some ms in this time. */
export const MEASURE_EVERY_MS = 10_000;
/** A question that took no longer is exact enough; a busy machine is asked again, so many times at most. */
const GOOD_TRIP_MS = 2;
const SAMPLES_MIN = 5;
const SAMPLES_MAX = 25;

/** The clocks of a process. */
export interface ProcessClocks {
  /** Ms since 1970, in whole ms. */
  dateMs(): number;
  /** Never goes back; from any beginning. */
  steadyMs(): number;
}

const CLOCKS: ProcessClocks = { dateMs: () => Date.now(), steadyMs: () => performance.now() };

/**
 * What to add to the steady clock for the date. Of several readings that with the least time between its two clocks counts: a
 * process that is held up between them would believe for ever that it is earlier than it is.
 */
function dateOffsetMs({ dateMs, steadyMs }: ProcessClocks): number {
  let best = { gapMs: Number.POSITIVE_INFINITY, offsetMs: 0 };
  for (let sample = 0; sample < SAMPLES_MIN; sample += 1) {
    const beforeMs = steadyMs();
    const date = dateMs();
    const gapMs = steadyMs() - beforeMs;
    if (gapMs < best.gapMs) best = { gapMs, offsetMs: date - (beforeMs + gapMs / 2) };
  }
  return best.offsetMs;
}

/** Asks the database for the time, and keeps it by the process's monotonic clock. */
export class DatabaseTime implements LiveTime {
  readonly #clocks: ProcessClocks;
  #offsetMs: number;
  #tripMs = 0;

  constructor(clocks = CLOCKS) {
    this.#clocks = clocks;
    // Until the database has been asked, the machine's own time is used.
    this.#offsetMs = dateOffsetMs(clocks);
  }

  nowMs(): number {
    return this.atMs(this.#clocks.steadyMs());
  }

  /** How long the fastest question of the last measurement took, which bounds its error. */
  get tripMs(): number {
    return this.#tripMs;
  }

  atMs(steadyMs: number): number {
    return steadyMs + this.#offsetMs;
  }

  /**
   * Measures again. A difference within the error of the measurement is ignored, so that the time does not
   * jitter.
   */
  async measure(on: Pick<Queryable, 'query'>): Promise<void> {
    let best = { tripMs: Number.POSITIVE_INFINITY, offsetMs: this.#offsetMs };
    const { steadyMs } = this.#clocks;
    for (let sample = 0; sample < SAMPLES_MAX; sample += 1) {
      if (sample >= SAMPLES_MIN && best.tripMs <= GOOD_TRIP_MS) break;
      const askedMs = steadyMs();
      const [row] = await on.query<{ now: number }>({
        text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::double precision AS now',
      });
      const tripMs = steadyMs() - askedMs;
      if (row !== undefined && tripMs < best.tripMs) {
        best = { tripMs, offsetMs: row.now - (askedMs + tripMs / 2) };
      }
    }
    this.#tripMs = best.tripMs;
    if (Math.abs(best.offsetMs - this.#offsetMs) > best.tripMs / 2) this.#offsetMs = best.offsetMs;
  }
}

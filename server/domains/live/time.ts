import type { Queryable } from '../../db/database';

/** The time that all processes share: the database's clock, in ms since 1970. */
export interface LiveTime {
  nowMs(): number;
  /** Converts a time of `performance.now()` in this process. */
  atMs(steadyMs: number): number;
}

const SAMPLES = 5;

/** Asks the database for the time, and keeps it by the process's monotonic clock. */
export class DatabaseTime implements LiveTime {
  /** Until the database has been asked, the machine's own time is used. */
  #offsetMs = Date.now() - performance.now();
  #tripMs = 0;

  nowMs(): number {
    return this.atMs(performance.now());
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
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const askedMs = performance.now();
      const [row] = await on.query<{ now: number }>({
        text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::double precision AS now',
      });
      const tripMs = performance.now() - askedMs;
      if (row !== undefined && tripMs < best.tripMs) {
        best = { tripMs, offsetMs: row.now - (askedMs + tripMs / 2) };
      }
    }
    this.#tripMs = best.tripMs;
    if (Math.abs(best.offsetMs - this.#offsetMs) > best.tripMs / 2) this.#offsetMs = best.offsetMs;
  }
}

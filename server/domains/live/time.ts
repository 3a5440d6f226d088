import type { Queryable } from '../../db/database';

/** The time that all processes of a house share: their database's, in ms since 1970. It runs steadily. */
export interface LiveTime {
  nowMs(): number;
  /** When something was that this process saw at `steadyMs` by `performance.now()`. */
  atMs(steadyMs: number): number;
}

const SAMPLES = 5;

/** Asks the database for the time, and knows it from then on by the process's own steady clock. */
export class DatabaseTime implements LiveTime {
  /** Until the database has been asked, the machine's own time serves. */
  #offsetMs = Date.now() - performance.now();

  nowMs(): number {
    return this.atMs(performance.now());
  }

  atMs(steadyMs: number): number {
    return steadyMs + this.#offsetMs;
  }

  /** Measures again. What lies within the error of measuring is left as it is, so that time does not tremble. */
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
    if (Math.abs(best.offsetMs - this.#offsetMs) > best.tripMs / 2) this.#offsetMs = best.offsetMs;
  }
}

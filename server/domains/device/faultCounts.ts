import type { Context } from '../../context';
import type { Queryable } from '../../db/database';

/** Faults are counted in spans of this length. */
export const FAULT_SPAN_MS = 5 * 60_000;
/** What is counted in memory is written this often at most. */
const WRITTEN_EVERY_MS = 2_000;

const spanOf = (now: Date): Date => new Date(Math.floor(now.getTime() / FAULT_SPAN_MS) * FAULT_SPAN_MS);

/**
 * Counts the faults that devices report, over all processes. Only numbers are stored. What cannot be written, because the
 * database is down, is written later or lost with the process.
 */
export class FaultCounts {
  readonly #parts: Pick<Context, 'db' | 'clock' | 'log'>;
  readonly #waiting = new Map<number, number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: Pick<Context, 'db' | 'clock' | 'log'>) {
    this.#parts = parts;
  }

  count(): void {
    const span = spanOf(this.#parts.clock.now()).getTime();
    this.#waiting.set(span, (this.#waiting.get(span) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.write(), WRITTEN_EVERY_MS).unref();
  }

  /** Writes what has been counted since the last time. */
  async write(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const counted = [...this.#waiting];
    this.#waiting.clear();
    if (counted.length === 0) return;
    try {
      await this.#parts.db.query({
        name: 'fault-counts-add',
        text: `
          INSERT INTO fault_counts AS f (span, faults) SELECT * FROM unnest($1::timestamptz[], $2::int[])
          ON CONFLICT (span) DO UPDATE SET faults = f.faults + excluded.faults`,
        values: [counted.map(([span]) => new Date(span)), counted.map(([, faults]) => faults)],
      });
    } catch (error) {
      for (const [span, faults] of counted) this.#waiting.set(span, (this.#waiting.get(span) ?? 0) + faults);
      this.#parts.log.warn({ err: error }, 'could not count the faults of devices');
    }
  }
}

/** How many faults devices reported in the spans that began from `since` to before `until`. */
export async function faultsBetween(on: Queryable, since: Date, until: Date): Promise<number> {
  const [row] = await on.query<{ faults: bigint }>({
    name: 'fault-counts-sum',
    text: 'SELECT coalesce(sum(faults), 0) AS faults FROM fault_counts WHERE span >= $1 AND span < $2',
    values: [since, until],
  });
  return Number(row?.faults ?? 0n);
}

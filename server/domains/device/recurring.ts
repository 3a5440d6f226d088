import type { ServerClock } from '../../context';

/** Number of different things that are counted at once; a new one replaces the one seen longest ago. */
const KNOWN_MAX = 1_000;
/** What recurs is told again at this interval, with its count. */
const TOLD_EVERY_MS = 10 * 60_000;

/** How often something was seen, and when. */
export interface Seen {
  readonly count: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

interface Known {
  count: number;
  readonly firstAt: Date;
  lastAt: Date;
  toldAt: Date;
}

/**
 * Decides what of the reports of devices is told in the log: the first of a kind, and again its count while it recurs.
 * Counts are kept in memory, because reports must be accepted while the database is down; the log is what lasts.
 */
export class Recurring {
  readonly #clock: ServerClock;
  /** By key, the one seen longest ago first. */
  readonly #known = new Map<string, Known>();

  constructor(clock: ServerClock) {
    this.#clock = clock;
  }

  /** Counts it. What is to be told of it now; null if it was told a short time ago. */
  note(key: string): Seen | null {
    const now = this.#clock.now();
    const known = this.#known.get(key);
    const seen = known ?? { count: 0, firstAt: now, lastAt: now, toldAt: now };
    seen.count += 1;
    seen.lastAt = now;
    this.#known.delete(key);
    this.#known.set(key, seen);
    const [quietest] = this.#known.keys();
    if (this.#known.size > KNOWN_MAX && quietest !== undefined) this.#known.delete(quietest);
    if (seen.count > 1 && now.getTime() - seen.toldAt.getTime() < TOLD_EVERY_MS) return null;
    seen.toldAt = now;
    const { count, firstAt, lastAt } = seen;
    return { count, firstAt, lastAt };
  }
}

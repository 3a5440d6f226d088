import type { ServerClock } from '../context';

/** A clock that tests and the sandbox can move. It keeps running from where it was set. */
export class ShiftingClock implements ServerClock {
  #shiftMs = 0;
  #frozenMs: number | null = null;

  now(): Date {
    return new Date(this.#frozenMs ?? Date.now() + this.#shiftMs);
  }

  set(at: Date): void {
    this.#frozenMs = null;
    this.#shiftMs = at.getTime() - Date.now();
  }

  /** Stops the clock at that time until it is set or reset. */
  freeze(at: Date): void {
    this.#frozenMs = at.getTime();
  }

  advance(byMs: number): void {
    if (this.#frozenMs === null) this.#shiftMs += byMs;
    else this.#frozenMs += byMs;
  }

  /** Returns to the machine's own time. */
  reset(): void {
    this.#frozenMs = null;
    this.#shiftMs = 0;
  }
}

import type { ServerClock } from '../context';

/** A clock that can be moved: by tests, and in the sandbox. It runs on from where it was set. */
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

  /** Stands still at that moment until it is set or reset. */
  freeze(at: Date): void {
    this.#frozenMs = at.getTime();
  }

  advance(byMs: number): void {
    if (this.#frozenMs === null) this.#shiftMs += byMs;
    else this.#frozenMs += byMs;
  }

  /** Back to the machine's own time. */
  reset(): void {
    this.#frozenMs = null;
    this.#shiftMs = 0;
  }
}

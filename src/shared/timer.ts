/** A timer as an argument: tests pass one that they advance themselves. */
export interface Timer {
  /** Calls `then` once after `delayMs`. Returns how to cancel it. */
  after(delayMs: number, then: () => void): () => void;
}

export const realTimer: Timer = {
  after(delayMs, then) {
    const handle = setTimeout(then, delayMs);
    return () => clearTimeout(handle);
  },
};

export const waitMs = (timer: Timer, delayMs: number): Promise<void> =>
  new Promise((resolve) => timer.after(delayMs, resolve));

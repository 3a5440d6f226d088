/** Waiting, as an argument: tests hand in one that they wind themselves. */
export interface Timer {
  /** Calls `then` once after so many ms. Returns how to call it off. */
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

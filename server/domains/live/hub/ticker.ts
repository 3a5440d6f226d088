const TICK_MS = 100;

/** Ticks for as long as each tick says that there is more to come: a process in which nobody watches need not wake up. */
export class Ticker {
  readonly #tick: () => boolean;
  #timer: NodeJS.Timeout | null = null;

  /** `tick` returns whether to go on. */
  constructor(tick: () => boolean) {
    this.#tick = tick;
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      if (!this.#tick()) this.stop();
    }, TICK_MS);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}

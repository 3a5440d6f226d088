/** One look at a time: nothing of a lane ever runs twice at once. */
export class Lane {
  readonly #look: () => Promise<void>;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(look: () => Promise<void>) {
    this.#look = look;
  }

  /** Looks now, or once more after a look that is under way: what has become due since it began is not its own. */
  look(): Promise<void> {
    if (this.#running !== null) {
      this.#next ??= this.#running.then(() => {
        this.#next = null;
        return this.look();
      });
      return this.#next;
    }
    this.#running = this.#look().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }
}

/** Lets so many pieces of work run at once; the others wait in their order. */
export function atMost(most: number): (work: () => Promise<void>) => Promise<void> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

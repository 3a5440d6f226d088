/** What the players saw: how long each call took, and what it was refused with. */
export class Tally {
  readonly #calls = new Map<string, number[]>();
  readonly #errors = new Map<string, number>();
  #isCounting = false;

  /** Latencies count from now on; errors always do. */
  start(): void {
    this.#isCounting = true;
  }

  stop(): void {
    this.#isCounting = false;
  }

  took(name: string, ms: number): void {
    if (!this.#isCounting) return;
    const known = this.#calls.get(name);
    if (known === undefined) this.#calls.set(name, [ms]);
    else known.push(ms);
  }

  /** `code` is that of the envelope, or says why there was none. */
  refused(name: string, code: string): void {
    const key = `${name}: ${code}`;
    this.#errors.set(key, (this.#errors.get(key) ?? 0) + 1);
  }

  get names(): readonly string[] {
    return [...this.#calls.keys()].toSorted();
  }

  /** Of one call, or of all. */
  latencies(name?: string): Latencies {
    const all = name === undefined ? [...this.#calls.values()].flat() : (this.#calls.get(name) ?? []);
    const sorted = all.toSorted((a, b) => a - b);
    // The smallest latency that so many of all calls do not exceed.
    const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
    return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
  }

  /** By call and code, the most frequent first. */
  get errors(): readonly (readonly [what: string, times: number])[] {
    return [...this.#errors].toSorted(([, a], [, b]) => b - a);
  }
}

export interface Latencies {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

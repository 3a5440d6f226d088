/** A count of this process that the others are to know. */
export interface ToldCount {
  readonly name: string;
  readonly count: number;
  /** After this the others no longer count it. */
  readonly untilMs: number;
}

export interface CounterOptions {
  /** The first word of its names, which tells the counters of a process apart. */
  readonly kind: string;
  /** The limit that the counts are held against. */
  readonly most: number;
  /** Counts begin anew with each window of this length; null for what goes up and down, such as open sockets. */
  readonly windowMs: number | null;
  /** Smaller counts are not told. By default a hundredth of the limit. */
  readonly tellFrom?: number;
  readonly now: () => number;
  /** Called when the other processes have told their count of a key. */
  readonly onLearnt?: (key: string) => void;
}

interface Entry {
  own: number;
  /** What the others were told last, and until when they count it. */
  told: number;
  toldUntilMs: number;
  others: number;
  othersUntilMs: number;
}

/** A count that goes up and down is told again this often, and forgotten by the others if it is not told for a while. */
const RENEW_EVERY_MS = 5_000;
export const LEASE_MS = 15_000;
/** More keys in one window than this push the oldest out. */
export const KEYS_MAX = 50_000;

/**
 * Counts by key in this process, and knows what the other processes have counted. They are told of a key only when its
 * count has grown by a hundredth of the limit, so that the many keys with few calls cost nothing. A key that has used up
 * half of the limit is asked about at every exchange.
 */
export class SharedCounter {
  readonly #options: CounterOptions;
  readonly #tellFrom: number;
  readonly #entries = new Map<string, Entry>();
  #windowEndsMs: number;

  constructor(options: CounterOptions) {
    this.#options = options;
    this.#tellFrom = options.tellFrom ?? Math.ceil(options.most / 100);
    this.#windowEndsMs = this.#endOfWindow(options.now());
  }

  /** Counts one more, and returns the count over all processes as far as this one knows. */
  add(key: string): number {
    this.#turnWindow();
    const entry = this.#entries.get(key) ?? this.#open(key);
    entry.own += 1;
    return entry.own + this.#othersOf(entry);
  }

  /** Counts one less, of what goes up and down. */
  remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    entry.own -= 1;
    if (entry.own <= 0 && entry.told === 0) this.#entries.delete(key);
  }

  /** The count over all processes. */
  total(key: string): number {
    this.#turnWindow();
    const entry = this.#entries.get(key);
    return entry === undefined ? 0 : entry.own + this.#othersOf(entry);
  }

  /** The count of the other processes. */
  others(key: string): number {
    this.#turnWindow();
    const entry = this.#entries.get(key);
    return entry === undefined ? 0 : this.#othersOf(entry);
  }

  /** Until the window ends, in ms. */
  get leftMs(): number {
    return this.#windowEndsMs - this.#options.now();
  }

  /** What goes up and down ends with its process. */
  get endsWithProcess(): boolean {
    return this.#options.windowMs === null;
  }

  /** Whether the others count anything of this process, or are about to. */
  get isTold(): boolean {
    for (const { own, told } of this.#entries.values()) {
      if (told > 0 || own >= this.#tellFrom) return true;
    }
    return false;
  }

  /** What the others lack, the largest counts first. */
  toTell(): ToldCount[] {
    this.#turnWindow();
    const nowMs = this.#options.now();
    const untilMs = this.#untilMs(nowMs);
    const told: ToldCount[] = [];
    for (const [key, entry] of this.#entries) {
      if (entry.own <= 0 && entry.toldUntilMs <= nowMs) this.#entries.delete(key);
      else if (this.#isToTell(entry, untilMs)) {
        // Whoever has passed the limit is refused; by how much they have passed it tells nobody anything.
        const count = Math.min(entry.own, this.#options.most);
        told.push({ name: `${this.#options.kind} ${key}`, count, untilMs });
      }
    }
    return told.toSorted((a, b) => b.count - a.count);
  }

  /** Names whose next call or socket may be one too many. */
  toAsk(): string[] {
    this.#turnWindow();
    const { kind, most, windowMs } = this.#options;
    const names: string[] = [];
    for (const [key, entry] of this.#entries) {
      const isNear = 2 * (entry.own + this.#othersOf(entry)) >= most;
      // In a window counts only grow: who has reached the limit alone stays there.
      const isDecided = windowMs !== null && entry.own >= most;
      if (entry.own > 0 && isNear && !isDecided) names.push(`${kind} ${key}`);
    }
    return names;
  }

  /** What was told at a time has arrived. */
  wasTold({ name, count, untilMs }: ToldCount, atMs: number): void {
    const [key, entry] = this.#find(name, atMs);
    if (entry === undefined) return;
    entry.told = count;
    entry.toldUntilMs = untilMs;
    if (entry.own <= 0 && count === 0) this.#entries.delete(key);
  }

  /** What the others had counted under a name at a time. */
  learn(name: string, others: number, atMs: number): void {
    const [key, entry] = this.#find(name, atMs);
    if (entry === undefined) return;
    entry.others = others;
    entry.othersUntilMs = this.#untilMs(atMs);
    this.#options.onLearnt?.(key);
  }

  #isToTell(entry: Entry, untilMs: number): boolean {
    const count = Math.min(entry.own, this.#options.most);
    if (this.#options.windowMs !== null) {
      return count - entry.told >= this.#tellFrom || (count > entry.told && count === this.#options.most);
    }
    if (entry.own < this.#tellFrom && entry.told === 0) return false;
    return count !== entry.told || untilMs - entry.toldUntilMs >= RENEW_EVERY_MS;
  }

  /** What the others told is forgotten when they do not repeat it: they may have died, or the database is away. */
  #othersOf({ others, othersUntilMs }: Entry): number {
    return othersUntilMs > this.#options.now() ? others : 0;
  }

  #open(key: string): Entry {
    if (this.#options.windowMs !== null && this.#entries.size >= KEYS_MAX) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    const entry: Entry = { own: 0, told: 0, toldUntilMs: 0, others: 0, othersUntilMs: 0 };
    this.#entries.set(key, entry);
    return entry;
  }

  #turnWindow(): void {
    if (this.#options.windowMs === null) return;
    const endsMs = this.#endOfWindow(this.#options.now());
    // A clock that was set back begins a new window too.
    if (endsMs === this.#windowEndsMs) return;
    this.#windowEndsMs = endsMs;
    this.#entries.clear();
  }

  /** Windows begin at whole multiples of their length, so that all processes have the same. */
  #endOfWindow(nowMs: number): number {
    const { windowMs } = this.#options;
    return windowMs === null ? Number.POSITIVE_INFINITY : (Math.floor(nowMs / windowMs) + 1) * windowMs;
  }

  #untilMs(nowMs: number): number {
    return this.#options.windowMs === null ? nowMs + LEASE_MS : this.#windowEndsMs;
  }

  /** The key of a name of this counter. What belongs to a window that is over says nothing of this one. */
  #find(name: string, atMs: number): readonly [key: string, entry: Entry | undefined] {
    this.#turnWindow();
    const { kind } = this.#options;
    const key = name.slice(kind.length + 1);
    const isOurs = name.startsWith(`${kind} `) && this.#endOfWindow(atMs) === this.#windowEndsMs;
    return [key, isOurs ? this.#entries.get(key) : undefined];
  }
}

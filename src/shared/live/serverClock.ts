/** One ping and its answer, in ms of the device's clock. */
interface Sample {
  readonly offsetMs: number;
  readonly roundTripMs: number;
}

/** Samples kept; older ones were measured against an older clock. */
const SAMPLES_KEPT = 9;
/** How many of the quickest samples are used: a slow answer says little about when it was given. */
const SAMPLES_TRUSTED = 3;

/** A clock that is behind by more than this jumps; below it runs faster. */
const LEAP_MS = 300;
/** A clock that is ahead by more than this is wrong, and is set back. */
const WRONG_MS = 3_000;
const CATCHING_UP = 1.1;
const SLOWING_DOWN = 0.8;

/**
 * An estimate of the server's time. Between answers it follows the device's monotonic clock, and takes in a better
 * estimate by running slightly faster or slower. It jumps forwards only when it is far behind, and backwards only when
 * it is clearly wrong.
 */
export class ServerClock {
  readonly #wallMs: () => number;
  #samples: readonly Sample[] = [];
  /** Server time at the first answer: the zero of {@link nowMs}, so that scenes count in small numbers. */
  #zeroMs = 0;
  #anchorWallMs = 0;
  #anchorMs = 0;
  #errorMs = 0;

  /** `wallMs` is a monotonic count of ms with any origin. */
  constructor(wallMs: () => number = () => performance.now()) {
    this.#wallMs = wallMs;
  }

  /** Whether the server has answered at least once. */
  get known(): boolean {
    return this.#samples.length > 0;
  }

  /** Takes in an answer that just arrived; `askedAtMs` is when it was requested, by the device's clock. */
  addAnswer(askedAtMs: number, serverTimeMs: number): void {
    const answeredAtMs = this.#wallMs();
    const roundTripMs = Math.max(0, answeredAtMs - askedAtMs);
    const sample = { roundTripMs, offsetMs: serverTimeMs - (askedAtMs + answeredAtMs) / 2 };
    const first = !this.known;
    this.#samples = [...this.#samples, sample].slice(-SAMPLES_KEPT);
    const targetMs = answeredAtMs + offsetOf(this.#samples);
    if (first) {
      this.#zeroMs = targetMs;
      this.#set(0, 0);
    } else {
      const nowMs = this.nowMs();
      const errorMs = targetMs - this.#zeroMs - nowMs;
      if (errorMs > LEAP_MS || errorMs < -WRONG_MS) this.#set(nowMs + errorMs, 0);
      else this.#set(nowMs, errorMs);
    }
  }

  /** Forgets the samples after the network was away: they say little now. The clock runs on unchanged. */
  doubt(): void {
    this.#samples = this.#samples.slice(-1);
  }

  /** Ms since the server's first answer, by the server's clock. */
  nowMs(): number {
    const elapsedMs = this.#wallMs() - this.#anchorWallMs;
    if (this.#errorMs === 0) return this.#anchorMs + elapsedMs;
    const rate = this.#errorMs > 0 ? CATCHING_UP : SLOWING_DOWN;
    const takesMs = this.#errorMs / (rate - 1);
    return this.#anchorMs + (elapsedMs < takesMs ? elapsedMs * rate : elapsedMs + this.#errorMs);
  }

  /** Converts a time of the server, in ms since 1970, to the scale of {@link nowMs}. */
  at(serverTimeMs: number): number {
    return serverTimeMs - this.#zeroMs;
  }

  #set(ms: number, errorMs: number): void {
    this.#anchorWallMs = this.#wallMs();
    this.#anchorMs = ms;
    this.#errorMs = errorMs;
  }
}

/** What to add to the device's clock: the median of the quickest answers. */
function offsetOf(samples: readonly Sample[]): number {
  const trusted = samples
    .toSorted((a, b) => a.roundTripMs - b.roundTripMs)
    .slice(0, SAMPLES_TRUSTED)
    .map(({ offsetMs }) => offsetMs)
    .toSorted((a, b) => a - b);
  const middle = trusted.length >> 1;
  const upper = trusted[middle] ?? 0;
  return trusted.length % 2 === 1 ? upper : (upper + (trusted[middle - 1] ?? upper)) / 2;
}

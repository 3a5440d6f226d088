/** Vibration patterns in ms: on, off, on. */
const PATTERNS = { peg: [5], foil: [6], tap: [8], stop: [15], win: [20, 40, 20] } as const;

const BY_CUE: Readonly<Record<string, readonly number[]>> = {
  tap: PATTERNS.tap,
  toggle: PATTERNS.tap,
  chip: PATTERNS.tap,
  // The blades of the ring and the pegs of the wheel.
  tick: PATTERNS.peg,
  // The foil of a ticket.
  scratch: PATTERNS.foil,
  pop: PATTERNS.tap,
  thud: PATTERNS.stop,
  // The wheel stands still.
  stop: PATTERNS.stop,
  small: PATTERNS.win,
  big: PATTERNS.win,
  mega: PATTERNS.win,
};

/** How the device vibrates along with a cue; null for cues that are only heard. */
export const patternOf = (cue: string): readonly number[] | null =>
  // The ring stops with the chord of its colour.
  cue.startsWith('chord-') ? PATTERNS.stop : (BY_CUE[cue] ?? null);

/** Ticks that come faster than this, in ms, would feel like one long buzz. */
const GAP_MS = 55;

/** Decides which vibrations are felt: a new one cuts off the one before it, so a light one waits for a strong one. */
export class HapticPacer {
  #startedMs = Number.NEGATIVE_INFINITY;
  #endsMs = Number.NEGATIVE_INFINITY;
  #strength = 0;

  /** Whether a pattern is to be felt now. */
  take(pattern: readonly number[], nowMs: number): boolean {
    const strength = Math.max(...pattern);
    const isRunning = nowMs < this.#endsMs;
    if (isRunning && strength <= this.#strength) return false;
    if (!isRunning && nowMs - this.#startedMs < GAP_MS && strength <= this.#strength) return false;
    this.#startedMs = nowMs;
    this.#endsMs = nowMs + pattern.reduce((sum, part) => sum + part, 0);
    this.#strength = strength;
    return true;
  }
}

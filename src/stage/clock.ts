import type { Clock } from '../../games/kit/scene/scene';

/** Why a clock is stopped. It runs again when the last reason is released. */
export type HoldReason = 'nothingOnStage' | 'hidden' | 'user' | 'cut';

/**
 * Game time in ms: absolute, and can be stopped, sought or slowed by its owner. It never counts frames, so that a slow
 * device plays a round in the same time.
 */
export class GameClock implements Clock {
  readonly #wallMs: () => number;
  readonly #holds = new Set<HoldReason>();
  readonly #listeners = new Set<() => void>();
  #anchorGameMs = 0;
  #anchorWallMs: number;
  #rate = 1;
  #jumps = 0;

  /** `wallMs` is the time it follows while it runs; any monotonic count of ms. */
  constructor(wallMs: () => number = () => performance.now()) {
    this.#wallMs = wallMs;
    this.#anchorWallMs = wallMs();
  }

  nowMs(): number {
    if (this.#holds.size > 0) return this.#anchorGameMs;
    return this.#anchorGameMs + (this.#wallMs() - this.#anchorWallMs) * this.#rate;
  }

  get running(): boolean {
    return this.#holds.size === 0;
  }

  /** Game ms per real ms. */
  get rate(): number {
    return this.#rate;
  }

  /** Counts the seeks, so that sounds are not fired for the time that a seek skips. */
  get jumps(): number {
    return this.#jumps;
  }

  isHeld(reason: HoldReason): boolean {
    return this.#holds.has(reason);
  }

  hold(reason: HoldReason): void {
    this.#anchor(this.nowMs());
    this.#holds.add(reason);
    this.#tell();
  }

  release(reason: HoldReason): void {
    this.#anchor(this.nowMs());
    this.#holds.delete(reason);
    this.#tell();
  }

  seek(gameMs: number): void {
    this.#jumps += 1;
    this.#anchor(gameMs);
    this.#tell();
  }

  setRate(rate: number): void {
    this.#anchor(this.nowMs());
    this.#rate = rate;
    this.#tell();
  }

  /** Calls the listener on holds, seeks and changes of rate, not as time passes. Returns how to stop. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #anchor(gameMs: number): void {
    this.#anchorGameMs = gameMs;
    this.#anchorWallMs = this.#wallMs();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Stops a clock while the tab is hidden. Returns how to stop watching. */
export function holdWhileHidden(clock: GameClock): () => void {
  const look = () => (document.visibilityState === 'hidden' ? clock.hold('hidden') : clock.release('hidden'));
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    clock.release('hidden');
  };
}

/** The time of the game on stage; stopped while there is none. */
export const stageClock = new GameClock();
stageClock.hold('nothingOnStage');

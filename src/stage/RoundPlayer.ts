import type { Cue, RoundPlayback, Timeline } from '../../games/kit/scene/scene';
import type { StageProgress } from '../shared/play/stageShow';
import type { GameClock } from './clock';

/** A cue that comes later than this is dropped: a sound that misses its picture is worse than none. */
const CUE_LATEST_MS = 250;

/**
 * Follows one round through its timeline: tells each step once and fires each cue as the clock crosses it
 * forwards. Seeking tells the step it lands on and fires nothing. A round that grows gets a new performer,
 * which goes on where the one before has come to.
 */
export class RoundPlayer {
  readonly #clock: GameClock;
  readonly #performance: RoundPlayback;
  readonly #timeline: Timeline;
  #lastMs: number;
  #jumps: number;
  #progress: StageProgress | null = null;
  /** Cues that the growth of the round has laid before the last step; they are owed at the next one. */
  #owed: readonly Cue[] = [];

  constructor(
    clock: GameClock,
    performance: RoundPlayback,
    timeline: Timeline,
    before: RoundPlayer | null = null,
  ) {
    this.#clock = clock;
    this.#performance = performance;
    this.#timeline = timeline;
    if (before !== null && isSameShow(before.#performance, performance)) {
      this.#jumps = before.#jumps;
      this.#lastMs = before.#lastMs;
      this.#progress = before.#progress;
      this.#owed = [...before.#owed, ...added(before.#timeline.cues, timeline.cues, before.#lastMs)];
      return;
    }
    this.#jumps = clock.jumps;
    // A round mounted at its very start still owes the cue at 0 ms.
    this.#lastMs = this.#elapsedMs() > 0 ? this.#elapsedMs() : -1;
  }

  /** Call once a frame. `onProgress` hears changes alone; `onCue` hears each cue once per pass. */
  step(onProgress: (progress: StageProgress) => void, onCue: (cue: Cue) => void): void {
    const nowMs = this.#elapsedMs();
    if (this.#jumps === this.#clock.jumps) {
      for (const cue of this.#owed) if (nowMs - cue.atMs <= CUE_LATEST_MS) onCue(cue);
      for (const cue of cuesBetween(this.#timeline.cues, this.#lastMs, nowMs)) onCue(cue);
    }
    this.#owed = [];
    this.#jumps = this.#clock.jumps;
    this.#lastMs = nowMs;

    const progress = progressAt(this.#performance.roundId, this.#timeline, nowMs);
    if (this.#progress !== null && isSame(this.#progress, progress)) return;
    this.#progress = progress;
    onProgress(progress);
  }

  /**
   * Whether the last step told that the round is over. It does not read the clock anew: an end that falls between
   * a step and this question still has to be told by a step.
   */
  get ended(): boolean {
    return this.#progress?.ended ?? false;
  }

  #elapsedMs(): number {
    return this.#clock.nowMs() - this.#performance.startedAtMs;
  }
}

/** Cues after `fromMs` up to `toMs`, without those that are already too late. */
export function cuesBetween(cues: readonly Cue[], fromMs: number, toMs: number): readonly Cue[] {
  return cues.filter(({ atMs }) => atMs > fromMs && atMs <= toMs && toMs - atMs <= CUE_LATEST_MS);
}

/** Where a round stands `elapsedMs` after its start. */
export function progressAt(roundId: string, timeline: Timeline, elapsedMs: number): StageProgress {
  return {
    roundId,
    beatsPassed: timeline.beats.filter(({ atMs }) => atMs <= elapsedMs).length,
    resultShown: elapsedMs >= timeline.resultMs,
    ended: elapsedMs >= timeline.endMs,
  };
}

/** The same showing of the same round: a replay starts at a time of its own. */
const isSameShow = (a: RoundPlayback, b: RoundPlayback): boolean =>
  a.roundId === b.roundId && a.startedAtMs === b.startedAtMs;

/** Cues up to `untilMs` that stand in the new list and not in the old one. */
function added(old: readonly Cue[], cues: readonly Cue[], untilMs: number): readonly Cue[] {
  const nameOf = ({ name, atMs }: Cue) => `${name} ${atMs}`;
  const known = new Set(old.map(nameOf));
  return cues.filter((cue) => cue.atMs <= untilMs && !known.has(nameOf(cue)));
}

const isSame = (a: StageProgress, b: StageProgress): boolean =>
  a.roundId === b.roundId &&
  a.beatsPassed === b.beatsPassed &&
  a.resultShown === b.resultShown &&
  a.ended === b.ended;

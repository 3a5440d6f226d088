import type { Cue, RoundPlayback, Timeline } from '../../games/kit/scene/scene';
import type { StageProgress } from '../shared/play/stageShow';
import type { GameClock } from './clock';

/** A cue that is later than this, in ms, is dropped: a sound that misses its moment is worse than none. */
const CUE_LATEST_MS = 250;
/** At a faster clock, repeats of a cue that would sound closer together than this, in real ms, are left out. */
const REPEAT_MS = 40;

/**
 * Follows one round through its timeline: reports each change of progress once, and fires each cue as the clock crosses
 * it forwards. A seek reports the progress at its target and fires nothing. A round that grows gets a new player, which
 * continues where the one before was.
 */
export class RoundPlayer {
  readonly #clock: GameClock;
  readonly #playback: RoundPlayback;
  readonly #timeline: Timeline;
  #lastMs: number;
  #jumps: number;
  #progress: StageProgress | null = null;
  /** Cues that were added before the last step when the round grew; they are fired at the next one. */
  #owed: readonly Cue[] = [];
  /** When each cue was last fired, in ms of the round. */
  readonly #firedAtMs = new Map<string, number>();

  constructor(
    clock: GameClock,
    playback: RoundPlayback,
    timeline: Timeline,
    before: RoundPlayer | null = null,
  ) {
    this.#clock = clock;
    this.#playback = playback;
    this.#timeline = timeline;
    if (before !== null && isSameShow(before.#playback, playback)) {
      this.#jumps = before.#jumps;
      this.#lastMs = before.#lastMs;
      this.#progress = before.#progress;
      this.#owed = [...before.#owed, ...added(before.#timeline.cues, timeline.cues, before.#lastMs)];
      return;
    }
    this.#jumps = clock.jumps;
    // A round mounted at its very start still fires the cue at 0 ms.
    this.#lastMs = this.#elapsedMs() > 0 ? this.#elapsedMs() : -1;
  }

  /** Call once per frame. `onProgress` is called on changes only; `onCue` once for each cue per pass. */
  step(onProgress: (progress: StageProgress) => void, onCue: (cue: Cue) => void): void {
    const nowMs = this.#elapsedMs();
    if (this.#jumps === this.#clock.jumps) {
      for (const cue of this.#owed) if (nowMs - cue.atMs <= CUE_LATEST_MS) onCue(cue);
      for (const cue of cuesBetween(this.#timeline.cues, this.#lastMs, nowMs)) this.#fire(cue, onCue);
    }
    this.#owed = [];
    this.#jumps = this.#clock.jumps;
    this.#lastMs = nowMs;

    const progress = progressAt(this.#playback.roundId, this.#timeline, nowMs);
    if (this.#progress !== null && isSame(this.#progress, progress)) return;
    this.#progress = progress;
    onProgress(progress);
  }

  /**
   * Whether the last step reported that the round is over. It does not read the clock again: an end between a step and
   * this call still has to be reported by a step.
   */
  get ended(): boolean {
    return this.#progress?.ended ?? false;
  }

  #fire(cue: Cue, onCue: (cue: Cue) => void): void {
    const { rate } = this.#clock;
    const lastMs = this.#firedAtMs.get(cue.name);
    if (rate > 1 && lastMs !== undefined && cue.atMs - lastMs < REPEAT_MS * rate) return;
    this.#firedAtMs.set(cue.name, cue.atMs);
    onCue(cue);
  }

  #elapsedMs(): number {
    return this.#clock.nowMs() - this.#playback.startedAtMs;
  }
}

/** Cues after `fromMs` up to `toMs`, without those that are already too late. */
export function cuesBetween(cues: readonly Cue[], fromMs: number, toMs: number): readonly Cue[] {
  return cues.filter(({ atMs }) => atMs > fromMs && atMs <= toMs && toMs - atMs <= CUE_LATEST_MS);
}

/** The progress of a round `elapsedMs` after its start. */
export function progressAt(roundId: string, timeline: Timeline, elapsedMs: number): StageProgress {
  return {
    roundId,
    beatsPassed: timeline.beats.filter(({ atMs }) => atMs <= elapsedMs).length,
    resultShown: elapsedMs >= timeline.resultMs,
    ended: elapsedMs >= timeline.endMs,
  };
}

/** The same playback of the same round: a replay has another start time. */
const isSameShow = (a: RoundPlayback, b: RoundPlayback): boolean =>
  a.roundId === b.roundId && a.startedAtMs === b.startedAtMs;

/** Cues up to `untilMs` that are in the new list and not in the old one. */
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

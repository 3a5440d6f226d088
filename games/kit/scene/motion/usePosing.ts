import { useTick } from '@pixi/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { SceneProps, Tuning } from '../scene';
import type { PosePublisher } from './posePublisher';

/** All that a pose depends on. The same moment always gives the same pose. */
export interface PosingMoment<Round> {
  /** Absolute game time, for movements that never end. */
  readonly nowMs: number;
  /** The current round and the time since its start; null before the first round. */
  readonly round: (Round & { readonly elapsedMs: number }) | null;
  /** The round that was shown before this one, or before none; null if none was shown. */
  readonly before: Round | null;
  /** The previous round while it is being cleared away; null otherwise. */
  readonly leaving: { readonly round: Round; readonly ageMs: number } | null;
  /** How long a result has been waited for; null when not waiting. */
  readonly waitingMs: number | null;
  readonly tuning: Tuning;
  readonly reducedMotion: boolean;
}

/** How one scene poses. Must be stable between changes of its closure. */
export interface Posing<Round, Pose> {
  blank(): Pose;
  /** Writes the scene's state into `pose`, and returns it. */
  poseAt(moment: PosingMoment<Round>, pose: Pose): Pose;
  /** How long it takes to clear the previous round away. */
  readonly leaveMs: number;
}

/** A clock that moved by no more than this between two frames is running; a longer step is a seek. */
const FRAME_MS_MAX = 100;
/** Waiting whose start was not shown counts as having lasted this long. */
const HELD_MS = 1000;

type Input = Pick<SceneProps, 'clock' | 'tuning' | 'reducedMotion' | 'playback' | 'waiting'>;

interface Now<Round, Pose> {
  readonly input: Input;
  readonly posing: Posing<Round, Pose>;
  readonly round: Round | null;
  /** The last round shown, and the one before it. */
  readonly last: { readonly round: Round; readonly of: SceneProps['playback'] } | null;
  readonly before: Round | null;
  readonly waitingSinceMs: number | null;
  readonly leaving: { readonly round: Round; readonly sinceMs: number } | null;
}

/**
 * Poses a scene once per frame, and at once after every change, so that a stopped clock shows it too. State from before
 * a change (a round to be cleared away, the start of waiting) only counts while the clock runs: a stopped clock or a
 * seek shows the moment as it is.
 */
export function usePosing<Round extends object, Pose>(
  input: Input,
  round: Round | null,
  posePublisher: PosePublisher<Pose>,
  posing: Posing<Round, Pose>,
): void {
  const { clock, tuning, reducedMotion, playback, waiting } = input;
  const now = useRef<Now<Round, Pose>>({
    input,
    posing,
    round,
    last: round === null ? null : { round, of: playback },
    before: null,
    waitingSinceMs: null,
    leaving: null,
  });
  const pose = useRef<Pose | null>(null);
  const lastMs = useRef({ nowMs: Number.NaN, stepMs: 0 });

  const update = useCallback(() => {
    const { current } = now;
    pose.current ??= current.posing.blank();
    const nowMs = current.input.clock.nowMs();
    posePublisher.show(current.posing.poseAt(momentOf(current, nowMs), pose.current));
  }, [posePublisher]);
  useTick(
    useCallback(() => {
      const nowMs = now.current.input.clock.nowMs();
      const { current: last } = lastMs;
      last.stepMs = nowMs - last.nowMs;
      last.nowMs = nowMs;
      update();
    }, [update]),
  );

  useLayoutEffect(() => {
    const { current } = now;
    const nowMs = clock.nowMs();
    const { stepMs } = lastMs.current;
    const running = !reducedMotion && stepMs > 0 && stepMs <= FRAME_MS_MAX;
    const waitingSince =
      waiting && current.waitingSinceMs !== null ? current.waitingSinceMs : nowMs - (running ? 0 : HELD_MS);
    const wasShown = current.round !== null && current.waitingSinceMs === null;
    const leaves = wasShown && (waiting || !isSame(playback, current.input.playback));
    const last = running || round !== null ? current.last : null;
    const follows = round !== null && !isSame(playback, last?.of ?? null);
    const seen = running || round === null ? (last?.round ?? null) : null;
    now.current = {
      input,
      posing,
      round,
      last: round === null ? last : { round, of: playback },
      before: round === null || follows ? seen : current.before,
      waitingSinceMs: waiting ? waitingSince : null,
      leaving: leaves
        ? running && current.round
          ? { round: current.round, sinceMs: nowMs }
          : null
        : current.leaving,
    };
    update();
  }, [clock, tuning, reducedMotion, playback, round, waiting, posing, update]);
}

/** A round that grows, or whose timeline is rebuilt, is still the same one; a replay is not. */
const isSame = (one: SceneProps['playback'], other: SceneProps['playback']): boolean =>
  one?.roundId === other?.roundId && one?.startedAtMs === other?.startedAtMs;

function momentOf<Round extends object, Pose>(
  { input, posing, round, before, waitingSinceMs, leaving }: Now<Round, Pose>,
  nowMs: number,
): PosingMoment<Round> {
  const { tuning, reducedMotion, playback } = input;
  const ageMs = leaving === null ? posing.leaveMs : nowMs - leaving.sinceMs;
  return {
    nowMs,
    tuning,
    reducedMotion,
    round: round === null || playback === null ? null : { ...round, elapsedMs: nowMs - playback.startedAtMs },
    before,
    waitingMs: waitingSinceMs === null ? null : nowMs - waitingSinceMs,
    leaving:
      leaving === null || ageMs < 0 || ageMs >= posing.leaveMs ? null : { round: leaving.round, ageMs },
  };
}

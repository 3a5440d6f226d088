import { useTick } from '@pixi/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { SceneProps, Tuning } from '../scene';
import type { Stagehand } from './stagehand';

/** All a pose depends on. The same moment always gives the same pose. */
export interface PosingMoment<Round> {
  /** Absolute game time, for what never stops. */
  readonly nowMs: number;
  /** The round on show and the time since its start; null while nobody has played. */
  readonly round: (Round & { readonly elapsedMs: number }) | null;
  /** The round that was seen before this one, or before none; null when nobody saw one. */
  readonly before: Round | null;
  /** The round before, which is just being cleared away; null when none is. */
  readonly leaving: { readonly round: Round; readonly ageMs: number } | null;
  /** How long a result has been waited for; null when none is. */
  readonly waitingMs: number | null;
  readonly tuning: Tuning;
  readonly reducedMotion: boolean;
}

/** How one scene poses. Must be stable between changes of what it closes over. */
export interface Posing<Round, Pose> {
  blank(): Pose;
  /** Writes what the scene looks like into `pose`, and returns it. */
  poseAt(moment: PosingMoment<Round>, pose: Pose): Pose;
  /** How long a last round takes to be cleared away. */
  readonly leaveMs: number;
}

/** A clock that moved by no more than this between two frames is running; a longer step is a seek. */
const FRAME_MS_MAX = 100;
/** A breath that nobody saw being drawn counts as held for this long. */
const HELD_MS = 1000;

type Input = Pick<SceneProps, 'clock' | 'tuning' | 'reducedMotion' | 'performance' | 'waiting'>;

interface Now<Round, Pose> {
  readonly input: Input;
  readonly posing: Posing<Round, Pose>;
  readonly round: Round | null;
  /** The last round on show, and the one before it. */
  readonly last: { readonly round: Round; readonly of: SceneProps['performance'] } | null;
  readonly before: Round | null;
  readonly waitingSinceMs: number | null;
  readonly leaving: { readonly round: Round; readonly sinceMs: number } | null;
}

/**
 * Poses a scene once a frame, and at once after every change, so that a held clock shows it too. What is
 * remembered from before a change (a round that must be cleared away, a breath being drawn) only counts while
 * the clock runs: a stopped or sought one shows the moment as it is.
 */
export function usePosing<Round extends object, Pose>(
  input: Input,
  round: Round | null,
  stagehand: Stagehand<Pose>,
  posing: Posing<Round, Pose>,
): void {
  const { clock, tuning, reducedMotion, performance, waiting } = input;
  const now = useRef<Now<Round, Pose>>({
    input,
    posing,
    round,
    last: round === null ? null : { round, of: performance },
    before: null,
    waitingSinceMs: null,
    leaving: null,
  });
  const pose = useRef<Pose | null>(null);
  const lastMs = useRef({ nowMs: Number.NaN, stepMs: 0 });

  const pass = useCallback(() => {
    const { current } = now;
    pose.current ??= current.posing.blank();
    const nowMs = current.input.clock.nowMs();
    stagehand.show(current.posing.poseAt(momentOf(current, nowMs), pose.current));
  }, [stagehand]);
  useTick(
    useCallback(() => {
      const nowMs = now.current.input.clock.nowMs();
      const { current: last } = lastMs;
      last.stepMs = nowMs - last.nowMs;
      last.nowMs = nowMs;
      pass();
    }, [pass]),
  );

  useLayoutEffect(() => {
    const { current } = now;
    const nowMs = clock.nowMs();
    const { stepMs } = lastMs.current;
    const running = !reducedMotion && stepMs > 0 && stepMs <= FRAME_MS_MAX;
    const drawn =
      waiting && current.waitingSinceMs !== null ? current.waitingSinceMs : nowMs - (running ? 0 : HELD_MS);
    const lay = current.round !== null && current.waitingSinceMs === null;
    const goes = lay && (waiting || !isSame(performance, current.input.performance));
    const last = running || round !== null ? current.last : null;
    const follows = round !== null && !isSame(performance, last?.of ?? null);
    const seen = running || round === null ? (last?.round ?? null) : null;
    now.current = {
      input,
      posing,
      round,
      last: round === null ? last : { round, of: performance },
      before: round === null || follows ? seen : current.before,
      waitingSinceMs: waiting ? drawn : null,
      leaving: goes
        ? running && current.round
          ? { round: current.round, sinceMs: nowMs }
          : null
        : current.leaving,
    };
    pass();
  }, [clock, tuning, reducedMotion, performance, round, waiting, posing, pass]);
}

/** A round that grows, or is laid out anew, is still the same one; one that is shown again is not. */
const isSame = (one: SceneProps['performance'], other: SceneProps['performance']): boolean =>
  one?.roundId === other?.roundId && one?.startedAtMs === other?.startedAtMs;

function momentOf<Round extends object, Pose>(
  { input, posing, round, before, waitingSinceMs, leaving }: Now<Round, Pose>,
  nowMs: number,
): PosingMoment<Round> {
  const { tuning, reducedMotion, performance } = input;
  const ageMs = leaving === null ? posing.leaveMs : nowMs - leaving.sinceMs;
  return {
    nowMs,
    tuning,
    reducedMotion,
    round:
      round === null || performance === null
        ? null
        : { ...round, elapsedMs: nowMs - performance.startedAtMs },
    before,
    waitingMs: waitingSinceMs === null ? null : nowMs - waitingSinceMs,
    leaving:
      leaving === null || ageMs < 0 || ageMs >= posing.leaveMs ? null : { round: leaving.round, ageMs },
  };
}

import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { GameCard } from '../../../../games/kit/card';
import type { Json } from '../../../../games/kit/rules/round';
import { type StageProgress, stageStateAtom } from '../../../shared/play/stageShow';
import { stageClock } from '../../../stage/clock';
import type { RoundState } from './roundState';

/** After this time, in ms, a result is shown even if the stage has not loaded. */
const STAGE_LATEST_MS = 8_000;

const NO_EVENTS: readonly Json[] = [];

/** Follows a round on stage: reveals its result when playback has reached it, and returns the events played so far. */
export function useReveal(
  { phase, shown }: RoundState,
  progress: StageProgress | null,
  onReveal: () => void,
): { readonly events: readonly Json[] /** Whether no celebration is running. */; readonly over: boolean } {
  const stageState = useAtomValue(stageStateAtom);
  const playback = shown?.playback ?? null;
  const isDue = phase === 'playing' && progress?.resultShown === true;
  useEffect(() => {
    if (isDue) onReveal();
  }, [isDue, onReveal]);

  const isLoading = stageState === 'off' || stageState === 'loading';
  useEffect(() => {
    if (phase !== 'playing' || !isLoading) return;
    const late = setTimeout(onReveal, STAGE_LATEST_MS);
    return () => clearTimeout(late);
  }, [phase, isLoading, onReveal]);

  const beats =
    phase === 'result' ? Number.POSITIVE_INFINITY : phase === 'playing' ? (progress?.beatsPassed ?? 0) : 0;
  const events = useMemo(
    () => (playback === null || beats === 0 ? NO_EVENTS : playback.events.slice(0, beats)),
    [playback, beats],
  );
  return { events, over: phase !== 'result' || progress === null || progress.ended };
}

/** Where a show is cut short: at its result, or at the end of all its motion. */
export type SkipTo = 'result' | 'end';

/** Seeks the clock to the result of the round on show or to its end; nothing changes where that is already past. */
export async function skipShow(
  card: GameCard,
  { shown }: Pick<RoundState, 'shown'>,
  reducedMotion: boolean,
  to: SkipTo = 'end',
): Promise<void> {
  if (shown === null) return;
  const { events, acts, roundId, startedAtMs } = shown.playback;
  const { timeline, tuning } = await card.scene();
  const { resultMs, endMs } = timeline(events, tuning, reducedMotion, acts, roundId);
  // Just before the result, so that its sound is played.
  const toMs = startedAtMs + (to === 'end' ? endMs : resultMs - 1);
  // A round that waits for the player has no end to seek to.
  if (Number.isFinite(toMs) && stageClock.nowMs() < toMs) stageClock.seek(toMs);
}

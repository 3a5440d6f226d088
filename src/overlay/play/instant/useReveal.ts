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
  const performance = shown?.performance ?? null;
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
    () => (performance === null || beats === 0 ? NO_EVENTS : performance.events.slice(0, beats)),
    [performance, beats],
  );
  return { events, over: phase !== 'result' || progress === null || progress.ended };
}

/** Ends a celebration: the clock seeks to the end of all motion of the round. */
export async function skipShow(card: GameCard, state: RoundState, reducedMotion: boolean): Promise<void> {
  const performance = state.shown?.performance;
  if (performance === undefined) return;
  const { timeline, tuning } = await card.scene();
  const { endMs } = timeline(performance.events, tuning, reducedMotion, performance.acts);
  const endsAtMs = performance.startedAtMs + endMs;
  // A round that waits for the player has no end to seek to.
  if (Number.isFinite(endMs) && stageClock.nowMs() < endsAtMs) stageClock.seek(endsAtMs);
}

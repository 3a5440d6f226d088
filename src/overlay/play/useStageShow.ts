import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { GameCard } from '../../../games/kit/card';
import type { Json } from '../../../games/kit/rules/round';
import type { Hand } from '../../../games/kit/scene/hand';
import {
  stageCoveredAtom,
  stageProgressAtom,
  stageShowAtom,
  stageStateAtom,
} from '../../shared/play/stageShow';
import { shownPopupAtom } from '../../shared/popups/popups';
import { stageClock } from '../../stage/clock';
import { useTheme } from '../../theme/shown';
import type { RoundState } from './instant/roundState';

/** A stage that has not come up for so long does not hold a result back any more. */
const STAGE_LATEST_MS = 8_000;

interface StageShowWishes {
  readonly card: GameCard;
  readonly state: RoundState;
  readonly bet: Json | null;
  readonly hand: Hand;
  readonly calm: boolean;
  /** A sheet hides the picture. */
  readonly covered: boolean;
  readonly onReveal: () => void;
}

const NO_EVENTS: readonly Json[] = [];

/** Puts the game on stage and follows it: which events have been performed, and whether the show is over. */
export function useStageShow({ card, state, bet, hand, calm, covered, onReveal }: StageShowWishes) {
  const setShow = useSetAtom(stageShowAtom);
  const { skin } = useTheme();
  const setCovered = useSetAtom(stageCoveredAtom);
  const progress = useAtomValue(stageProgressAtom);
  const stageState = useAtomValue(stageStateAtom);
  const popup = useAtomValue(shownPopupAtom) !== null;
  const { phase, shown } = state;
  const performance = shown?.performance ?? null;
  const waiting = phase === 'waiting';

  useEffect(() => {
    setShow({ card, skin, reducedMotion: calm, performance, waiting, bet, hand });
  }, [setShow, card, skin, calm, performance, waiting, bet, hand]);
  useEffect(() => () => setShow(null), [setShow]);

  useEffect(() => setCovered(covered || popup), [setCovered, covered, popup]);
  useEffect(() => () => setCovered(false), [setCovered]);

  const mine = progress !== null && progress.roundId === performance?.roundId ? progress : null;
  const told = phase === 'playing' && mine?.resultShown === true;
  useEffect(() => {
    if (told) onReveal();
  }, [told, onReveal]);

  const standing = stageState === 'off' || stageState === 'loading';
  useEffect(() => {
    if (phase !== 'playing' || !standing) return;
    const late = setTimeout(onReveal, STAGE_LATEST_MS);
    return () => clearTimeout(late);
  }, [phase, standing, onReveal]);

  const beats =
    phase === 'result' ? Number.POSITIVE_INFINITY : phase === 'playing' ? (mine?.beatsPassed ?? 0) : 0;
  const events = useMemo(
    () => (performance === null || beats === 0 ? NO_EVENTS : performance.events.slice(0, beats)),
    [performance, beats],
  );
  return { events, over: phase !== 'result' || mine === null || mine.ended };
}

/** Ends a celebration: the clock jumps to where nothing of the round moves any more. */
export async function skipShow(card: GameCard, state: RoundState, calm: boolean): Promise<void> {
  const performance = state.shown?.performance;
  if (performance === undefined) return;
  const { timeline, tuning } = await card.scene();
  const { endMs } = timeline(performance.events, tuning, calm, performance.acts);
  const endsAtMs = performance.startedAtMs + endMs;
  // A round that waits for the player has no end to jump to.
  if (Number.isFinite(endMs) && stageClock.nowMs() < endsAtMs) stageClock.seek(endsAtMs);
}

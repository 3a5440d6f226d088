import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { QUICK_SHARE, quickAtom } from '../../../shared/play/quick';
import { stageClock } from '../../../stage/clock';
import type { Host } from '../useHost';
import type { RoundState } from './roundState';

/**
 * In quick mode the stage's clock runs faster while a round of the player's own moves by itself: one factor on the
 * round's timeline. Idle scenes, replays and rounds that wait for the player's hand keep their pace. Returns the share
 * of the usual durations, 1 or less.
 */
export function usePace(
  { card, reducedMotion }: Pick<Host, 'card' | 'reducedMotion'>,
  { phase, shown }: RoundState,
  over: boolean,
): number {
  const quick = useAtomValue(quickAtom);
  const [fast, setFast] = useState(false);
  const moves =
    quick && (phase === 'playing' || (phase === 'result' && !over)) && shown !== null && !shown.replay
      ? shown.playback
      : null;
  useEffect(() => {
    if (moves === null) return setFast(false);
    let isLeft = false;
    void card.scene().then(
      ({ timeline, tuning }) => {
        const { endMs } = timeline(moves.events, tuning, reducedMotion, moves.acts, moves.roundId);
        if (!isLeft) setFast(Number.isFinite(endMs));
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [moves, card, reducedMotion]);
  useEffect(() => {
    if (!fast) return;
    stageClock.setRate(1 / QUICK_SHARE);
    return () => stageClock.setRate(1);
  }, [fast]);
  return quick ? QUICK_SHARE : 1;
}

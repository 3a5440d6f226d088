import { useEffect } from 'react';
import { addRound, type RoundHistory } from '../../../shared/play/rounds';
import { useSeeds } from '../../../shared/play/seeds';
import { useOwnRounds } from '../rounds/useOwnRounds';
import type { Host } from '../useHost';
import type { RoundState } from './roundState';

/** The rounds of the current wallet, newest first, without one whose result is not shown yet. */
export function useRounds({ card, mode }: Host, { phase, shown }: RoundState): RoundHistory {
  const rounds = useOwnRounds(card.name, mode);
  // Loaded early, so that the first bet does not wait; a bet without seeds loads them itself.
  useSeeds(card.name, mode === 'real');

  const live = shown !== null && !shown.replay ? shown : null;
  useEffect(() => {
    if (phase === 'result' && live?.mode === 'real') addRound(live.round);
  }, [phase, live]);

  if (phase !== 'playing' || live === null) return rounds;
  return { ...rounds, list: rounds.list.filter(({ roundId }) => roundId !== live.round.roundId) };
}

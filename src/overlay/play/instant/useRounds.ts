import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { SettledRound } from '../../../../contract/play';
import {
  addRound,
  forgetRounds,
  loadRounds,
  loadSeeds,
  type PlayMode,
  type Rounds,
  roundsAtom,
} from '../../../shared/play/play';
import { uidAtom } from '../../../shared/session/session';
import { demoRoundsAtom } from '../demo/demo';
import type { RoundState } from './roundState';

/** The rounds of the wallet in play, newest first, without one whose result is not on show yet. */
export function useRounds(game: string, mode: PlayMode, state: RoundState): Rounds {
  const real = useAtomValue(roundsAtom(game));
  const demo = useAtomValue(demoRoundsAtom(game));
  const uid = useAtomValue(uidAtom);

  useEffect(() => {
    if (mode !== 'real' || uid === null) return;
    void loadRounds(game);
    // Made early, so that the first bet does not wait for it; a bet without seeds loads them itself.
    void loadSeeds(game).catch(() => null);
    return () => forgetRounds(game);
  }, [game, mode, uid]);

  const { phase, shown } = state;
  const live = shown !== null && !shown.replay ? shown : null;
  useEffect(() => {
    if (phase === 'result' && live?.mode === 'real') addRound(live.round);
  }, [phase, live]);

  const list: Rounds = mode === 'real' ? real : { state: 'ready', list: demo, total: demo.length };
  if (phase !== 'playing' || live === null) return list;
  return { ...list, list: list.list.filter(({ roundId }: SettledRound) => roundId !== live.round.roundId) };
}

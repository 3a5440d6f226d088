import { useAtomValue } from 'jotai';
import type { PlayMode } from '../../../shared/play/play';
import { type RoundHistory, useRoundHistory } from '../../../shared/play/rounds';
import { demoRoundsAtom } from '../demo/demo';

/** The player's rounds of the current wallet: from the server, or the demo rounds stored on the device. */
export function useOwnRounds(game: string, mode: PlayMode): RoundHistory {
  const real = useRoundHistory(game, mode === 'real');
  const list = useAtomValue(demoRoundsAtom(game));
  if (mode === 'real') return real;
  return { state: 'ready', list, hasMore: false, loadMore: () => undefined, retry: () => undefined };
}

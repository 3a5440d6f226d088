import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SettledRound } from '../../../../contract/play';
import { loadRound } from '../../../shared/play/rounds';

/** Replays the round named in the address, once, as soon as the game is ready. */
export function useReplayRequest(
  game: string,
  isReady: boolean,
  onReplay: (round: SettledRound) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('replay');
  const show = useRef(onReplay);
  useEffect(() => {
    show.current = onReplay;
  });
  useEffect(() => {
    if (asked === null || !isReady) return;
    let left = false;
    loadRound(game, asked)
      .then((round) => left || show.current(round))
      .catch(() => undefined)
      .finally(() => {
        if (left) return;
        // Remove the request, so that a reload opens the game without the replay.
        setQuery(
          (before) => {
            before.delete('replay');
            return before;
          },
          { replace: true },
        );
      });
    return () => {
      left = true;
    };
  }, [game, asked, isReady, setQuery]);
}

import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Game } from '../../../contract/config';
import { keyOf } from '../../shared/catalogue/games';
import { allGamesAtom, loadLobby } from '../../shared/config/config';
import { onlineAtom } from '../../shared/online';
import type { AskedGame } from './address';

type Listed =
  | { readonly state: 'looking' | 'unlisted' | 'failed'; readonly game: null }
  | { readonly state: 'listed'; readonly game: Game };

/** A game in the list of this visitor. One that is not there is asked for once: the list may be an old one. */
export function useListed(asked: AskedGame | null): Listed & { readonly retry: () => void } {
  const games = useAtomValue(allGamesAtom);
  const online = useAtomValue(onlineAtom);
  const key = asked === null ? null : keyOf(asked);
  const game = key === null ? null : (games.find((one) => !one.isOwn && keyOf(one) === key) ?? null);
  const [found, setFound] = useState<'looking' | 'unlisted' | 'failed'>('looking');
  const [tries, setTries] = useState(0);
  const isMissing = key !== null && game === null;
  useEffect(() => {
    void tries;
    if (!isMissing || !online) return;
    let left = false;
    setFound('looking');
    loadLobby().then(
      () => left || setFound('unlisted'),
      () => left || setFound('failed'),
    );
    return () => {
      left = true;
    };
  }, [isMissing, online, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  if (game !== null) return { state: 'listed', game, retry };
  if (key === null) return { state: 'unlisted', game, retry };
  return { state: online ? found : 'failed', game, retry };
}

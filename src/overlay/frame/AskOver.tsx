import { useEffect, useRef } from 'react';
import type { Game } from '../../../contract/config';
import { openPopup } from '../../state/popups';
import { useBack } from '../../ui/useBack';
import { Looking } from './Doors';

/**
 * The question before a game stands over the page one comes from, and over the lobby where there is none. The step
 * back is made first: an open popup adds to the history, and a step would take it down again.
 */
export function AskOver({ game, address }: { readonly game: Game; readonly address: string }) {
  const stepBack = useBack();
  const back = useRef(stepBack);
  useEffect(() => {
    back.current();
    return () => openPopup('providerEntry', { game, address }, 50);
  }, []);
  return <Looking game={game} onLeave={stepBack} />;
}

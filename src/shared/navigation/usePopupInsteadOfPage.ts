import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOnShow } from './pathOnShow';
import { useBack } from './useBack';

/**
 * Goes back to the previous page, or to the lobby, and opens a popup over it. In this order, because an open popup adds
 * a history entry, and going back would close it. Not if the player has gone back already. Returns the function that goes back.
 */
export function usePopupInsteadOfPage(ask: () => void): () => void {
  const stepBack = useBack();
  const { pathname } = useLocation();
  const first = useRef({ stepBack, ask, pathname });
  useEffect(() => {
    const { current } = first;
    if (pathOnShow() !== current.pathname) return;
    current.stepBack();
    return () => current.ask();
  }, []);
  return stepBack;
}

import { useEffect, useRef } from 'react';
import { useBack } from '../page/useBack';

/**
 * Goes back to the previous page, or to the lobby, and opens a popup over it. In this order, because an open popup adds
 * a history entry, and going back would close it. Returns the function that goes back.
 */
export function usePopupInsteadOfPage(ask: () => void): () => void {
  const stepBack = useBack();
  const first = useRef({ stepBack, ask });
  useEffect(() => {
    const { current } = first;
    current.stepBack();
    return () => current.ask();
  }, []);
  return stepBack;
}

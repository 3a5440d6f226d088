import { useEffect, useRef } from 'react';
import { useBack } from '../page/useBack';

/**
 * A question that stands over the page one comes from, and over the lobby where there is none. The step back is made
 * first: an open popup adds to the history, and a step would take it down again. Gives the step back.
 */
export function useAskOver(ask: () => void): () => void {
  const stepBack = useBack();
  const first = useRef({ stepBack, ask });
  useEffect(() => {
    const { current } = first;
    current.stepBack();
    return () => current.ask();
  }, []);
  return stepBack;
}

import { useSyncExternalStore } from 'react';
import { CALM } from '../../theme/screens';

const query = () => window.matchMedia(CALM);

function listen(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the player prefers reduced motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(listen, () => query().matches);

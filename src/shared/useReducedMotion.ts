import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from '../theme/screens';

const query = () => window.matchMedia(REDUCED_MOTION);

function listen(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the player prefers reduced motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(listen, () => query().matches);

import { useMemo, useSyncExternalStore } from 'react';
import { type Cell, cellHash, readCell } from './cell';

const listeners = new Set<() => void>();

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('hashchange', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('hashchange', onChange);
  };
}

/** The cell in the address bar, which is the gallery's whole state. */
export function useCell(): Cell | null {
  const hash = useSyncExternalStore(listen, () => window.location.hash);
  return useMemo(() => readCell(hash), [hash]);
}

/** Changes the address without adding a history entry. */
export function changeCell(cell: Cell): void {
  window.history.replaceState(null, '', cellHash(cell));
  for (const listener of listeners) listener();
}

import { useMemo, useSyncExternalStore } from 'react';
import { type Cell, cellHash, readCell } from './cell';

/** Browsers refuse addresses that change many times a second, as while a slider is dragged. */
const WRITE_AFTER_MS = 120;

const listeners = new Set<() => void>();
/** Newer than the address for a moment; null while the address is right. */
let ahead: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const tell = (): void => {
  for (const listener of listeners) listener();
};

function write(): void {
  clearTimeout(timer);
  if (ahead !== null) window.history.replaceState(null, '', ahead);
  ahead = null;
}

function listen(onChange: () => void): () => void {
  const follow = () => {
    clearTimeout(timer);
    ahead = null;
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener('hashchange', follow);
  window.addEventListener('pagehide', write);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('hashchange', follow);
    window.removeEventListener('pagehide', write);
  };
}

const hashNow = (): string => ahead ?? window.location.hash;

/** The cell in the address bar, which is the gallery's whole state. */
export function useCell(): Cell | null {
  const hash = useSyncExternalStore(listen, hashNow);
  return useMemo(() => readCell(hash), [hash]);
}

/** Changes the cell now and the address in a moment, without adding a history entry. */
export function changeCell(cell: Cell): void {
  ahead = cellHash(cell);
  clearTimeout(timer);
  timer = setTimeout(write, WRITE_AFTER_MS);
  tell();
}

/** The address of the current cell, for a link that is copied. */
export function currentLink(): string {
  write();
  return window.location.href;
}

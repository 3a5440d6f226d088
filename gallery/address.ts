import { useMemo, useSyncExternalStore } from 'react';
import { type Cell, cellHash, readCell } from './cell';

/** Browsers refuse addresses that change many times a second, as while a slider is dragged. */
const WRITE_AFTER_MS = 120;

const listeners = new Set<() => void>();
/** Newer than the address for a moment; null while the address is right. */
let ahead: string | null = null;
/** The address as last read or written. It differs after a link was followed, until the event says so. */
let known = window.location.hash;
let timer: ReturnType<typeof setTimeout> | undefined;

const tell = (): void => {
  for (const listener of listeners) listener();
};

function write(): void {
  clearTimeout(timer);
  // A link that was just followed must not be overwritten by a change of the cell before.
  if (ahead !== null && !isLeaving()) {
    window.history.replaceState(null, '', ahead);
    known = window.location.hash;
  }
  ahead = null;
}

const isLeaving = (): boolean => window.location.hash !== known;

window.addEventListener('hashchange', () => {
  clearTimeout(timer);
  ahead = null;
  known = window.location.hash;
  tell();
});
window.addEventListener('pagehide', write);

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

const hashNow = (): string => ahead ?? window.location.hash;

/** The cell in the address bar, which is the gallery's whole state. */
export function useCell(): Cell | null {
  const hash = useSyncExternalStore(listen, hashNow);
  return useMemo(() => readCell(hash), [hash]);
}

/** Changes the cell now and the address in a moment, without adding a history entry. */
export function changeCell(cell: Cell): void {
  if (isLeaving()) return;
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

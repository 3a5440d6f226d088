import { useSyncExternalStore } from 'react';

/** Kept by the tab alone: closing it logs out, and no other tab or page can read it. */
const KEY = 'desk-session';
const listeners = new Set<() => void>();

export const sessionToken = (): string | null => sessionStorage.getItem(KEY);

/** Starts the session of a log-in. */
export function startSession(token: string): void {
  sessionStorage.setItem(KEY, token);
  for (const listener of listeners) listener();
}

/** Forgets the session, which leads to the log-in. */
export function endSession(): void {
  if (sessionToken() === null) return;
  sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The token of the session; null where nobody is logged in. */
export const useSessionToken = (): string | null => useSyncExternalStore(subscribe, sessionToken);

import { useSyncExternalStore } from 'react';

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab is visible. Animation frames are no indication: some wrappers keep sending them. */
export const useVisible = (): boolean =>
  useSyncExternalStore(listen, () => document.visibilityState !== 'hidden');

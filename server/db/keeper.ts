import { setTimeout as sleep } from 'node:timers/promises';
import type { Postmaster } from './postmaster';

const WATCH_MS = 500;

export interface KeeperOptions {
  readonly find: () => Promise<Postmaster | null>;
  readonly revive: () => Promise<Postmaster>;
  /** Called each time the server had stopped: null when it runs again, otherwise why it does not. */
  readonly onReturn: (failure: unknown) => void;
}

/**
 * Checks twice a second whether the database runs, and restarts it if not. Returns a function that ends this.
 */
export function keepUp({ find, revive, onReturn }: KeeperOptions): () => Promise<void> {
  const end = new AbortController();
  const watch = async () => {
    while (!end.signal.aborted) {
      await sleep(WATCH_MS, undefined, { ref: false, signal: end.signal }).catch(() => {});
      if (end.signal.aborted || (await find()) !== null) continue;
      await revive().then(
        () => onReturn(null),
        (failure: unknown) => onReturn(failure),
      );
    }
  };
  const watching = watch();
  return async () => {
    end.abort();
    await watching;
  };
}

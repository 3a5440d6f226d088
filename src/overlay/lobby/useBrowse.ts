import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { loadNextStrings } from '../../i18n/i18n';
import { loadOrReload } from '../../shared/loading/loadOrReload';
import { onlineAtom } from '../../shared/online';
import { whenIdle, whenIdleForAWhile } from '../../shared/whenIdle';

export type Browse = typeof import('./browse/browse');

let known: Browse | null = null;

const load = loadOrReload(() => Promise.all([import('./browse/browse'), loadNextStrings()]));

/** Resolves when the player scrolls and the first screen has loaded. */
async function whenScrolled(signal: AbortSignal): Promise<void> {
  await new Promise<unknown>((resolve) =>
    window.addEventListener('scroll', resolve, { once: true, passive: true, signal }),
  );
  await whenIdle();
}

/**
 * Loads the module with the shelves of the studios' games and its strings, which are not part of the first download.
 * It is loaded when the player scrolls or stays for a moment, so that a game opened at once does not wait for it.
 * null until loaded; a failure is silent, and retried when the network is back.
 */
export function useBrowse(): Browse | null {
  const [browse, setBrowse] = useState(known);
  const online = useAtomValue(onlineAtom);
  useEffect(() => {
    if (known !== null || !online) return;
    const leaving = new AbortController();
    Promise.race([whenIdleForAWhile(), whenScrolled(leaving.signal)])
      .then(() => (leaving.signal.aborted ? null : load()))
      .then(
        (loaded) => {
          if (loaded === null) return;
          known = loaded[0];
          setBrowse(known);
        },
        () => undefined,
      );
    return () => leaving.abort();
  }, [online]);
  return browse;
}

import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { loadNextStrings } from '../../i18n/i18n';
import { onlineAtom } from '../../shared/online';
import { whenIdle } from '../../shared/whenIdle';

export type Browse = typeof import('./browse/browse');

let known: Browse | null = null;

/**
 * Loads the module with the shelves of the studios' games and its strings, which are not part of the first download.
 * null until loaded; a failure is silent, and retried when the network is back.
 */
export function useBrowse(): Browse | null {
  const [browse, setBrowse] = useState(known);
  const online = useAtomValue(onlineAtom);
  useEffect(() => {
    if (known !== null || !online) return;
    let left = false;
    whenIdle()
      .then(() => (left ? null : Promise.all([import('./browse/browse'), loadNextStrings()])))
      .then(
        (loaded) => {
          if (loaded === null) return;
          known = loaded[0];
          setBrowse(known);
        },
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [online]);
  return browse;
}

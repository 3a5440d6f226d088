import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { onlineAtom } from '../../state/online';
import { loadAllWords } from '../../words/words';

export type Browse = typeof import('./browse/browse');

let known: Browse | null = null;

/**
 * The shelves of the studios' games, with their words: not part of the first download. null until they came; a
 * failure is silent, and tried again when the network is back.
 */
export function useBrowse(): Browse | null {
  const [browse, setBrowse] = useState(known);
  const online = useAtomValue(onlineAtom);
  useEffect(() => {
    if (known !== null || !online) return;
    Promise.all([import('./browse/browse'), loadAllWords()]).then(
      ([loaded]) => {
        known = loaded;
        setBrowse(loaded);
      },
      () => undefined,
    );
  }, [online]);
  return browse;
}

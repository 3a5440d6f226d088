import { type ComponentType, useEffect, useState } from 'react';
import { keepTrying } from '../../stage/keepTrying';
import { reloadPage } from './reloadPage';

/**
 * Loads like `load`, which is called once per try. Browsers remember a module that could not be fetched for as long as the page lives, and
 * a server that was updated has other files: where the network is back and the file still does not come, the page is loaded
 * anew. Only once in a row, so that a file that is truly missing cannot reload the page for ever.
 */
function loadAgain<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let failures = 0;
  return async () => {
    try {
      return await load();
    } catch (error) {
      failures += 1;
      if (failures > 1) await reloadPage();
      throw error;
    }
  };
}

/**
 * Loads a component when it first opens, and keeps it mounted so that it can slide out. If loading fails, it is tried
 * again until it succeeds. `Waiting` is shown until then.
 */
export function loadOnOpen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
  Waiting?: ComponentType,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function Asked(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const waits = Loaded === null && isOpen(props);
    useEffect(() => {
      if (!waits) return;
      return keepTrying(
        loadAgain(load),
        (loaded) => {
          known = loaded;
          setLoaded(() => loaded);
        },
        () => undefined,
      );
    }, [waits]);
    if (Loaded !== null) return <Loaded {...props} />;
    return waits && Waiting !== undefined ? <Waiting /> : null;
  };
}

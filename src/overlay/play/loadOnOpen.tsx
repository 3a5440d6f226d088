import { type ComponentType, useEffect, useState } from 'react';
import { keepTrying } from '../../shared/loading/keepTrying';

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
      return keepTrying(load, (loaded) => {
        known = loaded;
        setLoaded(() => loaded);
      });
    }, [waits]);
    if (Loaded !== null) return <Loaded {...props} />;
    return waits && Waiting !== undefined ? <Waiting /> : null;
  };
}

import { type ComponentType, useEffect, useState } from 'react';
import { keepTrying } from '../../stage/keepTrying';

/**
 * What comes with its first opening and stays from there, so that it can slide out. Where it does not come the table
 * stays as it is, and it is asked for again until it does.
 */
export function loadOnOpen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function Asked(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const waits = Loaded === null && isOpen(props);
    useEffect(() => {
      if (!waits) return;
      return keepTrying(
        load,
        (loaded) => {
          known = loaded;
          setLoaded(() => loaded);
        },
        () => undefined,
      );
    }, [waits]);
    return Loaded === null ? null : <Loaded {...props} />;
  };
}

import { useEffect, useRef, useState } from 'react';

/**
 * What `load` resolves with; null until then. Starts with `known` where it is loaded already. Throws the error of a
 * failed load, so that an error boundary can mount the caller anew, which loads again.
 *
 * Not React's `lazy`: React shows what was suspended 300 ms after its fallback at the earliest, and a game's files are
 * often there within 20 ms.
 */
export function useLoaded<Loaded>(known: Loaded | null, load: () => Promise<Loaded>): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(() => known);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const first = useRef(load);
  useEffect(() => {
    if (loaded !== null) return;
    let left = false;
    first.current().then(
      (value) => !left && setLoaded(() => value),
      (error: unknown) => !left && setFailure({ error }),
    );
    return () => {
      left = true;
    };
  }, [loaded]);
  if (failure !== null) throw failure.error;
  return loaded;
}

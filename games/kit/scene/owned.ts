import { type DependencyList, useLayoutEffect, useState } from 'react';

/**
 * A resource that must be freed explicitly: created on mount and when `deps` change, freed once the tree no longer
 * shows it. Null until it is created.
 */
export function useOwned<T>(make: () => T, free: (made: T) => void, deps: DependencyList): T | null {
  const [made, setMade] = useState<T | null>(null);
  // A layout effect runs before the next frame, which would otherwise show the freed resource.
  useLayoutEffect(() => {
    const thing = make();
    setMade(thing);
    return () => {
      // The tree drops its references in this commit; a microtask runs after it.
      setMade((current) => (current === thing ? null : current));
      queueMicrotask(() => free(thing));
    };
  }, deps);
  return made;
}

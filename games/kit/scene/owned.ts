import { type DependencyList, useLayoutEffect, useState } from 'react';

/**
 * Something that must be freed by hand: made when mounted or when `deps` change, freed once the tree no
 * longer shows it. Null until it is made.
 */
export function useOwned<T>(make: () => T, free: (made: T) => void, deps: DependencyList): T | null {
  const [made, setMade] = useState<T | null>(null);
  // Before any frame: one drawn between the commit and a later effect would show what has just been freed.
  useLayoutEffect(() => {
    const thing = make();
    setMade(thing);
    return () => {
      // The tree lets go in this commit; freeing in a microtask comes after it.
      setMade((current) => (current === thing ? null : current));
      queueMicrotask(() => free(thing));
    };
  }, deps);
  return made;
}

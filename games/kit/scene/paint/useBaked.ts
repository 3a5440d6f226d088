import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Textures that were painted together and are let go together. */
export interface Baked {
  /** Frees everything. Nothing on stage may show it any more. */
  free(): void;
}

/**
 * What `bake` makes of a request; null until the first stands. While another is baked the old one stays; it is
 * freed when the tree has let go of it. `wanted` must be plain data: another bake begins when its JSON changes.
 * Throws into the tree where baking fails.
 */
export function useBaked<Request, Art extends Baked>(
  wanted: Request,
  bake: (request: Request) => Promise<Art>,
): Art | null {
  const [art, setArt] = useState<Art | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const key = JSON.stringify(wanted);
  const request = useMemo(() => JSON.parse(key) as Request, [key]);

  useEffect(() => {
    let left = false;
    bake(request).then(
      (baked) => {
        if (left) baked.free();
        else setArt(baked);
      },
      (error: unknown) => !left && setFailure(error),
    );
    return () => {
      left = true;
    };
  }, [request, bake]);
  const shown = useRef<Art | null>(null);
  useLayoutEffect(() => {
    shown.current = art;
    return () => {
      shown.current = null;
    };
  }, [art]);
  useEffect(() => {
    if (art === null) return;
    // Effects may run anew under a tree that goes on showing the same art: then it stays.
    return () => queueMicrotask(() => shown.current !== art && art.free());
  }, [art]);
  if (failure !== null) throw failure;
  return art;
}

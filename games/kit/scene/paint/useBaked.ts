import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Textures that were painted together and are freed together. */
export interface Baked {
  /** Frees everything. Nothing on stage may show it any more. */
  free(): void;
}

/**
 * The result of `bake` for a request; null until the first is ready. While another is baked the old one stays; it is
 * freed when the tree no longer shows it. `wanted` must be plain data: a new bake starts when its JSON changes. Throws
 * into the tree if baking fails.
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
    // Effects may run again in a tree that still shows the same art: then it must not be freed.
    return () => queueMicrotask(() => shown.current !== art && art.free());
  }, [art]);
  if (failure !== null) throw failure;
  return art;
}

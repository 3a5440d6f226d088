import { useEffect, useRef } from 'react';

/** A celebration can be ended this long after its start, in ms. */
const TAP_FROM_MS = 400;

/** While a celebration runs, any tap ends it; the tap also has its usual effect. */
export function useTapToEnd(running: boolean, end: () => void): void {
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => {
    if (!running) return;
    const startedAtMs = performance.now();
    const onPointerDown = (event: PointerEvent) => {
      const keeps = event.target instanceof Element && event.target.closest('[data-keeps-show]') !== null;
      if (!keeps && performance.now() - startedAtMs >= TAP_FROM_MS) latest.current();
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, [running]);
}

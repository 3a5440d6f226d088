import { useEffect, useRef } from 'react';

/** Runs something once a frame while `active`, past React; and once at every change, so that a held clock shows. */
export function useEveryFrame(active: boolean, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    latest.current();
  });
  useEffect(() => {
    if (!active) return;
    let request = requestAnimationFrame(function step() {
      latest.current();
      request = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(request);
  }, [active]);
}

/** Writes into an element only what has changed. */
export function write(element: HTMLElement | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text;
}

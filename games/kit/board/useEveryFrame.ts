import { useEffect, useRef } from 'react';

/**
 * Calls a function once per frame while `active`, without rendering; and once after every change, so that a stopped
 * clock shows too.
 */
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

/** Writes text into an element only if it has changed. */
export function write(element: HTMLElement | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text;
}

import { useEffect, useRef } from 'react';

const FIRST_MS = 380;
const NEXT_MS = 45;

/** A button that acts once when pressed, and repeatedly while held. With keys it is a plain button. */
export function useHold(act: () => void) {
  const latest = useRef(act);
  latest.current = act;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const again = () => {
    latest.current();
    timer.current = setTimeout(again, NEXT_MS);
  };
  return {
    onPointerDown: () => {
      stop();
      latest.current();
      timer.current = setTimeout(again, FIRST_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A click without a pointer comes from a key or a screen reader.
    onClick: (event: { readonly detail: number }) => {
      if (event.detail === 0) latest.current();
    },
  };
}

import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

const LONG_PRESS_MS = 480;

/** A tap does one thing, a long press or Delete another. Returns the props to spread on a button. */
export function usePress(onTap: (target: HTMLElement) => void, onLong: () => void) {
  const timer = useRef<number | null>(null);
  const long = useRef(false);
  const stop = () => {
    if (timer.current !== null) window.clearTimeout(timer.current);
    timer.current = null;
  };
  return {
    onPointerDown: () => {
      stop();
      long.current = false;
      timer.current = window.setTimeout(() => {
        long.current = true;
        onLong();
      }, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // The long press of a touch screen, and the right button of a mouse.
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      if (timer.current === null || long.current) return;
      stop();
      long.current = true;
      onLong();
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      stop();
      // The click that ends a long press is not a tap.
      if (long.current) long.current = false;
      else onTap(event.currentTarget);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Delete' || event.key === 'Backspace') onLong();
    },
  };
}

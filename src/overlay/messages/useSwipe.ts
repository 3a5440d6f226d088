import { type PointerEvent, type RefObject, useRef } from 'react';

/** How far a row must be pulled to the left, in px, and how far it can be pulled. */
const SWIPE_PX = 64;
const OFFSET_MAX_PX = 92;
/** A smaller movement, in px, counts as a tap. */
const TAP_TOLERANCE_PX = 8;

interface Swipe {
  readonly place: RefObject<HTMLButtonElement | null>;
  readonly handlers: Readonly<
    Record<
      'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
      (event: PointerEvent) => void
    >
  >;
  /** Whether the last pointer gesture was a swipe and must not count as a tap. */
  readonly hasMoved: () => boolean;
}

/** Handles a swipe to the left on a row; vertical scrolling is left to the browser. Null disables it. */
export function useSwipe(onSwipe: (() => void) | null): Swipe {
  const place = useRef<HTMLButtonElement>(null);
  const from = useRef<number | null>(null);
  const pulled = useRef(0);
  const move = (x: number) => {
    pulled.current = x;
    if (place.current === null) return;
    place.current.style.transform = x === 0 ? '' : `translateX(${x}px)`;
    place.current.toggleAttribute('data-pulled', x !== 0);
  };
  const moved = useRef(false);
  const end = (event: PointerEvent) => {
    if (from.current === null) return;
    from.current = null;
    if (event.type === 'pointerup' && pulled.current <= -SWIPE_PX) onSwipe?.();
    move(0);
  };
  return {
    place,
    handlers: {
      onPointerDown: (event) => {
        moved.current = false;
        if (onSwipe !== null && event.isPrimary && event.button === 0) from.current = event.clientX;
      },
      onPointerMove: (event) => {
        if (from.current === null) return;
        const x = Math.max(-OFFSET_MAX_PX, Math.min(0, event.clientX - from.current));
        if (x < -TAP_TOLERANCE_PX) moved.current = true;
        if (moved.current) move(x);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
    hasMoved: () => moved.current,
  };
}

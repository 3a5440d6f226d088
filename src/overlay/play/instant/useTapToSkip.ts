import { useEffect, useRef } from 'react';

/** A round can be skipped this long after its start, in ms: the second tap of a double tap does not skip it. */
const SKIP_FROM_MS = 400;
/** A click that ends the tap which skipped comes within this time, in ms. */
const CLICK_WITHIN_MS = 700;

/** Controls that keep their own effect; everything else skips. */
const CONTROL =
  'button:not(:disabled, [aria-disabled="true"]), a[href], input:not(:disabled), [role="slider"], dialog, [data-keeps-show]';

/**
 * While a settled round is still playing, a tap beside the controls, or the space bar, shows its result at once. The
 * tap does nothing else: the click that ends it reaches no button, because the result enables the one that bets.
 */
export function useTapToSkip(playing: boolean, skip: () => void): void {
  const latest = useRef({ skip, startedAtMs: null as number | null });
  latest.current.skip = skip;
  useEffect(() => {
    latest.current.startedAtMs = playing ? performance.now() : null;
  }, [playing]);

  useEffect(() => {
    let swallowsUntilMs = 0;
    const skips = (target: EventTarget | null): boolean => {
      const { startedAtMs } = latest.current;
      if (startedAtMs === null || performance.now() - startedAtMs < SKIP_FROM_MS) return false;
      if (target instanceof Element && target.closest(CONTROL) !== null) return false;
      swallowsUntilMs = performance.now() + CLICK_WITHIN_MS;
      latest.current.skip();
      return true;
    };
    const onPointerDown = (event: PointerEvent) => {
      swallowsUntilMs = 0;
      skips(event.target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === ' ' && !event.repeat && skips(event.target)) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      if (performance.now() >= swallowsUntilMs) return;
      swallowsUntilMs = 0;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('click', onClick, true);
    };
  }, []);
}

import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  saveScrollPositions,
  scrollPositionOf,
  setScrollPosition,
} from '../../../shared/navigation/scrollPositions';
import { scrollWhenTall } from '../../../ui/page/scrollWhenTall';

/**
 * Restores the exact scroll position when the player comes back to the page: by the browser's history, or from a game
 * that had to replace its own entry. A new visit starts at the top.
 */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const address = pathname + search;
  const kind = useNavigationType();
  // Closing a layer also steps back, and must not scroll the page.
  const navigationKind = useRef(kind);
  navigationKind.current = kind;
  const isArriving = useRef(true);
  useLayoutEffect(() => {
    const isFirst = isArriving.current;
    isArriving.current = false;
    const kept =
      scrollPositionOf(key) ??
      (isFirst && navigationKind.current === 'REPLACE' ? scrollPositionOf(address) : undefined);
    // A choice on this page changed its address: keep the scroll position.
    const isBack = kept !== undefined || (!isFirst && navigationKind.current === 'POP');
    let isComing = isBack;
    const stop = isBack
      ? scrollWhenTall(kept ?? 0, () => {
          isComing = false;
        })
      : () => undefined;
    // Removed just before the app shell scrolls the next page to its top, which would be stored otherwise.
    const note = () => {
      if (isComing) return;
      for (const name of [key, address]) setScrollPosition(name, window.scrollY);
    };
    if (!isBack && !isFirst) note();
    const opened = () => {
      window.history.scrollRestoration = 'manual';
    };
    // After a reload the browser restores the position itself.
    const hidden = () => {
      window.history.scrollRestoration = 'auto';
      saveScrollPositions();
    };
    opened();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', hidden);
    window.addEventListener('pageshow', opened);
    return () => {
      stop();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', hidden);
      window.removeEventListener('pageshow', opened);
      saveScrollPositions();
    };
  }, [key, address]);
}

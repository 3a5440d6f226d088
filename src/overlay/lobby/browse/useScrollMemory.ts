import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  saveScrollPositions,
  scrollPositionOf,
  setScrollPosition,
} from '../../../shared/navigation/scrollPositions';
import { scrollWhenTall } from '../../../ui/page/scrollWhenTall';

/**
 * Puts the page back where it stood, to the pixel, when one comes back to it: by the browser's history, or out of a
 * game that had to take its own entry's place. A new visit begins at the top.
 */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const address = pathname + search;
  const kind = useNavigationType();
  // Closing a layer steps back as well, and leaves the page where it is.
  const cameBy = useRef(kind);
  cameBy.current = kind;
  const isArriving = useRef(true);
  useLayoutEffect(() => {
    const isFirst = isArriving.current;
    isArriving.current = false;
    const kept =
      scrollPositionOf(key) ??
      (isFirst && cameBy.current === 'REPLACE' ? scrollPositionOf(address) : undefined);
    // What one chose on this page gave it another address: the page stands where it should.
    const isBack = kept !== undefined || (!isFirst && cameBy.current === 'POP');
    let isComing = isBack;
    const stop = isBack
      ? scrollWhenTall(kept ?? 0, () => {
          isComing = false;
        })
      : () => undefined;
    // Heard until just before the frame puts the next page to its top: a later end would note that top instead.
    const note = () => {
      if (isComing) return;
      for (const name of [key, address]) setScrollPosition(name, window.scrollY);
    };
    if (!isBack && !isFirst) note();
    const opened = () => {
      window.history.scrollRestoration = 'manual';
    };
    // A page that is loaded anew is put back by the browser.
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

import { useSetAtom } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { stageFocusAtom } from '../../shared/play/stageShow';

/** Tells the stage which part of the screen is free between header and board, and updates it. */
export function useFocusFrame(free: RefObject<HTMLElement | null>): void {
  const setFocus = useSetAtom(stageFocusAtom);
  useEffect(() => {
    const element = free.current;
    if (element === null) return;
    const measure = () => {
      // Offsets ignore transforms: a page that is still sliding in would measure the wrong position.
      const { offsetWidth: width, offsetHeight: height } = element;
      let x = 0;
      let y = 0;
      for (let at: HTMLElement | null = element; at !== null; at = at.offsetParent as HTMLElement | null) {
        x += at.offsetLeft;
        y += at.offsetTop;
      }
      if (width > 0 && height > 0) setFocus({ x, y: y - window.scrollY, width, height });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      setFocus(null);
    };
  }, [free, setFocus]);
}

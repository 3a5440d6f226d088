import { useSetAtom } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { stageFocusAtom } from '../shared/play/stageShow';

/**
 * Tells the stage which area of a page is free for its scene, and updates it. Measured from the top of the page, the scene
 * keeps its place on the screen when the page is scrolled; from that of the window, it is where the area is when measured.
 */
export function useStageRoom(room: RefObject<HTMLElement | null>, from: 'page' | 'window' = 'page'): void {
  const setFocus = useSetAtom(stageFocusAtom);
  useEffect(() => {
    const element = room.current;
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
      if (from === 'window') y -= window.scrollY;
      if (width > 0 && height > 0) setFocus({ x, y, width, height });
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
  }, [room, from, setFocus]);
}

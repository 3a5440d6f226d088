import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Where each visit of the page stood, by its place in the history; the last few of them. */
const positions = new Map<string, number>();
const REMEMBERED = 20;

/** Puts the page back where it stood, to the pixel, when one comes back to it. A new visit begins at the top. */
export function useScrollMemory(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const top = positions.get(key);
    if (top === undefined) return;
    // After the frame around all pages has put this one to its top, and before anything is drawn.
    queueMicrotask(() => window.scrollTo({ top, behavior: 'instant' }));
  }, [key]);
  // Heard until just before the frame puts the next page to its top: a later end would note that top instead.
  useLayoutEffect(() => {
    const note = () => {
      positions.delete(key);
      positions.set(key, window.scrollY);
      const [oldest] = positions.keys();
      if (positions.size > REMEMBERED && oldest !== undefined) positions.delete(oldest);
    };
    // A place whose address was written anew has another key.
    if (!positions.has(key)) note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
}

import { type RefObject, useLayoutEffect, useState } from 'react';

/** An element's size in CSS px, kept up to date; 0 until it is measured. */
export function useArea(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      // Offset sizes, because getBoundingClientRect includes the transform of a page that is still sliding in.
      const { offsetWidth: width, offsetHeight: height } = measured;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}

import { type RefObject, useEffect, useState } from 'react';

/** CSS px, and device pixels per CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** Follows an element's size and the screen's pixel ratio; null until it has been measured. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = target;
      const pixelRatio = window.devicePixelRatio;
      setSize((last) =>
        last?.width === width && last.height === height && last.pixelRatio === pixelRatio
          ? last
          : { width, height, pixelRatio },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    const forget = onPixelRatioChange(measure);
    return () => {
      observer.disconnect();
      forget();
    };
  }, [element]);
  return size;
}

/** A media query fires only when its own value changes, so a new one is created each time. */
function onPixelRatioChange(listener: () => void): () => void {
  const heard = new AbortController();
  const listen = () => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true, signal: heard.signal });
  };
  const changed = () => {
    listener();
    listen();
  };
  listen();
  return () => heard.abort();
}

import { type RefObject, useEffect, useState } from 'react';

/** One screen above and below the viewport, so that tiles are ready when they scroll in. */
const AHEAD = '100% 0px';
const THRESHOLD = 0.02;

const listeners = new WeakMap<Element, (seen: boolean) => void>();
let observer: IntersectionObserver | null = null;

function watch(element: Element, listener: (seen: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: AHEAD, threshold: [0, THRESHOLD] },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element is within one screen of the viewport. All elements share one observer. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    return element === null ? undefined : watch(element, setSeen);
  }, [ref]);
  return seen;
}

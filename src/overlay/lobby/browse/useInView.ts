import { type RefObject, useEffect, useState } from 'react';

type Watch = (element: Element, listener: (seen: boolean) => void) => () => void;

/** All elements with the same options share one observer, made when the first is watched. */
function sharedObserver(options: { readonly rootMargin: string; readonly threshold: number }): Watch {
  const listeners = new WeakMap<Element, (seen: boolean) => void>();
  let observer: IntersectionObserver | null = null;
  return (element, listener) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries)
        listeners.get(target)?.(isIntersecting && intersectionRatio >= options.threshold);
    }, options);
    listeners.set(element, listener);
    observer.observe(element);
    return () => {
      listeners.delete(element);
      observer?.unobserve(element);
    };
  };
}

/** The share of a picture that must be in the viewport before it is painted. */
export const PICTURE_THRESHOLD = 0.02;

const watchPicture = sharedObserver({ rootMargin: '0px', threshold: PICTURE_THRESHOLD });

/** One screen above and below the viewport, so that shelves are ready when they scroll in. */
const watchShelf = sharedObserver({ rootMargin: '100% 0px', threshold: 0 });

function useWatch(watch: Watch, ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    return element === null ? undefined : watch(element, setSeen);
  }, [watch, ref]);
  return seen;
}

/** Whether enough of a picture is in the viewport to paint it. */
export const usePictureInView = (ref: RefObject<Element | null>): boolean => useWatch(watchPicture, ref);

/** Whether a shelf is within one screen of the viewport. */
export const useShelfNear = (ref: RefObject<Element | null>): boolean => useWatch(watchShelf, ref);

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import type { Banner } from './banners';
import * as css from './Hero.css';
import { HeroSlide } from './HeroSlide';

const EACH_MS = 5000;
/** The carousel stops after this time, in ms, because constant motion makes a lobby hard to read. */
const MOVES_FOR_MS = 20_000;

type Carousel = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** Advances automatically for a while, but not after a touch, off screen, or with reduced motion. */
function useMoving(carousel: Carousel | undefined) {
  useEffect(() => {
    if (carousel === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const root = carousel.rootNode();
    let onScreen = true;
    const watcher = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
    });
    watcher.observe(root);
    const move = setInterval(() => {
      if (onScreen && !document.hidden) carousel.scrollNext();
    }, EACH_MS);
    const end = setTimeout(stop, MOVES_FOR_MS);
    function stop() {
      clearInterval(move);
      clearTimeout(end);
    }
    carousel.on('pointerDown', stop);
    root.addEventListener('focusin', stop);
    return () => {
      stop();
      watcher.disconnect();
      carousel.off('pointerDown', stop);
      root.removeEventListener('focusin', stop);
    };
  }, [carousel]);
}

/** All banners in a carousel. */
export function HeroCarousel({ banners }: { banners: readonly Banner[] }) {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, duration: 28 });
  const [at, setAt] = useState(0);
  useMoving(carousel);
  useEffect(() => {
    if (carousel === undefined) return;
    const select = () => setAt(carousel.selectedScrollSnap());
    carousel.on('select', select);
    return () => {
      carousel.off('select', select);
    };
  }, [carousel]);
  return (
    <>
      <div className={css.viewport} ref={viewport}>
        <div className={css.track}>
          {banners.map((banner, index) => (
            <HeroSlide key={banner.id} banner={banner} first={index === 0} />
          ))}
        </div>
      </div>
      <div className={css.dots} aria-hidden="true">
        {banners.map(({ id }, index) => (
          <span key={id} className={css.dot} data-on={index === at ? '' : undefined} />
        ))}
      </div>
    </>
  );
}

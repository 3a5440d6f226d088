import { WIDE } from './screens';

const DESIGN_WIDTH_PX = 375;
const ROOT_MIN_PX = 13;
const ROOT_MAX_PX = 24;
const ROOT_WIDE_PX = 18;

/** Root font size for a screen, in px: 16 at the design's width, and 18 on tablet and desktop. */
export function rootFontPx(widthPx: number, heightPx: number, wide: boolean): number {
  if (wide) return ROOT_WIDE_PX;
  const grown = (16 * Math.min(widthPx, heightPx)) / DESIGN_WIDTH_PX;
  return Math.min(Math.max(grown, ROOT_MIN_PX), ROOT_MAX_PX);
}

/**
 * Keeps the root font size in step with the window. A change of height alone is ignored: it comes from the keyboard or
 * the address bar, and text must not shrink while the player types.
 */
export function followWindow(): void {
  let widthPx = 0;
  const apply = () => {
    if (window.innerWidth === widthPx) return;
    widthPx = window.innerWidth;
    const size = rootFontPx(widthPx, window.innerHeight, window.matchMedia(WIDE).matches);
    document.documentElement.style.fontSize = `${size}px`;
  };
  apply();
  window.addEventListener('resize', apply);
}

export const FAIR_PLAY_ID = 'fair-play';

/** Brings the strip into view, for the eye and for the reader. */
export function showFairPlay(): void {
  const strip = document.getElementById(FAIR_PLAY_ID);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  strip?.focus({ preventScroll: true });
}

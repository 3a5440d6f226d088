export const FAIR_PLAY_ID = 'fair-play';

/** Scrolls the strip into view and focuses it for screen readers. */
export function showFairPlay(): void {
  const strip = document.getElementById(FAIR_PLAY_ID);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip?.scrollIntoView({ behavior: reducedMotion ? 'instant' : 'smooth', block: 'start' });
  strip?.focus({ preventScroll: true });
}

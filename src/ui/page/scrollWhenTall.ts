/** Events by which a player scrolls on their own. */
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the page to a position as soon as it is tall enough: a list that is still loading has no height. Stops when
 * the player scrolls on their own. Returns how to stop it.
 */
export function scrollWhenTall(top: number, done: () => void): () => void {
  let isOver = false;
  const grown = new ResizeObserver(() => go());
  const end = () => {
    if (isOver) return;
    isOver = true;
    grown.disconnect();
    for (const gesture of GESTURES) window.removeEventListener(gesture, end);
    done();
  };
  const go = () => {
    if (isOver) return;
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) end();
  };
  // After ScrollRestoration has scrolled to the top, and before the next paint.
  queueMicrotask(go);
  grown.observe(document.documentElement);
  grown.observe(document.body);
  for (const gesture of GESTURES) window.addEventListener(gesture, end, { passive: true });
  return end;
}

/** What a player does to go elsewhere himself. */
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the page to a place as soon as it is tall enough: a list whose games are still on their way has no height.
 * Whoever scrolls himself meanwhile is left alone. Returns how to give it up.
 */
export function comeTo(top: number, done: () => void): () => void {
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
  // After the frame around all pages has put this one to its top, and before anything is drawn.
  queueMicrotask(go);
  grown.observe(document.documentElement);
  grown.observe(document.body);
  for (const gesture of GESTURES) window.addEventListener(gesture, end, { passive: true });
  return end;
}

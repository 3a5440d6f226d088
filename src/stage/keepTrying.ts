/** A part that could not be fetched is asked for again after these, in ms. */
const AGAIN_MS = [1_500, 6_000, 20_000];

/**
 * Fetches a part of the stage, and goes on trying in the background: a network that was away for a moment must not
 * cost the picture of a whole visit. `onMissing` is told of the first failure. Returns how to stop.
 */
export function keepTrying<T>(
  fetch: () => Promise<T>,
  onLoaded: (part: T) => void,
  onMissing: () => void,
): () => void {
  let stopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (): void => {
    clearTimeout(timer);
    window.removeEventListener('online', attempt);
    fetch().then(
      (part) => !stopped && onLoaded(part),
      () => {
        if (stopped) return;
        const againMs = AGAIN_MS[failures];
        failures += 1;
        if (failures === 1) onMissing();
        if (againMs !== undefined) timer = setTimeout(attempt, againMs);
        window.addEventListener('online', attempt);
      },
    );
  };
  attempt();
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', attempt);
  };
}

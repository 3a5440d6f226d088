/** Delays before each retry, in ms. */
const AGAIN_MS = [1_500, 6_000, 20_000];

/**
 * Loads a part of the stage and retries in the background: a short loss of the network must not cost the scene for a
 * whole visit. `onMissing` is called at the first failure. Returns how to stop.
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

/** Delays before each retry, in ms. */
const AGAIN_MS = [1_500, 6_000, 20_000];

/**
 * Calls `attempt` once, with the failures so far: when the network returns, or before that after a delay that grows with these
 * failures, of which there is at least one. After the last delay only the network counts. Returns how to call it off.
 */
export function tryAgain(failures: number, attempt: (failures: number) => unknown): () => void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', now);
  };
  const now = () => {
    stop();
    attempt(failures);
  };
  const againMs = AGAIN_MS[failures - 1];
  const timer = againMs === undefined ? undefined : setTimeout(now, againMs);
  window.addEventListener('online', now);
  return stop;
}

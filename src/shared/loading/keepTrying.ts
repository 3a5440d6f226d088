import { loadOrReload } from './loadOrReload';
import { tryAgain } from './tryAgain';

/**
 * Loads a part and retries in the background: a short loss of the network must not cost the part for a whole visit. Where only
 * that can help, the page is loaded anew ({@link loadOrReload}). `onMissing` is called at the first failure. Returns how to
 * stop.
 */
export function keepTrying<T>(
  load: () => Promise<T>,
  onLoaded: (part: T) => void,
  onMissing?: () => void,
): () => void {
  const loadNow = loadOrReload(load);
  let stopped = false;
  let failures = 0;
  let callOff = () => {};
  const attempt = (): void => {
    loadNow().then(
      (part) => !stopped && onLoaded(part),
      () => {
        if (stopped) return;
        failures += 1;
        if (failures === 1) onMissing?.();
        callOff = tryAgain(failures, attempt);
      },
    );
  };
  attempt();
  return () => {
    stopped = true;
    callOff();
  };
}

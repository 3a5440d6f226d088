/** A hidden tab with nothing at stake disconnects after this time, in ms, and reconnects when visible. */
const HIDDEN_MS = 60_000;

/**
 * Lets a connection follow the network and the visibility of the tab. `staysAwake` says whether something is at stake. Returns how
 * to stop.
 */
export function followDevice(
  live: { reconnect(): void; drop(): void; pause(): void },
  staysAwake: () => boolean,
): () => void {
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'visible') return live.reconnect();
    hiddenTimer = setTimeout(function rest() {
      if (staysAwake()) hiddenTimer = setTimeout(rest, HIDDEN_MS);
      else live.pause();
    }, HIDDEN_MS);
  };
  const onOnline = () => live.reconnect();
  const onOffline = () => live.drop();
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(hiddenTimer);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Runs after the first screen, so that it does not compete for the network. */
const SETTLED_MS = 6_000;

/**
 * Registers the service worker of this build, which caches the shell, what this visit has loaded so far, and the given
 * files. Does nothing in development or where service workers are not supported.
 */
export function registerServiceWorker(further: () => readonly string[]): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    register(further()).catch(() => undefined);
  }, SETTLED_MS);
}

async function register(further: readonly string[]): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  // What was loaded before the worker was active never passed through it.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([...further, ...loaded]);
}

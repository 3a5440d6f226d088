/** The first screen has the network to itself. */
const SETTLED_MS = 6_000;

/**
 * Lets the service worker of this build keep the shell on the device, with what this visit has loaded by then
 * and these further files. Only the built app has one, and a browser without the means goes without.
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
  // What was loaded before the worker stood never passed through it.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([...further, ...loaded]);
}

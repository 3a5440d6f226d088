import { missingFileOf } from './missingFile';

/** A page that was itself loaded anew stands at least this long, in ms. */
const STANDS_MS = 5_000;

/**
 * Loads the page anew where that helps against this error. Browsers remember a module that could not be fetched for as long as the
 * page lives, and Vite does not wait for a style sheet twice, so the file must be there now; or the server was updated and
 * its page names other files. A page that was loaded anew for an unknown file is not loaded again, so that none that is
 * truly missing can reload it for ever. The bets of a player are at the server, so nothing is lost.
 */
export async function reloadPage(
  error: unknown,
  { document, location, fetch, performance } = window,
): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wasReloaded = visit?.type === 'reload';
  if (wasReloaded && performance.now() < STANDS_MS) return;
  /** What the server has at an address; null where it has nothing or cannot be reached. */
  const textAt = (address: string) =>
    fetch(address, { cache: 'no-store' })
      .then((reply) => (reply.ok ? reply.text() : null))
      .catch(() => null);
  const page = await textAt(document.URL);
  if (page === null) return;
  const main = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  const file = missingFileOf(error);
  if (!wasReloaded || !page.includes(main) || (file && (await textAt(file)) !== null)) location.reload();
}

/**
 * Loads the page anew if the server has it; not if the page is one that was loaded anew itself. The bets of a player are at
 * the server, so nothing is lost.
 */
export async function reloadPage({ document, location, fetch, performance } = window): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload') return;
  const reply = await fetch(document.URL, { cache: 'no-store' }).catch(() => null);
  if (reply?.ok) location.reload();
}

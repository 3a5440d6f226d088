/**
 * Runs work with a controller of its own, which aborts with a signal and when the work is over. `AbortSignal.any` leaves a
 * reference in its sources for each call, in Node 20 for as long as they live: a lease's signal lives for days.
 */
export async function withOwnSignal<T>(
  signal: AbortSignal,
  work: (over: AbortController) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const abort = () => over.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    return await work(over);
  } finally {
    signal.removeEventListener('abort', abort);
    over.abort();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work. When somebody interrupts the process meanwhile, `undo` is run in its place, and the process exits with 1: the
 * failure that this causes in the work is not told.
 */
export async function undoneOnSignal<T>(work: () => Promise<T>, undo: () => Promise<void>): Promise<T> {
  let isInterrupted = false;
  const stop = () => {
    if (isInterrupted) return;
    isInterrupted = true;
    console.error('Interrupted: what was begun is removed.');
    void undo()
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
      .finally(() => process.exit(1));
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work();
  } catch (error) {
    if (isInterrupted) await new Promise(() => {});
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

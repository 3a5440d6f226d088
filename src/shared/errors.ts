/** More faults than this at once tell nothing new. */
const WAITING_MAX = 20;

/** Errors caught since they were last taken, oldest first. */
const waiting: unknown[] = [];
let onReported: () => void = () => undefined;

/**
 * Reports an error: an Error, an event of a window or a worker, or whatever was thrown. Call it for errors that are
 * caught and survived, such as a scene that throws; uncaught errors are reported anyway. Never throws.
 */
export function reportError(error: unknown): void {
  if (waiting.length < WAITING_MAX) waiting.push(error);
  onReported();
}

/** Returns the errors caught since the last call, and removes them. */
export const takeErrors = (): unknown[] => waiting.splice(0);

/**
 * Connects the code that sends faults to the server. It is called for each error, and at once if there were some
 * before.
 */
export function connectErrors(listener: () => void): void {
  onReported = listener;
  if (waiting.length > 0) listener();
}

/** More faults than this at once tell nothing new. */
const WAITING_MAX = 20;

/** Caught since the last look, oldest first. */
const waiting: unknown[] = [];
let onReported: () => void = () => undefined;

/**
 * Tells that something of ours broke: an Error, an event of a window or a worker, or whatever was thrown. For what
 * is caught and survived, such as a scene that throws; what nobody catches is heard anyway. Never throws.
 */
export function reportError(error: unknown): void {
  if (waiting.length < WAITING_MAX) waiting.push(error);
  onReported();
}

/** Hands out what was caught since the last time. */
export const takeErrors = (): unknown[] => waiting.splice(0);

/** Connects who sends faults to the server; told of each, and at once of those that came before. */
export function connectErrors(listener: () => void): void {
  onReported = listener;
  if (waiting.length > 0) listener();
}

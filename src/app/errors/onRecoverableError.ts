import { missingFileOf } from '../../shared/loading/missingFile';

/**
 * For React's root: errors from which it recovered by itself. A page whose file did not come while the player was already
 * leaving it is no fault; any other is reported like an uncaught error.
 */
export function onRecoverableError(error: unknown): void {
  if (missingFileOf(Object(error).cause) === undefined) window.reportError(error);
}

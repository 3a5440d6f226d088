import type { ApiError } from './apiError';

/** Called when a call fails. The app connects once, at start. */
export interface ApiListeners {
  /** The session has ended: the log-in screen opens. */
  onLoginNeeded(error: ApiError): void;
  /** A call that is not quiet failed: its message is shown. */
  onFailure(error: ApiError): void;
  /** A call got no answer at all, quiet or not. */
  onSilence?(): void;
}

let connected: ApiListeners | null = null;

export const apiListeners = (): ApiListeners | null => connected;

export function connectApi(listeners: ApiListeners): void {
  connected = listeners;
}

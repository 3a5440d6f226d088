/**
 * The headers of every call, spelled as on the wire. The server trusts the token alone; the others
 * are hints about device and campaign and never authority.
 */
export const HEADERS = {
  token: 'token',
  userId: 'X-UId',
  appId: 'gaid',
  deviceInfoId: 'deviceInfoId',
  fbp: 'fbp',
  fbc: 'fbc',
  fbCollectId: 'fbCollectId',
  afId: 'afId',
  fbInsId: 'fbInsId',
  idempotencyKey: 'Idempotency-Key',
} as const;

/** Sent as gaid when the device's own app id has no underscore. */
export const DEFAULT_APP_ID = 'peryahan_4000';

/** An Idempotency-Key: created by the client once per intent, kept across retries and reloads. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,64}$/;

import { IDEMPOTENCY_KEY } from '../../../contract/headers';
import { isInteger, isNumber, isString, listOf, objectOf } from '../storage/guards';
import { storedAs } from '../storage/item';

/** A money call that is stored until the server has given a definite answer. */
export interface Intent {
  readonly key: string;
  /** The call's path with its parameters filled in. */
  readonly url: string;
  /** The encoded body. */
  readonly body: string;
  readonly uid: number;
  readonly startedAtMs: number;
}

const isIntent = objectOf<Intent>({
  key: (value): value is string => isString(value) && IDEMPOTENCY_KEY.test(value),
  url: isString,
  body: isString,
  uid: isInteger,
  startedAtMs: isNumber,
});

/** More than a player can have open. An older one is dropped; the server is not affected. */
const KEPT_AT_MOST = 20;

/** After this time an unanswered intent is not sent again: the player has seen the balance since. */
export const INTENT_RESEND_MS = 10 * 60 * 1000;

const intentsItem = storedAs<readonly Intent[]>('intents', listOf(isIntent), () => []);

/**
 * Stores an intent before it is sent. An identical request that is still unanswered returns the same intent, so that a
 * second tap, a retry and a reload all use one key.
 */
export function openIntent(request: Pick<Intent, 'url' | 'body' | 'uid'>, nowMs: number): Intent {
  const kept = openIntents(request.uid, nowMs);
  const same = kept.find((one) => one.url === request.url && one.body === request.body);
  if (same !== undefined) return same;
  const opened: Intent = { ...request, key: newKey(), startedAtMs: nowMs };
  intentsItem.write([...intentsItem.read(), opened].slice(-KEPT_AT_MOST));
  return opened;
}

/** Removes an intent that the server has answered for good. */
export function closeIntent(key: string): void {
  intentsItem.write(intentsItem.read().filter((one) => one.key !== key));
}

/** The player's intents without an answer, oldest first; those too old to send again are removed. */
export function openIntents(uid: number, nowMs: number): readonly Intent[] {
  const all = intentsItem.read();
  const young = all.filter((one) => Math.abs(nowMs - one.startedAtMs) < INTENT_RESEND_MS);
  if (young.length !== all.length) intentsItem.write(young);
  return young.filter((one) => one.uid === uid);
}

/** An idempotency key: 128 random bits as 32 hex digits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

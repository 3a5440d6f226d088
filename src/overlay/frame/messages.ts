import * as z from 'zod/mini';
import { type GameFrameMessage, gameFrameMessage } from '../../../contract/gameFrame';

/** The origin that browsers report for a page without one, such as every page in our sandbox. */
const NO_ORIGIN = 'null';

type WindowMessage = Pick<MessageEvent, 'source' | 'origin' | 'data'>;

/**
 * The message of the game in a window; null for any other sender and for anything outside the contract. A sandboxed
 * game has no origin, so a page with an origin is refused, whatever its window.
 */
export function messageFrom(event: WindowMessage, window: unknown): GameFrameMessage | null {
  if (window === null || event.source !== window || event.origin !== NO_ORIGIN) return null;
  const read = z.safeParse(gameFrameMessage, event.data);
  return read.success ? read.data : null;
}

const A_SECOND_MS = 1_000;
/** A game sends far fewer; messages over the limit are dropped until the second is over. */
export const MESSAGES_PER_SECOND_MAX = 60;

/** Returns a function that says whether one more message is accepted at a time. */
export function createMessageLimit(): (nowMs: number) => boolean {
  let since = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (nowMs) => {
    if (nowMs - since >= A_SECOND_MS) {
      since = nowMs;
      count = 0;
    }
    count += 1;
    return count <= MESSAGES_PER_SECOND_MAX;
  };
}

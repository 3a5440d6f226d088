import * as z from 'zod/mini';
import { type GameFrameMessage, gameFrameMessage } from '../../../contract/gameFrame';

/** What browsers call the origin of a page that has none, as every page in our sandbox. */
const NO_ORIGIN = 'null';

type Heard = Pick<MessageEvent, 'source' | 'origin' | 'data'>;

/**
 * What the game in a window has said; null for what anybody else says, and for what no game says. A page that has
 * an origin is no game of ours, whatever window it has got into.
 */
export function messageFrom(event: Heard, window: unknown): GameFrameMessage | null {
  if (window === null || event.source !== window || event.origin !== NO_ORIGIN) return null;
  const read = z.safeParse(gameFrameMessage, event.data);
  return read.success ? read.data : null;
}

const A_SECOND_MS = 1_000;
/** A game says far less; one that says more is not listened to until the second is over. */
export const HEARD_A_SECOND = 60;

/** Says whether one more message is listened to at a moment. */
export function createEar(): (nowMs: number) => boolean {
  let since = Number.NEGATIVE_INFINITY;
  let heard = 0;
  return (nowMs) => {
    if (nowMs - since >= A_SECOND_MS) {
      since = nowMs;
      heard = 0;
    }
    heard += 1;
    return heard <= HEARD_A_SECOND;
  };
}

import { atom } from 'jotai';
import { firstQuery } from '../query/firstQuery';
import { queryAtom } from '../query/queryAtom';
import { uidAtom } from './session';

/** The least time between two automatic counts, in ms. */
const STALE_MS = 30_000;

/** How many messages of each kind, and answers of customer service, the player has not read. */
export const unreadQuery = (uid: number | null) =>
  firstQuery(
    'unread',
    uid,
    ({ send, unread }) => send(unread, {}, { noLoginRedirect: true, quiet: true }),
    STALE_MS,
  );

/** The server's last count; null for a guest, and until the first answer. */
export const unreadCountsAtom = queryAtom((get) => unreadQuery(get(uidAtom)));

/** The number of unread messages of all kinds and of unread answers; 0 for a guest. */
export const unreadAtom = atom((get): number => {
  const counts = get(unreadCountsAtom);
  return counts === null ? 0 : counts.notices + counts.rewards + counts.service + counts.answers;
});

import { atom } from 'jotai';
import type { UnreadCounts } from '../../../contract/messages';
import { loggedInAtom } from './session';

/** What the server counted last; null for a guest, and until the first answer. */
export const unreadCountsAtom = atom<UnreadCounts | null>(null);

/** How many messages wait to be read, in all drawers together; none for a guest. */
export const unreadAtom = atom((get): number => {
  const counts = get(unreadCountsAtom);
  if (counts === null || !get(loggedInAtom)) return 0;
  return counts.notices + counts.rewards + counts.service;
});

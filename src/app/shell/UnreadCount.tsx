import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { uidAtom } from '../../shared/session/session';
import { unreadQuery } from '../../shared/session/unread';

/** How often the count is loaded while the app is visible, in ms. */
const EVERY_MS = 60_000;

/** Loads the count of unread messages when mounted, unless it is recent, and every minute. Renders nothing. */
export function UnreadCount() {
  useQuery({ ...unreadQuery(useAtomValue(uidAtom)), refetchInterval: EVERY_MS });
  return null;
}

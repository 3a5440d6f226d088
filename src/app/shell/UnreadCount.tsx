import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { uidAtom } from '../../shared/session/session';
import { unreadQuery } from '../../shared/session/unread';

/** Loads the count of unread messages when mounted, unless it is recent. Renders nothing. */
export function UnreadCount() {
  useQuery(unreadQuery(useAtomValue(uidAtom)));
  return null;
}

import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { uidAtom } from '../../shared/session/session';
import { unreadQuery } from '../../shared/session/unread';

/** Has the unread messages counted when it is mounted, unless that was done a moment ago. Shows nothing. */
export function UnreadCount() {
  useQuery(unreadQuery(useAtomValue(uidAtom)));
  return null;
}

import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReplyOf } from '../../../contract/call';
import { type Message, messageCalls, type Segment } from '../../../contract/messages/messages';
import type { UnreadCounts } from '../../../contract/messages/unread';
import { send } from '../../shared/api/api';
import { onlineAtom } from '../../shared/online';
import { pagedCallQuery } from '../../shared/query/callQuery';
import { queryClient } from '../../shared/query/queryClient';
import { readAs, setData } from '../../shared/query/readQuery';
import { uidAtom } from '../../shared/session/session';
import { unreadQuery } from '../../shared/session/unread';

export interface Messages {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly Message[];
  readonly loadingMore: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** Marks a message as read: on the device at once, at the server as soon as it can be reached. */
  readonly read: (messageId: string) => void;
  readonly readAll: () => void;
}

type Pages = InfiniteData<ReplyOf<typeof messageCalls.list>, string | null>;

/** The messages of one segment, newest first, page by page. */
export function useMessages(segment: Segment): Messages {
  const uid = useAtomValue(uidAtom);
  const online = useAtomValue(onlineAtom);
  const options = pagedCallQuery(messageCalls.list, { segment }, { uid });
  const query = useInfiniteQuery(options);
  // After a failed refresh the cached list may lack the newest messages: the failure is shown instead.
  const shown = query.isRefetchError ? undefined : query.data;
  const items = shown?.pages.flatMap(({ list }) => list) ?? [];
  const isFailed = query.isError && !query.isFetching;

  const mark = (isMarked: (message: Message) => boolean) =>
    queryClient.setQueryData<Pages>(options.queryKey, (known) => known && marked(known, isMarked));
  /** The reply to an edit contains the new unread counts. */
  const edit = async (count: () => Promise<UnreadCounts>) =>
    setData(unreadQuery(uid), await readAs(uid, count));
  return {
    state: shown !== undefined ? 'ready' : isFailed || !online ? 'failed' : 'loading',
    items,
    loadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    read: (messageId) => {
      if (items.some((item) => item.messageId === messageId && item.isRead)) return;
      mark((item) => item.messageId === messageId);
      edit(() => send(messageCalls.read, { messageId })).catch(() => undefined);
    },
    readAll: () => {
      edit(() => send(messageCalls.readAll, { segment })).then(
        () => mark(() => true),
        () => undefined,
      );
    },
  };
}

const marked = (pages: Pages, isMarked: (message: Message) => boolean): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    list: page.list.map((item) => (isMarked(item) ? { ...item, isRead: true } : item)),
  })),
});

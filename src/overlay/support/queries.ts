import type { InfiniteData } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/call';
import { type Conversation, supportCalls } from '../../../contract/messages/support';
import { send } from '../../shared/api/api';
import { callQuery, pagedCallQuery } from '../../shared/query/callQuery';
import { queryClient } from '../../shared/query/queryClient';
import { unreadQuery } from '../../shared/session/unread';

/** How often an open page asks for answers, in ms. */
export const ASK_AGAIN_MS = 15_000;
/** A picture never changes; it leaves the memory some time after its page was left. */
const PICTURE_KEPT_MS = 5 * 60_000;

/** The player's conversations, page by page. */
export const conversationsQuery = (uid: number | null) => pagedCallQuery(supportCalls.list, {}, { uid });

/** One conversation with its messages, newest first, page by page. */
export const threadQuery = (uid: number | null, conversationId: string) =>
  pagedCallQuery(supportCalls.thread, { conversationId }, { uid });

export const pictureQuery = (uid: number | null, pictureId: string) => ({
  ...callQuery(supportCalls.picture, { pictureId }, { uid, staleTime: Number.POSITIVE_INFINITY }),
  gcTime: PICTURE_KEPT_MS,
});

type Thread = InfiniteData<ReplyOf<typeof supportCalls.thread>, string | null>;

/** Shows a conversation as a reply has it, until its messages are loaded again. */
export function setConversation(uid: number | null, conversation: Conversation): void {
  queryClient.setQueryData<Thread>(
    threadQuery(uid, conversation.conversationId).queryKey,
    (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, conversation })) },
  );
  void queryClient.invalidateQueries({ queryKey: [supportCalls.list.path] });
}

/** Marks a conversation as read up to a message; without an answer it stays unread until the next visit. */
export async function markRead(uid: number | null, conversationId: string, messageId: string): Promise<void> {
  const { conversation } = await send(supportCalls.read, { conversationId, messageId });
  setConversation(uid, conversation);
  await queryClient.invalidateQueries({ queryKey: unreadQuery(uid).queryKey });
}

import * as z from 'zod/mini';
import {
  conversation,
  conversationId,
  conversationState,
  messageKey,
  SUPPORT_LIMITS,
  supportCategory,
  supportMessage,
  supportPicture,
  supportPictureId,
  typedText,
} from '../messages/support';
import { deskCall, deskPage, uid } from './call';

/** A conversation as an operator sees it. */
export const deskConversation = z.extend(conversation, {
  uid: z.int(),
  /** Sent with a decision, which is not taken when the conversation has changed since. */
  version: z.int(),
});

export type DeskConversation = z.output<typeof deskConversation>;

const decided = z.object({ isDone: z.boolean(), conversation: deskConversation });
const version = z.int().check(z.minimum(1));

export const deskSupportCalls = {
  list: deskCall({
    path: '/x2/desk/support/list',
    needs: { action: 'message', step: 'read' },
    about: 'Conversations of players in one state, the one that waits longest first.',
    body: z.strictObject({
      ...deskPage,
      state: conversationState,
      category: z.optional(supportCategory),
      newestFirst: z.optional(z.boolean()),
    }),
    reply: z.object({
      list: z.array(deskConversation),
      total: z.nullable(z.int()),
      cursor: z.nullable(z.string()),
    }),
  }),
  thread: deskCall({
    path: '/x2/desk/support/thread',
    needs: { action: 'message', step: 'read' },
    about: 'One conversation with its messages, newest first.',
    body: z.strictObject({ ...deskPage, conversationId }),
    reply: z.object({
      conversation: deskConversation,
      list: z.array(supportMessage),
      total: z.nullable(z.int()),
      cursor: z.nullable(z.string()),
    }),
  }),
  picture: deskCall({
    path: '/x2/desk/support/picture',
    needs: { action: 'message', step: 'read' },
    about: 'A picture that a player has sent.',
    body: z.strictObject({ pictureId: supportPictureId }),
    reply: supportPicture,
  }),
  answer: deskCall({
    path: '/x2/desk/support/answer',
    needs: { action: 'message', step: 'do' },
    about: 'Answers a player, unless the conversation has changed since the version.',
    body: z.strictObject({
      key: messageKey,
      conversationId,
      version,
      text: typedText(SUPPORT_LIMITS.textLength),
    }),
    reply: decided,
  }),
  close: deskCall({
    path: '/x2/desk/support/close',
    needs: { action: 'message', step: 'do' },
    about: 'Closes a conversation, unless it has changed since the version.',
    body: z.strictObject({ conversationId, version }),
    reply: decided,
  }),
  post: deskCall({
    path: '/x2/desk/message/post',
    needs: { action: 'message', step: 'do' },
    about: "Posts a message into one player's inbox.",
    body: z.strictObject({
      key: messageKey,
      uid,
      title: typedText(80),
      text: typedText(2_000),
    }),
    reply: z.object({ messageId: z.string() }),
  }),
};

import * as z from 'zod/mini';
import { call, instant, page, pageEnd } from '../call';
import { cleanText } from './messageText';

/** Limits that server and app share. */
export const SUPPORT_LIMITS = {
  /** The longest message, in characters. */
  textLength: 2_000,
  /** Conversations of one player that wait for an answer at the same time. */
  waiting: 5,
  /** Pictures in one conversation. */
  pictures: 10,
  /** The longer side of a picture, in pixels: enough to read a screenshot of a phone. */
  pictureSidePx: 1_600,
  pictureBytes: 384 * 1024,
} as const;

/** What a conversation is about. Prizes and promotions are claimed as `claim`. */
export const supportCategories = [
  'cashIn',
  'cashOut',
  'claim',
  'games',
  'account',
  'saferPlay',
  'general',
] as const;
export const supportCategory = z.enum(supportCategories);

export type SupportCategory = z.output<typeof supportCategory>;

/** `open` waits for customer service, `answered` for the player. A message of the player opens a closed one again. */
export const conversationState = z.enum(['open', 'answered', 'closed']);

export type ConversationState = z.output<typeof conversationState>;

export const conversationId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));
export const supportPictureId = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
/** Created by the sender for each message: a repeat under the same key sends nothing more. */
export const messageKey = z.string().check(z.regex(/^[\w-]{16,64}$/));

export const conversation = z.object({
  conversationId,
  category: supportCategory,
  /** The first line of its first message. */
  title: z.string(),
  state: conversationState,
  /** Whether customer service has written something that the player has not read. */
  isUnread: z.boolean(),
  /** How many more pictures it can hold. */
  picturesLeft: z.int(),
  openedAt: instant,
  /** When the last message was sent. */
  wroteAt: instant,
});

export type Conversation = z.output<typeof conversation>;

const kept = z.string().check(z.maxLength(2 * SUPPORT_LIMITS.textLength));

export const supportMessage = z.object({
  messageId: conversationId,
  author: z.enum(['player', 'service']),
  /** The name under which an operator answers; null for the player. */
  name: z.nullable(z.string()),
  /** Plain text; empty where there is only a picture. */
  text: kept,
  picture: z.nullable(z.object({ pictureId: supportPictureId, widthPx: z.int(), heightPx: z.int() })),
  sentAt: instant,
});

export type SupportMessage = z.output<typeof supportMessage>;

/** A typed text of at least one visible character, cleaned as it is stored. */
export const typedText = (longest: number) =>
  z.string().check(z.maxLength(2 * longest), z.overwrite(cleanText), z.minLength(1), z.maxLength(longest));

const text = typedText(SUPPORT_LIMITS.textLength);

/** A JPEG in base64. */
const image = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(Math.ceil(SUPPORT_LIMITS.pictureBytes / 3) * 4),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
  );

/** In JSON and in base64: no address exists at which somebody else's browser could show a picture. */
export const supportPicture = z.object({ mediaType: z.literal('image/jpeg'), image });

const named = z.object({ conversation });

export const supportCalls = {
  list: call({
    path: '/x2/support/list',
    auth: 'player',
    quiet: true,
    about: "The caller's conversations with customer service, the last one written in first.",
    body: z.strictObject(page),
    reply: z.object({
      list: z.array(conversation),
      ...pageEnd,
      /** False while as many conversations wait for an answer as may. */
      mayOpen: z.boolean(),
    }),
  }),
  thread: call({
    path: '/x2/support/thread',
    auth: 'player',
    quiet: true,
    about: 'One conversation of the caller with its messages, newest first.',
    body: z.strictObject({ conversationId, ...page }),
    reply: z.object({ conversation, list: z.array(supportMessage), ...pageEnd }),
  }),
  open: call({
    path: '/x2/support/open',
    auth: 'player',
    quiet: true,
    about: 'Opens a conversation with customer service by its first message, with a JPEG if there is one.',
    body: z.strictObject({
      key: messageKey,
      category: supportCategory,
      text,
      image: z.optional(image),
    }),
    reply: named,
  }),
  write: call({
    path: '/x2/support/write',
    auth: 'player',
    quiet: true,
    about: 'Writes a text, a JPEG or both in a conversation of the caller. A closed one is open again.',
    body: z
      .strictObject({
        key: messageKey,
        conversationId,
        text: z.optional(text),
        image: z.optional(image),
      })
      .check(z.refine((message) => message.text !== undefined || message.image !== undefined)),
    reply: named,
  }),
  close: call({
    path: '/x2/support/close',
    auth: 'player',
    quiet: true,
    about: 'Closes a conversation of the caller: it is solved.',
    body: z.strictObject({ conversationId }),
    reply: named,
  }),
  read: call({
    path: '/x2/support/read',
    auth: 'player',
    quiet: true,
    about: 'Marks a conversation of the caller as read up to a message.',
    body: z.strictObject({ conversationId, messageId: conversationId }),
    reply: named,
  }),
  picture: call({
    path: '/x2/support/picture',
    auth: 'player',
    quiet: true,
    about: 'A picture from a conversation of the caller.',
    body: z.strictObject({ pictureId: supportPictureId }),
    reply: supportPicture,
  }),
};

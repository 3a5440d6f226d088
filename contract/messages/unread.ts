import * as z from 'zod/mini';
import { call } from '../call';

/** Unread messages by tab, and conversations with an answer that was not read; at most 99 each. */
export const unreadCounts = z.object({
  notices: z.int(),
  rewards: z.int(),
  service: z.int(),
  answers: z.int(),
});

export type UnreadCounts = z.output<typeof unreadCounts>;

/** Apart from the other calls of the message centre: every page shows the count, and only one page the messages. */
export const unreadCall = call({
  path: '/x2/message/unread',
  auth: 'player',
  quiet: true,
  about: 'How many messages and answers of customer service the caller has not read, up to 99 each.',
  reply: unreadCounts,
});

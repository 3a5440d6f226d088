import * as z from 'zod/mini';
import { type MessageContent, messageContent, type Segment } from '../../../contract/messages/messages';
import type { Queryable } from '../../db/database';

/** A message that the product itself sends; people post through `postMessage`. */
type SystemContent = Exclude<MessageContent, { readonly kind: 'operator' }>;

interface Sent {
  readonly uid: number;
  readonly content: SystemContent;
  readonly now: Date;
}

const SEGMENTS: Readonly<Partial<Record<SystemContent['kind'], Segment>>> = {
  prize: 'rewards',
  luckyPrize: 'rewards',
  bonusExpires: 'rewards',
  pointsExpire: 'rewards',
  redBag: 'rewards',
  guaranteed: 'rewards',
};

/** Sends a player a message about their account, in the transaction that the message is about. */
export async function sendMessage(on: Queryable, { uid, content, now }: Sent): Promise<void> {
  await on.query({
    name: 'messages-send',
    text: 'INSERT INTO messages (uid, segment, content, sent_at) VALUES ($1, $2, $3, $4)',
    values: [uid, SEGMENTS[content.kind] ?? 'notices', contentText(content), now],
  });
}

/** The text as stored, in wire form. */
export const contentText = (content: MessageContent): string =>
  JSON.stringify(z.encode(messageContent, content));

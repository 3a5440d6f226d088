import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { call } from '../../../contract/call';
import { operatorMessage } from '../../../contract/messages/messages';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { Recipients } from './inbox';
import { contentText } from './send';

/** The header with the operator's token. */
export const OPERATOR_HEADER = 'operator-token';

/** Not part of the players' contract: without an operator token the address does not exist. */
export const operatorCall = call({
  path: '/x2/operator/message/post',
  auth: 'none',
  about: 'Posts a message to one player or to everybody; needs the operator token.',
  body: operatorMessage,
  reply: z.object({ messageId: z.string() }),
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Refuses "forbidden" unless the token is the operator's. */
export function requireOperator(token: string, shown: unknown): void {
  if (typeof shown !== 'string' || !timingSafeEqual(digest(shown), digest(token))) throw refuse('forbidden');
}

/**
 * Posts a message once per key. `onPosted` runs in the transaction of a new one: what it writes and the message stand or
 * fall together. Refuses "notFound" for a player who does not exist.
 */
export async function postMessage(
  { db, clock, log, recipients }: Context & { readonly recipients: Recipients },
  { key, uid, segment, ...content }: z.output<typeof operatorMessage>,
  onPosted?: (transaction: Queryable, messageId: string, now: Date) => Promise<unknown>,
): Promise<{ messageId: string }> {
  if (uid !== null && (await recipients.memberSince(db, uid)) === null) throw refuse('notFound');
  const now = clock.now();
  const values = [uid, segment, contentText({ kind: 'operator', ...content }), key, now];
  const inserted = await db.transaction(async (transaction) => {
    const rows = await transaction.query<{ id: bigint }>({
      name: 'messages-post',
      text: `
        INSERT INTO messages (uid, segment, content, operator_key, sent_at) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (operator_key) DO NOTHING RETURNING message_id AS id`,
      values,
    });
    for (const { id } of rows) await onPosted?.(transaction, id.toString(), now);
    return rows;
  });
  const [row] =
    inserted.length > 0
      ? inserted
      : await db.query<{ id: bigint }>({
          name: 'messages-posted',
          text: 'SELECT message_id AS id FROM messages WHERE operator_key = $1',
          values: [key],
        });
  if (row === undefined) throw new Error('a message was neither posted nor found');
  log.info({ messageId: row.id.toString(), uid, segment }, 'an operator posted a message');
  return { messageId: row.id.toString() };
}

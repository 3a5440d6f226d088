import * as z from 'zod/mini';
import { call, page, pageEnd } from '../../../contract/call';
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
} from '../../../contract/messages/support';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, skipOf } from '../../http/cursor';
import { refuse } from '../../http/refusal';
import { holdOpen } from '../players/personalData';
import {
  CONVERSATION,
  type ConversationRow,
  closeConversation,
  conversationOf,
  findConversation,
  listMessages,
} from './conversations';
import { findPicture } from './pictures';

/** Whose turn it is to be named in the log, and under which name the player sees the answer. */
const operator = typedText(40);

/** What an operator sees of a conversation. Personal data of the player is behind calls of its own. */
const seen = z.extend(conversation, {
  uid: z.int(),
  /** Sent back with a decision, which is refused when the conversation has changed since. */
  version: z.int(),
});

type Seen = z.output<typeof seen>;

/** `isDone` is false where the conversation has changed since the version: the reply shows how it stands now. */
const decision = z.object({ isDone: z.boolean(), conversation: seen });

/**
 * The calls of operators. They are not part of the players' contract: without an operator token the addresses do not
 * exist.
 */
export const supportOperatorCalls = {
  list: call({
    path: '/x2/operator/support/list',
    auth: 'none',
    about: 'The conversations in one state, the one that waits longest first.',
    body: z.strictObject({
      operator,
      state: conversationState,
      category: z.optional(supportCategory),
      newestFirst: z._default(z.boolean(), false),
      ...page,
    }),
    reply: z.object({ list: z.array(seen), ...pageEnd }),
  }),
  thread: call({
    path: '/x2/operator/support/thread',
    auth: 'none',
    about: 'One conversation with its messages, newest first.',
    body: z.strictObject({ operator, conversationId, ...page }),
    reply: z.object({ conversation: seen, list: z.array(supportMessage), ...pageEnd }),
  }),
  picture: call({
    path: '/x2/operator/support/picture',
    auth: 'none',
    about: 'A picture that a player sent.',
    body: z.strictObject({ operator, pictureId: supportPictureId }),
    reply: supportPicture,
  }),
  answer: call({
    path: '/x2/operator/support/answer',
    auth: 'none',
    about: 'Answers a player, once per key, unless the conversation has changed since the version.',
    body: z.strictObject({
      operator,
      key: messageKey,
      conversationId,
      version: z.int().check(z.positive()),
      text: typedText(SUPPORT_LIMITS.textLength),
    }),
    reply: decision,
  }),
  close: call({
    path: '/x2/operator/support/close',
    auth: 'none',
    about: 'Closes a conversation, unless it has changed since the version.',
    body: z.strictObject({ operator, conversationId, version: z.int().check(z.positive()) }),
    reply: decision,
  }),
};

type BodyOf<Name extends keyof typeof supportOperatorCalls> = z.output<
  (typeof supportOperatorCalls)[Name]['body']
>;

const seenOf = (row: ConversationRow): Seen => ({
  ...conversationOf(row),
  uid: row.uid,
  version: row.version,
});

/** The most that a list is counted up to. */
const COUNTED_AT_MOST = 1_000;

/** One page of the conversations in a state. Refuses "badRequest" for an invalid cursor. */
export async function listForOperator(
  { db }: Context,
  {
    state,
    category = null,
    newestFirst,
    ...request
  }: Omit<BodyOf<'list'>, 'category'> & {
    category?: BodyOf<'list'>['category'] | null;
  },
): Promise<{ list: Seen[]; total: number | null; cursor: string | null }> {
  const isFirst = request.cursor === undefined;
  const order = newestFirst ? 'DESC' : 'ASC';
  const rows = await db.query<ConversationRow>({
    name: `support-queue-${order}`,
    text: `
      SELECT ${CONVERSATION} FROM support_conversations
      WHERE state = $1 AND ($2::text IS NULL OR category = $2) AND last_message ${newestFirst ? '<' : '>'} $3
      ORDER BY last_message ${order} LIMIT $4 OFFSET $5`,
    values: [
      state,
      category,
      isFirst && !newestFirst ? 0n : keyOf(request.cursor),
      request.pageSize + 1,
      skipOf(request),
    ],
  });
  const { page: list, cursor } = cutPage(rows, request.pageSize, ({ lastMessage }) => lastMessage);
  return { list: list.map(seenOf), total: isFirst ? await countQueue(db, state, category) : null, cursor };
}

async function countQueue(on: Queryable, state: string, category: string | null): Promise<number> {
  const [row] = await on.query<{ total: bigint }>({
    name: 'support-queue-total',
    text: `
      SELECT count(*) AS total FROM (
        SELECT FROM support_conversations WHERE state = $1 AND ($2::text IS NULL OR category = $2) LIMIT $3) AS counted`,
    values: [state, category, COUNTED_AT_MOST],
  });
  return Number(row?.total ?? 0);
}

/** A conversation with a page of its messages; noted in the log. Refuses "notFound". */
export async function threadForOperator(
  { db, log }: Context,
  { operator: name, conversationId: id, ...request }: BodyOf<'thread'>,
) {
  const row = await findConversation(db, 'operator', BigInt(id));
  log.info(lineOf('support_opened', name, row), 'an operator opened a conversation');
  return { conversation: seenOf(row), ...(await listMessages(db, row.id, request)) };
}

/** A player's picture; noted in the log. Refuses "notFound". */
export async function pictureForOperator(
  { db, log }: Context,
  { operator: name, pictureId }: BodyOf<'picture'>,
) {
  const picture = await findPicture(db, 'operator', pictureId);
  log.info({ event: 'support_picture_opened', operator: name, pictureId }, 'an operator opened a picture');
  return picture;
}

/** Runs in the transaction of an answer or a closing: what it writes and the change stand or fall together. */
type OnChanged = (transaction: Queryable, conversation: Seen, now: Date) => Promise<unknown>;

/**
 * Answers a player. A repeat under the same key adds nothing. Refuses "notFound", also where the account is closed, and
 * "keyReused".
 */
export async function answerPlayer(
  { db, clock, log }: Context,
  { operator: name, key, conversationId: id, version, text }: BodyOf<'answer'>,
  onChanged?: OnChanged,
): Promise<{ isDone: boolean; conversation: Seen }> {
  const now = clock.now();
  const { isDone, isNew, row } = await db.transaction(async (transaction) => {
    const { uid } = await findConversation(transaction, 'operator', BigInt(id));
    // The player before the conversation, as who closes an account does: what is written later would stay.
    if (!(await holdOpen(transaction, uid))) throw refuse('notFound');
    const found = await findConversation(transaction, 'operator', BigInt(id), { isLocked: true });
    const [earlier] = await transaction.query<{ id: bigint; text: string }>({
      name: 'support-answered',
      text: `
        SELECT conversation_id AS id, text FROM support_messages
        WHERE uid = $1 AND author = 'service' AND key = $2`,
      values: [found.uid, key],
    });
    if (earlier !== undefined) {
      if (earlier.id !== found.id || earlier.text !== text) throw refuse('keyReused');
      return { isDone: true, isNew: false, row: found };
    }
    if (found.version !== version) return { isDone: false, isNew: false, row: found };
    const answered = await addAnswer(transaction, found, { name, key, text, now });
    await onChanged?.(transaction, seenOf(answered), now);
    return { isDone: true, isNew: true, row: answered };
  });
  if (isNew) log.info(lineOf('support_answered', name, row), 'an operator answered a player');
  return { isDone, conversation: seenOf(row) };
}

async function addAnswer(
  transaction: Queryable,
  { id, uid }: ConversationRow,
  { name, key, text, now }: { name: string; key: string; text: string; now: Date },
): Promise<ConversationRow> {
  const [row] = await transaction.query<ConversationRow>({
    name: 'support-answer',
    text: `
      WITH message AS (
        INSERT INTO support_messages (conversation_id, uid, author, operator, text, key, sent_at)
        VALUES ($1, $2, 'service', $3, $4, $5, $6) RETURNING message_id)
      UPDATE support_conversations SET state = 'answered', version = version + 1,
        last_message = message.message_id, last_answer = message.message_id, wrote_at = $6
      FROM message WHERE conversation_id = $1 RETURNING ${CONVERSATION}`,
    values: [id, uid, name, text, key, now],
  });
  if (row === undefined) throw new Error('an answer was not added');
  return row;
}

/** Closes a conversation. Refuses "notFound". */
export async function closeForOperator(
  { db, clock, log }: Context,
  { operator: name, conversationId: id, version }: BodyOf<'close'>,
  onChanged?: OnChanged,
): Promise<{ isDone: boolean; conversation: Seen }> {
  const { isDone, isNew, row } = await db.transaction(async (transaction) => {
    const found = await findConversation(transaction, 'operator', BigInt(id), { isLocked: true });
    if (found.state === 'closed') return { isDone: true, isNew: false, row: found };
    if (found.version !== version) return { isDone: false, isNew: false, row: found };
    const closed = await closeConversation(transaction, found);
    await onChanged?.(transaction, seenOf(closed), clock.now());
    return { isDone: true, isNew: true, row: closed };
  });
  if (isNew) log.info(lineOf('support_closed', name, row), 'an operator closed a conversation');
  return { isDone, conversation: seenOf(row) };
}

/** A line of the log about an operator: who did what to whose conversation, never what was written. */
const lineOf = (event: string, name: string, { id, uid }: ConversationRow) => ({
  event,
  operator: name,
  conversationId: id.toString(),
  uid,
});

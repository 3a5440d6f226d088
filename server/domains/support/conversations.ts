import {
  type Conversation,
  type ConversationState,
  SUPPORT_LIMITS,
  type SupportCategory,
  type SupportMessage,
} from '../../../contract/messages/support';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, type PageRequest, skipOf } from '../../http/cursor';
import { refuse } from '../../http/refusal';

type Ground = Pick<Context, 'db' | 'clock'>;

/** Lists are counted up to this number. */
const COUNTED_AT_MOST = 99;

/** A conversation as it is stored. */
export interface ConversationRow {
  readonly id: bigint;
  readonly uid: number;
  readonly category: SupportCategory;
  readonly title: string;
  readonly state: ConversationState;
  readonly version: number;
  readonly lastMessage: bigint;
  readonly lastAnswer: bigint;
  readonly readThrough: bigint;
  readonly pictures: number;
  readonly openedAt: Date;
  readonly wroteAt: Date;
}

/** The columns of a ConversationRow. */
export const CONVERSATION = `
  conversation_id AS id, uid, category, title, state, version, last_message AS "lastMessage",
  last_answer AS "lastAnswer", read_through AS "readThrough", pictures, opened_at AS "openedAt", wrote_at AS "wroteAt"`;

export const conversationOf = (row: ConversationRow): Conversation => ({
  conversationId: row.id.toString(),
  category: row.category,
  title: row.title,
  state: row.state,
  isUnread: row.lastAnswer > row.readThrough,
  picturesLeft: Math.max(0, SUPPORT_LIMITS.pictures - row.pictures),
  openedAt: row.openedAt.toISOString(),
  wroteAt: row.wroteAt.toISOString(),
});

/** One page of a player's conversations, the last one written in first. Refuses "badRequest" for an invalid cursor. */
export async function listConversations(
  { db }: Ground,
  uid: number,
  request: PageRequest,
): Promise<{ list: Conversation[]; total: number | null; cursor: string | null; mayOpen: boolean }> {
  const skip = skipOf(request);
  const rows = await db.query<ConversationRow>({
    name: 'support-list',
    text: `
      SELECT ${CONVERSATION} FROM support_conversations WHERE uid = $1 AND last_message < $2
      ORDER BY last_message DESC LIMIT $3 OFFSET $4`,
    values: [uid, keyOf(request.cursor), request.pageSize + 1, skip],
  });
  const [counts] = await db.query<{ total: bigint; waiting: bigint }>({
    name: 'support-counts',
    text: `
      SELECT count(*) AS total, count(*) FILTER (WHERE state = 'open') AS waiting
      FROM support_conversations WHERE uid = $1`,
    values: [uid],
  });
  const { page, cursor } = cutPage(rows, request.pageSize, ({ lastMessage }) => lastMessage);
  return {
    list: page.map(conversationOf),
    total: request.cursor === undefined ? Number(counts?.total ?? 0) : null,
    cursor,
    mayOpen: Number(counts?.waiting ?? 0) < SUPPORT_LIMITS.waiting,
  };
}

/** How many of a player's conversations have an answer that they have not read. */
export async function unreadAnswers(on: Queryable, uid: number): Promise<number> {
  const [row] = await on.query<{ count: bigint }>({
    name: 'support-unread',
    text: 'SELECT count(*) FROM support_conversations WHERE uid = $1 AND last_answer > read_through',
    values: [uid],
  });
  return Math.min(Number(row?.count ?? 0), COUNTED_AT_MOST);
}

/** Whose conversation is looked for: a player's own, or any, for operators. */
export type Reader = { readonly uid: number } | 'operator';

/** A conversation, locked for a change where `isLocked`. Refuses "notFound" where the reader has none of that id. */
export async function findConversation(
  on: Queryable,
  reader: Reader,
  id: bigint,
  { isLocked = false } = {},
): Promise<ConversationRow> {
  const [row] = await on.query<ConversationRow>({
    name: isLocked ? 'support-lock' : 'support-find',
    text: `
      SELECT ${CONVERSATION} FROM support_conversations
      WHERE conversation_id = $1 AND ($2::integer IS NULL OR uid = $2) ${isLocked ? 'FOR UPDATE' : ''}`,
    values: [id, reader === 'operator' ? null : reader.uid],
  });
  if (row === undefined) throw refuse('notFound');
  return row;
}

interface MessageRow {
  readonly id: bigint;
  readonly author: 'player' | 'service';
  readonly operator: string | null;
  readonly text: string;
  readonly pictureId: string | null;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly sentAt: Date;
}

const messageOf = (row: MessageRow): SupportMessage => ({
  messageId: row.id.toString(),
  author: row.author,
  name: row.operator,
  text: row.text,
  picture:
    row.pictureId === null
      ? null
      : { pictureId: row.pictureId, widthPx: row.widthPx, heightPx: row.heightPx },
  sentAt: row.sentAt.toISOString(),
});

/** One page of a conversation's messages, newest first. */
export async function listMessages(
  on: Queryable,
  id: bigint,
  request: PageRequest,
): Promise<{ list: SupportMessage[]; total: number | null; cursor: string | null }> {
  const rows = await on.query<MessageRow>({
    name: 'support-thread',
    text: `
      SELECT m.message_id AS id, m.author, m.operator, m.text, m.picture_id AS "pictureId",
        p.width_px AS "widthPx", p.height_px AS "heightPx", m.sent_at AS "sentAt"
      FROM support_messages m LEFT JOIN support_pictures p USING (picture_id)
      WHERE m.conversation_id = $1 AND m.message_id < $2
      ORDER BY m.message_id DESC LIMIT $3 OFFSET $4`,
    values: [id, keyOf(request.cursor), request.pageSize + 1, skipOf(request)],
  });
  const { page, cursor } = cutPage(rows, request.pageSize, (row) => row.id);
  const [counted] =
    request.cursor === undefined
      ? await on.query<{ total: bigint }>({
          name: 'support-thread-total',
          text: 'SELECT count(*) AS total FROM support_messages WHERE conversation_id = $1',
          values: [id],
        })
      : [];
  return {
    list: page.map(messageOf),
    total: counted === undefined ? null : Number(counted.total),
    cursor,
  };
}

/** Marks a player's conversation as read up to a message; never back. Refuses "notFound". */
export async function markRead(
  { db }: Ground,
  uid: number,
  { id, through }: { readonly id: bigint; readonly through: bigint },
): Promise<Conversation> {
  const [row] = await db.query<ConversationRow>({
    name: 'support-read',
    text: `
      UPDATE support_conversations SET read_through = greatest(read_through, least($3, last_message))
      WHERE conversation_id = $1 AND uid = $2 RETURNING ${CONVERSATION}`,
    values: [id, uid, through],
  });
  if (row === undefined) throw refuse('notFound');
  return conversationOf(row);
}

/** Closes a locked or owned conversation; nothing changes where it is closed already. */
export async function closeConversation(
  on: Queryable,
  { id, uid }: ConversationRow,
): Promise<ConversationRow> {
  const [row] = await on.query<ConversationRow>({
    name: 'support-close',
    text: `
      UPDATE support_conversations SET version = version + (state <> 'closed')::integer, state = 'closed'
      WHERE conversation_id = $1 AND uid = $2 RETURNING ${CONVERSATION}`,
    values: [id, uid],
  });
  if (row === undefined) throw new Error('a conversation disappeared');
  return row;
}

import * as z from 'zod/mini';
import { type Message, messageContent, type Segment, segments } from '../../../contract/messages/messages';
import type { UnreadCounts } from '../../../contract/messages/unread';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, type PageRequest, skipOf } from '../../http/cursor';
import { refuse } from '../../http/refusal';

/** Unread messages are counted up to this number. */
const COUNTED_AT_MOST = 99;

/** What an inbox needs from other domains. */
export interface Recipients {
  /** When a player's account was opened; null where there is none, and once it is closed. */
  memberSince(on: Queryable, uid: number): Promise<Date | null>;
  /** Whether a player may get offers: not while rewards are closed to them. */
  takesOffers(db: Context['db'], uid: number, now: Date): Promise<boolean>;
  /** How many of a player's conversations with customer service have an answer that they have not read. */
  unreadAnswers(on: Queryable, uid: number): Promise<number>;
}

/**
 * The reader. Messages to everybody from before they registered are left out, and so are offers during a pause.
 */
interface Reader {
  readonly uid: number;
  readonly since: Date;
  readonly takesOffers: boolean;
  readonly now: Date;
}

interface Ground extends Pick<Context, 'db' | 'clock'> {
  readonly recipients: Recipients;
}

async function readerOf({ db, clock, recipients }: Ground, uid: number): Promise<Reader> {
  const now = clock.now();
  const [since, takesOffers] = await Promise.all([
    recipients.memberSince(db, uid),
    recipients.takesOffers(db, uid, now),
  ]);
  if (since === null) throw refuse('notFound');
  return { uid, since, takesOffers, now };
}

/** $1 is the reader, $2 the earliest time, $3 whether offers are included. */
const IS_THEIRS = `
  (m.uid = $1 OR m.uid IS NULL AND m.sent_at >= $2 AND ($3 OR m.segment <> 'rewards'))`;
const theirs = ({ uid, since, takesOffers }: Reader) => [uid, since, takesOffers];

interface Row {
  readonly id: bigint;
  readonly segment: Segment;
  readonly content: unknown;
  readonly sentAt: Date;
  readonly isRead: boolean;
}

/**
 * One page of a player's messages in one segment, newest first, and their total number, which is not counted
 * again for a page by cursor. Refuses "badRequest" for an invalid cursor.
 */
export async function listMessages(
  ground: Ground,
  uid: number,
  { segment, ...paging }: PageRequest & { readonly segment: Segment },
): Promise<{ list: Message[]; total: number | null; cursor: string | null }> {
  const reader = await readerOf(ground, uid);
  const { pageSize, cursor: from } = paging;
  const skip = skipOf(paging);
  const rows = await ground.db.query<Row>({
    name: 'messages-list',
    text: PAGE,
    values: [...theirs(reader), segment, keyOf(from), pageSize + 1 + skip, skip],
  });
  const { page, cursor } = cutPage(rows, pageSize, ({ id }) => id);
  const total = from === undefined ? await countMessages(ground.db, reader, segment) : null;
  return { list: page.map(messageOf), total, cursor };
}

/** Messages to the player and to everybody are read along an index each, no further than the page needs. */
const PAGE = `
  SELECT m.message_id AS id, m.segment, m.content, m.sent_at AS "sentAt", r.message_id IS NOT NULL AS "isRead"
  FROM (
    (SELECT * FROM messages WHERE uid = $1 AND segment = $4 AND message_id < $5 ORDER BY message_id DESC LIMIT $6)
    UNION ALL
    (SELECT * FROM messages WHERE uid IS NULL AND sent_at >= $2 AND ($3 OR segment <> 'rewards') AND segment = $4
      AND message_id < $5 ORDER BY message_id DESC LIMIT $6)
  ) AS m LEFT JOIN message_reads r ON r.uid = $1 AND r.message_id = m.message_id
  ORDER BY m.message_id DESC LIMIT $6 - $7 OFFSET $7`;

async function countMessages(on: Queryable, reader: Reader, segment: Segment): Promise<number> {
  const [row] = await on.query<{ total: bigint }>({
    name: 'messages-total',
    text: `SELECT count(*) AS total FROM messages m WHERE ${IS_THEIRS} AND m.segment = $4`,
    values: [...theirs(reader), segment],
  });
  return Number(row?.total ?? 0);
}

const messageOf = ({ id, segment, content, sentAt, isRead }: Row): Message => ({
  messageId: id.toString(),
  segment,
  content: z.decode(messageContent, content as z.input<typeof messageContent>),
  sentAt: sentAt.toISOString(),
  isRead,
});

/** Number of a player's unread messages, by drawer, and of unread answers. */
export async function unreadMessages(ground: Ground, uid: number): Promise<UnreadCounts> {
  return countUnread(ground, await readerOf(ground, uid));
}

async function countUnread({ db, recipients }: Ground, reader: Reader): Promise<UnreadCounts> {
  const answers = await recipients.unreadAnswers(db, reader.uid);
  const rows = await db.query<{ segment: Segment; count: bigint }>({
    name: 'messages-unread',
    text: `
      SELECT m.segment, count(*) FROM messages m
      WHERE ${IS_THEIRS}
        AND NOT EXISTS (SELECT FROM message_reads r WHERE r.uid = $1 AND r.message_id = m.message_id)
      GROUP BY m.segment`,
    values: theirs(reader),
  });
  const counts = new Map(rows.map(({ segment, count }) => [segment, Number(count)]));
  const [notices, rewards, service] = segments.map((segment) =>
    Math.min(counts.get(segment) ?? 0, COUNTED_AT_MOST),
  );
  return { notices: notices ?? 0, rewards: rewards ?? 0, service: service ?? 0, answers };
}

/** Marks one message as read; idempotent. Refuses "notFound" for a message that was not sent to the reader. */
export async function readMessage(ground: Ground, uid: number, messageId: bigint): Promise<UnreadCounts> {
  const reader = await readerOf(ground, uid);
  const rows = await ground.db.query({
    name: 'messages-read',
    text: `
      WITH theirs AS (SELECT m.message_id FROM messages m WHERE ${IS_THEIRS} AND m.message_id = $4),
      marked AS (
        INSERT INTO message_reads (uid, message_id, read_at) SELECT $1, message_id, $5 FROM theirs
        ON CONFLICT DO NOTHING
      )
      SELECT FROM theirs`,
    values: [...theirs(reader), messageId, reader.now],
  });
  if (rows.length === 0) throw refuse('notFound');
  return countUnread(ground, reader);
}

/** Marks all messages of a drawer as read. */
export async function readAllMessages(ground: Ground, uid: number, segment: Segment): Promise<UnreadCounts> {
  const reader = await readerOf(ground, uid);
  await ground.db.query({
    name: 'messages-read-all',
    text: `
      INSERT INTO message_reads (uid, message_id, read_at)
      SELECT $1, m.message_id, $5 FROM messages m WHERE ${IS_THEIRS} AND m.segment = $4
      ON CONFLICT DO NOTHING`,
    values: [...theirs(reader), segment, reader.now],
  });
  return countUnread(ground, reader);
}

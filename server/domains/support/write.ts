import { type Conversation, SUPPORT_LIMITS, type SupportCategory } from '../../../contract/messages/support';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { type Limit, take } from '../players/tries';
import { CONVERSATION, type ConversationRow, conversationOf, findConversation } from './conversations';
import { keepPicture, readPicture, type SentPicture } from './pictures';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** What a player writes: a text, a picture in base64, or both. */
interface Written {
  readonly key: string;
  readonly text?: string | undefined;
  readonly image?: string | undefined;
}

interface Sent {
  readonly key: string;
  readonly text: string;
  readonly picture: SentPicture | null;
}

type Ground = Pick<Context, 'db' | 'clock'>;

/**
 * Opens a conversation by its first message; a repeat under the same key gives the same conversation. Refuses
 * "tooMany" where too many conversations wait for an answer, "keyReused", and what a picture is refused for.
 */
export async function openConversation(
  { db, clock }: Ground,
  uid: number,
  { category, ...written }: Written & { readonly category: SupportCategory },
): Promise<Conversation> {
  const sent = sentOf(uid, written);
  const now = clock.now();
  const opened = await db.transaction(async (transaction) => {
    await lockPlayer(transaction, uid);
    const earlier = await findSent(transaction, uid, sent);
    if (earlier !== null) {
      if (earlier.category !== category) throw refuse('keyReused');
      return earlier;
    }
    if ((await countWaiting(transaction, uid)) >= SUPPORT_LIMITS.waiting) throw refuse('tooMany');
    const limit = { key: `supportOpen:${uid}`, most: 10, windowMs: DAY_MS };
    if (!(await take(transaction, limit, now))) throw refuse('tooMany');
    const [row] = await transaction.query<ConversationRow>({
      name: 'support-open',
      text: `
        INSERT INTO support_conversations (uid, category, title, state, opened_at, wrote_at)
        VALUES ($1, $2, $3, 'open', $4, $4) RETURNING ${CONVERSATION}`,
      values: [uid, category, titleOf(sent.text), now],
    });
    if (row === undefined) throw new Error('a conversation was not inserted');
    return addMessage(transaction, row, sent, now);
  });
  return conversationOf(opened);
}

/**
 * Adds a player's message to one of their conversations, which then waits for an answer, whatever its state was. A
 * repeat under the same key adds nothing. Refuses "notFound", "tooMany", "keyReused", and what a picture is refused
 * for.
 */
export async function writeMessage(
  { db, clock }: Ground,
  uid: number,
  { conversationId, ...written }: Written & { readonly conversationId: bigint },
): Promise<Conversation> {
  const sent = sentOf(uid, written);
  const now = clock.now();
  const changed = await db.transaction(async (transaction) => {
    await lockPlayer(transaction, uid);
    const row = await findConversation(transaction, { uid }, conversationId, { isLocked: true });
    const earlier = await findSent(transaction, uid, sent);
    if (earlier === null) return addMessage(transaction, row, sent, now);
    if (earlier.id !== row.id) throw refuse('keyReused');
    return row;
  });
  return conversationOf(changed);
}

const sentOf = (uid: number, { key, text = '', image }: Written): Sent => ({
  key,
  text,
  picture: image === undefined ? null : readPicture(uid, image),
});

const TITLE_MAX = 60;

/** The first line of a text, cut between two words where it is long. */
export function titleOf(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  const characters = Array.from(line);
  if (characters.length <= TITLE_MAX) return line;
  const cut = characters.slice(0, TITLE_MAX - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > TITLE_MAX / 2 ? cut.slice(0, space) : cut}…`;
}

/** A player's messages are sent one after the other, so that no two of them pass a limit together. */
async function lockPlayer(transaction: Queryable, uid: number): Promise<void> {
  await transaction.query({
    name: 'support-lock-player',
    text: "SELECT pg_advisory_xact_lock(hashtext('support'), $1)",
    values: [uid],
  });
}

/**
 * The conversation that a message was already sent to under this key; null where it was not. Refuses "keyReused"
 * for another message under the key.
 */
async function findSent(
  transaction: Queryable,
  uid: number,
  { key, text, picture }: Sent,
): Promise<ConversationRow | null> {
  const [earlier] = await transaction.query<{ id: bigint; text: string; pictureId: string | null }>({
    name: 'support-sent',
    text: `
      SELECT conversation_id AS id, text, picture_id AS "pictureId" FROM support_messages
      WHERE uid = $1 AND author = 'player' AND key = $2`,
    values: [uid, key],
  });
  if (earlier === undefined) return null;
  if (earlier.text !== text || earlier.pictureId !== (picture?.id ?? null)) throw refuse('keyReused');
  return findConversation(transaction, { uid }, earlier.id);
}

async function countWaiting(transaction: Queryable, uid: number): Promise<number> {
  const [row] = await transaction.query<{ waiting: bigint }>({
    name: 'support-waiting',
    text: "SELECT count(*) AS waiting FROM support_conversations WHERE uid = $1 AND state = 'open'",
    values: [uid],
  });
  return Number(row?.waiting ?? 0);
}

async function addMessage(
  transaction: Queryable,
  { id, uid, pictures }: ConversationRow,
  { key, text, picture }: Sent,
  now: Date,
): Promise<ConversationRow> {
  if (picture !== null && pictures >= SUPPORT_LIMITS.pictures) throw refuse('tooMany');
  const limits: Limit[] = [{ key: `supportWrite:${uid}`, most: 60, windowMs: HOUR_MS }];
  if (picture !== null) limits.push({ key: `supportPicture:${uid}`, most: 30, windowMs: DAY_MS });
  for (const limit of limits) if (!(await take(transaction, limit, now))) throw refuse('tooMany');
  if (picture !== null) await keepPicture(transaction, uid, picture, now);
  const [changed] = await transaction.query<ConversationRow>({
    name: 'support-write',
    text: `
      WITH message AS (
        INSERT INTO support_messages (conversation_id, uid, author, text, picture_id, key, sent_at)
        VALUES ($1, $2, 'player', $3, $4, $5, $6) RETURNING message_id)
      UPDATE support_conversations SET state = 'open', version = version + 1, last_message = message.message_id,
        pictures = pictures + ($4 IS NOT NULL)::integer, wrote_at = $6
      FROM message WHERE conversation_id = $1 RETURNING ${CONVERSATION}`,
    values: [id, uid, text, picture?.id ?? null, key, now],
  });
  if (changed === undefined) throw new Error('a message was not added');
  return changed;
}

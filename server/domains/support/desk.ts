import type { Queryable } from '../../db/database';

/** A player's newest conversations, without their messages. */
export async function conversationsForDesk(on: Queryable, uid: number) {
  const rows = await on.query<{ id: bigint; title: string; state: string; wroteAt: Date }>({
    name: 'support-desk-player',
    text: `
      SELECT conversation_id AS id, title, state, wrote_at AS "wroteAt" FROM support_conversations
      WHERE uid = $1 ORDER BY last_message DESC LIMIT 10`,
    values: [uid],
  });
  return rows.map(({ id, title, state, wroteAt }) => ({
    conversationId: id.toString(),
    title,
    state,
    wroteAt: wroteAt.toISOString(),
  }));
}

/** How many conversations wait for an answer, and since when the oldest does. */
export async function queueForDesk(on: Queryable): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await on.query<{ waiting: bigint; oldest: Date | null }>({
    name: 'support-desk-queue',
    text: "SELECT count(*) AS waiting, min(wrote_at) AS oldest FROM support_conversations WHERE state = 'open'",
  });
  return { waiting: Number(row?.waiting ?? 0), oldest: row?.oldest ?? null };
}

import type { OpenedSession } from '../../../contract/account/profile';
import type { Context } from '../../context';
import type { LiveSession } from './sessions';

interface SessionRow {
  readonly sessionId: string;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly userAgent: string | null;
  readonly ip: string | null;
}

/** A player's valid sessions, newest first. One that was renewed is shown once: as the one that asks, or as its successor. */
export async function openSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, sessionId }: LiveSession,
): Promise<OpenedSession[]> {
  const rows = await db.query<SessionRow>({
    name: 'sessions-list',
    text: `
      SELECT session_id AS "sessionId", created_at AS "openedAt", expires_at AS "expiresAt",
        user_agent AS "userAgent", host(ip) AS ip
      FROM sessions
      WHERE uid = $1 AND revoked_at IS NULL AND expires_at > $2 AND (renewed_by IS NULL OR session_id = $3)
        AND session_id IS DISTINCT FROM (SELECT renewed_by FROM sessions WHERE session_id = $3)
      ORDER BY created_at DESC, session_id LIMIT 100`,
    values: [uid, clock.now(), sessionId],
  });
  return rows.map((row) => ({
    ...row,
    isCurrent: row.sessionId === sessionId,
    openedAt: row.openedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

/** Whether an open session belongs to the player. */
export async function ownsSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
  sessionId: string,
): Promise<boolean> {
  const rows = await db.query({
    name: 'sessions-own',
    text: 'SELECT FROM sessions WHERE session_id = $1 AND uid = $2 AND revoked_at IS NULL AND expires_at > $3',
    values: [sessionId, uid, clock.now()],
  });
  return rows.length === 1;
}

import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';

const MINUTE_MS = 60_000;
/** A launch token is valid this long, and once. */
const LAUNCH_LIFE_MS = 5 * MINUTE_MS;
/** A session is valid this long; then the game must be opened again. */
const SESSION_LIFE_MS = 12 * 60 * MINUTE_MS;

/** A player in a game, as its provider names them in every call. */
export interface ProviderSession {
  readonly provider: string;
  readonly gameId: string;
  readonly uid: number;
  /** The log-in session from which the game was launched. */
  readonly loginSession: string;
  /** No bets are taken after this. */
  readonly expiresAt: Date;
}

interface Launch {
  readonly provider: string;
  readonly gameId: string;
  readonly uid: number;
  readonly loginSession: string;
}

const newToken = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const COLUMNS = `provider, game_id AS "gameId", uid, login_session AS "loginSession", expires_at AS "expiresAt"`;

/** Creates a launch token that is valid once, and returns when it expires. */
export async function newLaunch(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { provider, gameId, uid, loginSession }: Launch,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LAUNCH_LIFE_MS);
  await db.query({
    name: 'provider-launch',
    text: `
      INSERT INTO provider_sessions
        (launch_hash, provider, game_id, uid, currency, login_session, created_at, launch_until, expires_at)
      VALUES ($1, $2, $3, $4, 'PHP', $5, $6, $7, $8)`,
    values: [
      hashOf(token),
      provider,
      gameId,
      uid,
      loginSession,
      now,
      expiresAt,
      new Date(now.getTime() + SESSION_LIFE_MS),
    ],
  });
  return { token, expiresAt };
}

/**
 * Exchanges a launch token for a session, once. Refuses "sessionOver" for tokens that are unknown, used,
 * expired or another provider's, without saying which.
 */
export async function openSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  provider: string,
  launchToken: string,
): Promise<ProviderSession & { readonly token: string }> {
  const token = newToken();
  const [row] = await db.query<ProviderSession>({
    name: 'provider-session-open',
    text: `
      UPDATE provider_sessions SET session_hash = $3, opened_at = $4
      WHERE launch_hash = $1 AND provider = $2 AND opened_at IS NULL AND launch_until > $4 RETURNING ${COLUMNS}`,
    values: [hashOf(launchToken), provider, hashOf(token), clock.now()],
  });
  if (row === undefined) throw refuse('sessionOver');
  return { ...row, token };
}

/**
 * A session of this provider, expired or not, because wins must be paid after it ends. Refuses "sessionOver".
 */
export async function findSession(on: Queryable, provider: string, token: string): Promise<ProviderSession> {
  const [row] = await on.query<ProviderSession>({
    name: 'provider-session',
    text: `SELECT ${COLUMNS} FROM provider_sessions WHERE session_hash = $1 AND provider = $2`,
    values: [hashOf(token), provider],
  });
  if (row === undefined) throw refuse('sessionOver');
  return row;
}

import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';

const DAY_MS = 24 * 60 * 60_000;
/** A session that is not renewed expires after this. */
export const SESSION_LIFE_MS = 30 * DAY_MS;
/** A renewed token stays valid this long: the line may be cut before the answer, and the player must not be logged out by that. */
export const RENEWAL_LEEWAY_MS = 60 * 60_000;
/** A revoked session is refused in every process after this at the latest. */
const CACHE_LIFE_MS = 1_000;
const CACHE_MAX = 20_000;

/** 32 random bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface LiveSession {
  readonly uid: number;
  readonly sessionId: string;
}

/** Where a session was opened: shown to its owner, not used for authorisation. */
export interface Device {
  readonly ip: string;
  readonly userAgent: string | null;
  /** The child app that it is opened in, and good for; null for the main app. */
  readonly childCode: string | null;
  /** The device's own record, which is a hint. */
  readonly deviceInfoId?: string | undefined;
}

interface Cached extends LiveSession {
  readonly expiresAt: Date;
  /** By the process's monotonic clock. */
  readonly cachedAtMs: number;
}

/** One cache per database, so that several applications in one process do not share entries. */
const caches = new WeakMap<Database, Map<string, Cached>>();

function cacheOf(db: Database): Map<string, Cached> {
  const cache = caches.get(db) ?? new Map<string, Cached>();
  caches.set(db, cache);
  return cache;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The session that a token opens; null for a token that is unknown, expired or revoked, or of another app. Callers that check the
 * session again in their own statement may cache the result for longer than a second.
 */
export async function authenticate(
  { db, clock, config }: Context,
  token: string,
  rememberMs: number = CACHE_LIFE_MS,
): Promise<LiveSession | null> {
  if (!TOKEN.test(token)) return null;
  const now = clock.now();
  const cache = cacheOf(db);
  const hash = hashOf(token);
  const name = `${config.childCode} ${hash.toString('base64')}`;
  const cached = cache.get(name);
  if (cached !== undefined && performance.now() - cached.cachedAtMs < rememberMs && cached.expiresAt > now)
    return cached;
  cache.delete(name);
  const [row] = await db.query<LiveSession & { expiresAt: Date }>({
    name: 'sessions-find',
    text: `
      SELECT uid, session_id AS "sessionId", expires_at AS "expiresAt" FROM sessions
      WHERE token_hash = $1 AND revoked_at IS NULL AND expires_at > $2 AND app_code IS NOT DISTINCT FROM $3`,
    values: [hash, now, config.childCode],
  });
  if (row === undefined) return null;
  if (cache.size >= CACHE_MAX) cache.clear();
  cache.set(name, { ...row, cachedAtMs: performance.now() });
  return row;
}

/** Those of the sessions that are still valid. */
export async function validSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ sessionId: string }>({
    name: 'sessions-standing',
    text: `
      SELECT session_id AS "sessionId" FROM sessions
      WHERE session_id = ANY ($1) AND revoked_at IS NULL AND expires_at > $2`,
    values: [sessionIds, clock.now()],
  });
  return new Set(rows.map(({ sessionId }) => sessionId));
}

/** Whether a log-in is still valid, in this session or in one that renewed it. */
export async function isLogInValid(on: Queryable, sessionId: string, now: Date): Promise<boolean> {
  const [row] = await on.query<{ isStanding: boolean }>({
    name: 'sessions-log-in-standing',
    text: `
      WITH RECURSIVE line AS (
        SELECT session_id, renewed_by, revoked_at, expires_at FROM sessions WHERE session_id = $1
        UNION ALL
        SELECT s.session_id, s.renewed_by, s.revoked_at, s.expires_at
        FROM sessions s JOIN line l ON s.session_id = l.renewed_by)
      SELECT EXISTS (
        SELECT FROM line WHERE renewed_by IS NULL AND revoked_at IS NULL AND expires_at > $2) AS "isStanding"`,
    values: [sessionId, now],
  });
  return row?.isStanding ?? false;
}

/** Whether a log-in is still valid; if so it cannot be ended before the transaction ends. */
export async function holdLogIn(
  transaction: Queryable,
  { uid, sessionId }: LiveSession,
  now: Date,
): Promise<boolean> {
  await shareSessions(transaction, uid);
  return isLogInValid(transaction, sessionId, now);
}

/** Has who ends the player's sessions wait for this transaction: whichever comes second sees all that the other has written. */
async function shareSessions(transaction: Queryable, uid: number): Promise<void> {
  await transaction.query({
    name: 'sessions-hold-player',
    text: 'SELECT FROM players WHERE uid = $1 FOR SHARE',
    values: [uid],
  });
}

/**
 * Opens a session and returns its token, which is not stored. Refuses "forbidden" for a log-in that was on its way when
 * the account was closed, and "otherApp" for an account that belongs to another app.
 */
export async function openSession(
  on: Queryable,
  uid: number,
  now: Date,
  device: Device | null = null,
): Promise<string> {
  const [player] = await on.query<{ isClosed: boolean; homeApp: string | null }>({
    name: 'sessions-player',
    text: 'SELECT closed_at IS NOT NULL AS "isClosed", home_app AS "homeApp" FROM players WHERE uid = $1',
    values: [uid],
  });
  if (player?.isClosed) throw refuse('forbidden');
  if (device !== null && player !== undefined && player.homeApp !== device.childCode)
    throw refuse('otherApp');
  const token = randomBytes(32).toString('base64url');
  await insertSession(on, { uid, token, now, device, childCode: device?.childCode ?? null });
  return token;
}

async function insertSession(
  on: Queryable,
  {
    uid,
    token,
    now,
    device,
    childCode,
  }: {
    uid: number;
    token: string;
    now: Date;
    device: Pick<Device, 'ip' | 'userAgent'> | null;
    childCode: string | null;
  },
): Promise<string> {
  const sessionId = randomUUID();
  await on.query({
    name: 'sessions-insert',
    text: `
      INSERT INTO sessions
        (session_id, uid, token_hash, renewal_key, created_at, expires_at, ip, user_agent, app_code)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      sessionId,
      uid,
      hashOf(token),
      randomBytes(32),
      now,
      new Date(now.getTime() + SESSION_LIFE_MS),
      device?.ip ?? null,
      device?.userAgent ?? null,
      childCode,
    ],
  });
  return sessionId;
}

/**
 * Replaces a session by a new one, once: the new token is derived from the old one and a secret of the session,
 * so that a repeat within the leeway gives the same token and never a second session. Null when the session has
 * ended meanwhile.
 */
export async function renewSession(
  { db, clock }: Context,
  { uid, sessionId }: LiveSession,
  token: string,
): Promise<string | null> {
  const now = clock.now();
  const renewed = await db.transaction(async (tx) => {
    // Before the session, as who ends sessions does.
    await shareSessions(tx, uid);
    const [session] = await tx.query<{
      renewalKey: Buffer;
      renewedBy: string | null;
      ip: string | null;
      userAgent: string | null;
      childCode: string | null;
    }>({
      name: 'sessions-lock',
      text: `
        SELECT renewal_key AS "renewalKey", renewed_by AS "renewedBy", host(ip) AS ip, user_agent AS "userAgent",
          app_code AS "childCode"
        FROM sessions
        WHERE session_id = $1 AND revoked_at IS NULL AND expires_at > $2 FOR UPDATE`,
      values: [sessionId, now],
    });
    if (session === undefined) return null;
    const next = createHmac('sha256', session.renewalKey).update(token).digest('base64url');
    if (session.renewedBy !== null) return next;
    const { ip, userAgent, childCode } = session;
    const nextId = await insertSession(tx, {
      uid,
      token: next,
      now,
      device: ip === null ? null : { ip, userAgent },
      childCode,
    });
    await tx.query({
      name: 'sessions-renewed',
      text: 'UPDATE sessions SET renewed_by = $2, expires_at = least(expires_at, $3) WHERE session_id = $1',
      values: [sessionId, nextId, new Date(now.getTime() + RENEWAL_LEEWAY_MS)],
    });
    return next;
  });
  forget(db, sessionId);
  return renewed;
}

/**
 * Ends a log-in at once: the session with those it renewed and those that renewed it, a renewal that is under way
 * included.
 */
export async function endSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, sessionId }: LiveSession,
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdRenewals(tx, uid);
    await tx.query({
      name: 'sessions-end',
      text: `
        WITH RECURSIVE live AS (
          SELECT session_id, renewed_by FROM sessions WHERE uid = $1 AND revoked_at IS NULL AND expires_at > $3),
        line AS (
          SELECT session_id, renewed_by FROM live WHERE session_id = $2
          UNION
          SELECT s.session_id, s.renewed_by
          FROM live s JOIN line l ON s.session_id = l.renewed_by OR s.renewed_by = l.session_id)
        UPDATE sessions SET revoked_at = $3 WHERE session_id IN (SELECT session_id FROM line)`,
      values: [uid, sessionId, clock.now()],
    });
  });
  // The ended neighbours are cached under other ids: clear the whole cache, which is cheap to refill.
  forgetSessions(db);
}

/**
 * Waits for the renewals of a player's sessions that are under way, and keeps others waiting until the transaction ends:
 * the new session of a renewal that has not been committed is seen by no statement that ends sessions.
 */
async function holdRenewals(transaction: Queryable, uid: number): Promise<void> {
  await transaction.query({
    name: 'sessions-hold-renewals',
    text: 'SELECT FROM players WHERE uid = $1 FOR NO KEY UPDATE',
    values: [uid],
  });
}

/** Ends all sessions of a player except one and its successor; effective with the commit. */
export async function endOtherSessions(
  transaction: Queryable,
  { uid, sessionId, now }: LiveSession & { readonly now: Date },
): Promise<void> {
  await holdRenewals(transaction, uid);
  await transaction.query({
    name: 'sessions-end-others',
    text: `
      UPDATE sessions SET revoked_at = $3
      WHERE uid = $1 AND revoked_at IS NULL AND session_id <> $2
        AND session_id IS DISTINCT FROM (SELECT renewed_by FROM sessions WHERE session_id = $2)`,
    values: [uid, sessionId, now],
  });
}

/** Ends all sessions of a player; effective with the commit. */
export async function endAllSessions(
  transaction: Queryable,
  { uid, now }: { readonly uid: number; readonly now: Date },
): Promise<void> {
  await holdRenewals(transaction, uid);
  await transaction.query({
    name: 'sessions-end-all',
    text: 'UPDATE sessions SET revoked_at = $2 WHERE uid = $1 AND revoked_at IS NULL',
    values: [uid, now],
  });
}

/** Ends all sessions of everybody. */
export async function endEverySession(on: Queryable, now: Date): Promise<void> {
  await on.query({
    name: 'sessions-end-of-everybody',
    text: 'UPDATE sessions SET revoked_at = $1 WHERE revoked_at IS NULL',
    values: [now],
  });
}

/** Clears this process's cached tokens of ended sessions; other processes drop them within a second. */
export const forgetSessions = (db: Database): void => cacheOf(db).clear();

function forget(db: Database, sessionId: string): void {
  const cache = cacheOf(db);
  for (const [name, cached] of cache) if (cached.sessionId === sessionId) cache.delete(name);
}

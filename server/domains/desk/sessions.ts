import { randomBytes, randomUUID } from 'node:crypto';
import type { BodyOf } from '../../../contract/call';
import type { DeskOperator, sessionCalls } from '../../../contract/desk/session';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { hashPassword, isPasswordRight, isPasswordWeak } from '../players/passwords';
import { type Limit, networkOf, take } from '../players/tries';
import { record } from './audit';
import { findOperator, findOperatorByEmail, hashOf, type OperatorRow, useTotpStep } from './operators';
import { totpStep, totpTexts } from './totp';
import { openTotp } from './totpSeals';

const MINUTE_MS = 60_000;
/** A session ends after this, whatever is done in it. */
const SESSION_LIFE_MS = 12 * 60 * MINUTE_MS;
/** A session that nobody uses ends after this. */
const IDLE_MS = 30 * MINUTE_MS;

/** Where an operator is. */
export interface Desk {
  readonly ip: string;
  readonly userAgent: string | null;
}

const logInLimits = (email: string, ip: string): readonly Limit[] => [
  { key: `desk:${email}:${networkOf(ip)}`, most: 5, windowMs: 15 * MINUTE_MS },
  { key: `desk-email:${email}`, most: 20, windowMs: 15 * MINUTE_MS },
  { key: `desk-address:${networkOf(ip)}`, most: 50, windowMs: 15 * MINUTE_MS },
];

async function limit({ db, clock }: Context, limits: readonly Limit[]): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const one of limits) if (!(await take(transaction, one, clock.now()))) throw refuse('tooMany');
  });
}

const shown = ({ id, name, email, roles }: DeskOperator | OperatorRow | Operator): DeskOperator => ({
  id,
  name,
  email,
  roles: [...roles],
});

/**
 * Logs an operator in. The answer does not say which of e-mail, password and code was wrong. Refuses "tooMany" and
 * "loginWrong".
 */
export async function logIn(
  context: Context,
  { email, password, code }: BodyOf<typeof sessionCalls.open>,
  desk: Desk,
): Promise<{ token: string; operator: DeskOperator }> {
  const { db, clock, log, totpSeals } = context;
  await limit(context, logInLimits(email, desk.ip));
  const now = clock.now();
  const found = await findOperatorByEmail(db, email);
  const isRight = await isPasswordRight(found?.passwordHash ?? null, password);
  const step =
    found?.totpSealed == null ? null : totpStep(openTotp(totpSeals, found.totpSealed, found.id), code, now);
  if (found === null || !isRight || step === null || found.state !== 'active') {
    log.warn(
      { event: 'desk_log_in_failed', operator: found?.id ?? null },
      'a log-in to the console was refused',
    );
    throw refuse('loginWrong');
  }
  const token = await db.transaction(async (transaction) => {
    if (!(await useTotpStep(transaction, found.id, step))) throw refuse('loginWrong');
    return openSession(transaction, found, desk, now);
  });
  return { token, operator: shown(found) };
}

async function openSession(
  transaction: Queryable,
  operator: Pick<OperatorRow, 'id' | 'name'>,
  { ip, userAgent }: Desk,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const values = [
    randomUUID(),
    operator.id,
    hashOf(token),
    now,
    new Date(now.getTime() + SESSION_LIFE_MS),
    ip,
    userAgent?.slice(0, 512) ?? null,
  ];
  await transaction.query({
    name: 'desk-sessions-open',
    text: `
      INSERT INTO desk_sessions
        (session_id, operator_id, token_hash, created_at, seen_at, expires_at, ip, user_agent)
      VALUES ($1, $2, $3, $4, $4, $5, $6, $7)`,
    values,
  });
  await record(transaction, { operator, action: 'session.open', object: `operator ${operator.id}` }, now);
  return token;
}

/**
 * The operator whose session a token opens; null for one that is unknown, over or revoked. A call that the console makes
 * by itself does not keep the session open.
 */
export async function findSession(
  { db, clock }: Context,
  token: string,
  { isAttended }: { readonly isAttended: boolean },
): Promise<Operator | null> {
  const now = clock.now();
  const [row] = await db.query<Operator & { seenAt: Date }>({
    name: 'desk-sessions-find',
    text: `
      SELECT o.operator_id AS id, o.name, o.email, o.roles, s.session_id AS "sessionId", s.seen_at AS "seenAt"
      FROM desk_sessions s JOIN desk_operators o USING (operator_id)
      WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 AND s.seen_at > $3
        AND o.state = 'active'`,
    values: [hashOf(token), now, new Date(now.getTime() - IDLE_MS)],
  });
  if (row === undefined) return null;
  const { seenAt, ...operator } = row;
  if (isAttended && now.getTime() - seenAt.getTime() > MINUTE_MS) {
    await db.query({
      name: 'desk-sessions-seen',
      text: 'UPDATE desk_sessions SET seen_at = greatest(seen_at, $2) WHERE session_id = $1',
      values: [operator.sessionId, now],
    });
  }
  return operator;
}

/** Logs an operator out. */
export async function closeSession({ db, clock }: Context, operator: Operator): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    await transaction.query({
      name: 'desk-sessions-close',
      text: 'UPDATE desk_sessions SET revoked_at = $2 WHERE session_id = $1 AND revoked_at IS NULL',
      values: [operator.sessionId, now],
    });
    await record(transaction, { operator, action: 'session.close', object: `operator ${operator.id}` }, now);
  });
}

/** Ends every session of an operator, with the transaction. */
export async function endSessions(transaction: Queryable, operatorId: number, now: Date): Promise<void> {
  await transaction.query({
    name: 'desk-sessions-end-all',
    text: 'UPDATE desk_sessions SET revoked_at = $2 WHERE operator_id = $1 AND revoked_at IS NULL',
    values: [operatorId, now],
  });
}

const STEP_UP_LIMIT = { most: 5, windowMs: 15 * MINUTE_MS };

/** Asks for a fresh code before a decision. Refuses "tooMany" and "codeWrong"; a code counts once. */
export async function stepUp(context: Context, operator: Operator, code: string): Promise<void> {
  const { db, clock, totpSeals } = context;
  await limit(context, [{ key: `desk-code:${operator.id}`, ...STEP_UP_LIMIT }]);
  const found = await findOperator(db, operator.id);
  const step =
    found?.totpSealed == null
      ? null
      : totpStep(openTotp(totpSeals, found.totpSealed, operator.id), code, clock.now());
  if (step === null || !(await useTotpStep(db, operator.id, step))) throw refuse('codeWrong');
  await db.query({
    name: 'desk-tries-forget',
    text: 'DELETE FROM tries WHERE key = $1',
    values: [`desk-code:${operator.id}`],
  });
}

interface LinkRow {
  readonly operatorId: number;
  /** Sealed, and so is that of the operator once the link is used. */
  readonly totpSealed: Buffer;
}

async function findLink(on: Queryable, link: string, now: Date): Promise<LinkRow & OperatorRow> {
  const [row] = await on.query<LinkRow>({
    name: 'desk-links-find',
    text: `
      SELECT operator_id AS "operatorId", totp_secret AS "totpSealed" FROM desk_links
      WHERE link_hash = $1 AND used_at IS NULL AND expires_at > $2 FOR UPDATE`,
    values: [hashOf(link), now],
  });
  const operator = row === undefined ? null : await findOperator(on, row.operatorId);
  if (row === undefined || operator === null || operator.state === 'suspended') throw refuse('notFound');
  return { ...operator, ...row };
}

const linkLimit = (ip: string): readonly Limit[] => [
  { key: `desk-link:${networkOf(ip)}`, most: 20, windowMs: 15 * MINUTE_MS },
];

/** What a one-time link is for. Refuses "tooMany", and "notFound" for a link that is used or over. */
export async function readLink(context: Context, link: string, ip: string) {
  await limit(context, linkLimit(ip));
  const { db, clock, totpSeals } = context;
  const { id, email, name, totpSealed } = await findLink(db, link, clock.now());
  return { email, name, ...totpTexts(openTotp(totpSeals, totpSealed, id), email) };
}

/**
 * Uses a one-time link: sets password and authenticator app, ends earlier sessions and logs in. Refuses "tooMany",
 * "notFound", "passwordWeak" and "codeWrong".
 */
export async function acceptLink(
  context: Context,
  { link, password, code }: BodyOf<typeof sessionCalls.accept>,
  desk: Desk,
): Promise<{ token: string; operator: DeskOperator }> {
  await limit(context, linkLimit(desk.ip));
  const { db, clock, totpSeals } = context;
  const now = clock.now();
  if (isPasswordWeak(password, '')) throw refuse('passwordWeak');
  const passwordHash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    const operator = await findLink(transaction, link, now);
    const step = totpStep(openTotp(totpSeals, operator.totpSealed, operator.id), code, now);
    if (step === null) throw refuse('codeWrong');
    await transaction.query({
      name: 'desk-links-use',
      text: 'UPDATE desk_links SET used_at = $2 WHERE link_hash = $1',
      values: [hashOf(link), now],
    });
    await transaction.query({
      name: 'desk-operators-ready',
      text: `
        UPDATE desk_operators SET password_hash = $2, totp_secret = $3, totp_step = $4, state = 'active'
        WHERE operator_id = $1`,
      values: [operator.id, passwordHash, operator.totpSealed, step],
    });
    await endSessions(transaction, operator.id, now);
    await record(transaction, { operator, action: 'link.accept', object: `operator ${operator.id}` }, now);
    return { token: await openSession(transaction, operator, desk, now), operator: shown(operator) };
  });
}

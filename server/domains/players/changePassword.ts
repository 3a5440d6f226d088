import type { accountCalls, Session } from '../../../contract/account/account';
import type { profileCalls } from '../../../contract/account/profile';
import type { BodyOf } from '../../../contract/call';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { sendMessage } from '../messages/send';
import { takeCheck, tryCode } from './codes';
import { hashPassword, isPasswordRight, isPasswordWeak } from './passwords';
import { parsePhone } from './phone';
import { findByPhone } from './players';
import { passwordTries } from './proof';
import {
  type Device,
  endAllSessions,
  endOtherSessions,
  forgetSessions,
  type LiveSession,
  openSession,
} from './sessions';
import { giveBack, take } from './tries';
import { WITHDRAWAL_HOLD_MS } from './withdrawalFacts';

interface Known {
  readonly phone: string;
  readonly passwordHash: string;
}

/**
 * Changes a player's password, which ends all their other sessions and holds withdrawals for a day. Repeating
 * it, because the answer was lost, succeeds. Refuses "badRequest" (not exactly one of old password and code),
 * "passwordWeak", "tooMany", "loginWrong" and "codeWrong".
 */
export async function changePassword(
  context: Context,
  session: LiveSession,
  { newPwd, oldPwd, code }: BodyOf<typeof profileCalls.changePassword>,
): Promise<void> {
  const { db, clock } = context;
  if ((oldPwd === undefined) === (code === undefined)) throw refuse('badRequest');
  const now = clock.now();
  const known = await findKnown(context, session.uid);
  if (isPasswordWeak(newPwd, known.phone)) throw refuse('passwordWeak');
  if (oldPwd !== undefined && !(await isProven(context, session.uid, known, { oldPwd, newPwd }))) return;
  if (code !== undefined) {
    const { phone } = known;
    if (!(await tryCode(db, { phone, purpose: 'security', code, now }))) throw refuse('codeWrong');
  }
  const passwordHash = await hashPassword(newPwd);
  await db.transaction(async (transaction) => {
    const replaced = { uid: session.uid, oldHash: known.passwordHash, newHash: passwordHash, now };
    // Of two concurrent changes, one has verified a password that is no longer valid.
    if (!(await replacePassword(transaction, replaced))) throw refuse('loginWrong');
    await endOtherSessions(transaction, { ...session, now });
  });
  forgetSessions(db);
}

/**
 * Sets a new password with a log-in code from SMS, for a player who has forgotten the old one, and logs in. It ends
 * all other sessions and holds withdrawals for a day. An unknown phone gets the same answer as a wrong code. Refuses
 * "phoneInvalid", "passwordWeak" (the code stays valid), "tooMany" and "codeWrong".
 */
export async function resetPassword(
  { db, clock }: Context,
  { account, code, newPwd }: BodyOf<typeof accountCalls.resetPassword>,
  device: Device,
): Promise<Session> {
  const phone = parsePhone(account);
  if (phone === null) throw refuse('phoneInvalid');
  if (isPasswordWeak(newPwd, phone)) throw refuse('passwordWeak');
  const now = clock.now();
  const limits = await takeCheck(db, { phone, ip: device.ip, now });
  const isRight = await tryCode(db, { phone, purpose: 'logIn', code, now });
  const player = await findByPhone(db, phone);
  if (!isRight || player === null) throw refuse('codeWrong');
  await giveBack(db, limits);
  const { uid, passwordHash: oldHash } = player;
  const newHash = await hashPassword(newPwd);
  const token = await db.transaction(async (transaction) => {
    if (!(await replacePassword(transaction, { uid, oldHash, newHash, now }))) throw refuse('codeWrong');
    await endAllSessions(transaction, { uid, now });
    return openSession(transaction, uid, now, device);
  });
  forgetSessions(db);
  return { uid, token };
}

/** Stores a new password and tells the player; false if the old one is no longer in force. */
async function replacePassword(
  transaction: Queryable,
  { uid, oldHash, newHash, now }: { uid: number; oldHash: string; newHash: string; now: Date },
): Promise<boolean> {
  const rows = await transaction.query({
    name: 'players-set-password',
    text: `
      UPDATE players SET password_hash = $3, password_changed_at = $4
      WHERE uid = $1 AND password_hash = $2 RETURNING uid`,
    values: [uid, oldHash, newHash, now],
  });
  if (rows.length === 0) return false;
  const heldUntil = new Date(now.getTime() + WITHDRAWAL_HOLD_MS).toISOString();
  await sendMessage(transaction, { uid, content: { kind: 'passwordChanged', heldUntil }, now });
  return true;
}

/**
 * Whether the old password is right; false where the new one is in force already. Counted before it is checked,
 * so that the thief of a token cannot guess the password. Refuses "tooMany" and "loginWrong".
 */
async function isProven(
  { db, clock }: Context,
  uid: number,
  { passwordHash }: Known,
  { oldPwd, newPwd }: { readonly oldPwd: string; readonly newPwd: string },
): Promise<boolean> {
  const limit = passwordTries(uid);
  if (!(await take(db, limit, clock.now()))) throw refuse('tooMany');
  const isOldRight = await isPasswordRight(passwordHash, oldPwd);
  if (!isOldRight && !(await isPasswordRight(passwordHash, newPwd))) throw refuse('loginWrong');
  await giveBack(db, [limit]);
  return isOldRight;
}

async function findKnown({ db }: Pick<Context, 'db'>, uid: number): Promise<Known> {
  const [row] = await db.query<Known>({
    name: 'players-known-by',
    text: 'SELECT phone, password_hash AS "passwordHash" FROM players WHERE uid = $1',
    values: [uid],
  });
  if (row === undefined) throw refuse('notFound');
  return row;
}

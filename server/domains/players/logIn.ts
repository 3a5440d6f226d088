import type { accountCalls, Session } from '../../../contract/account/account';
import type { BodyOf } from '../../../contract/call';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { takeCheck, tryCode } from './codes';
import { isPasswordRight } from './passwords';
import { parsePhone } from './phone';
import { findByPhone, holdPassword } from './players';
import { type Device, openSession } from './sessions';
import { giveBack, type Limit, networkOf, take } from './tries';

const QUARTER_HOUR_MS = 15 * 60_000;

/**
 * Limits of failed log-ins. Guessing locks out the guesser's own address; the wider limit per phone slows many
 * addresses, and the owner can still log in with a code.
 */
const logInLimits = (phone: string, ip: string): readonly Limit[] => [
  { key: `log-in:${phone}:${networkOf(ip)}`, most: 5, windowMs: QUARTER_HOUR_MS },
  { key: `log-in-phone:${phone}`, most: 30, windowMs: QUARTER_HOUR_MS },
  { key: `log-in-address:${networkOf(ip)}`, most: 100, windowMs: QUARTER_HOUR_MS },
];

/**
 * Logs in with phone and password. An unknown phone gets the same answer as a wrong password, after the same
 * work. Refuses "phoneInvalid", "tooMany", "loginWrong".
 */
export async function logInByPassword(
  { db, clock }: Context,
  { account, pwd }: BodyOf<typeof accountCalls.logInByPassword>,
  device: Device,
): Promise<Session> {
  const phone = parsePhone(account);
  if (phone === null) throw refuse('phoneInvalid');
  const now = clock.now();
  const limits = logInLimits(phone, device.ip);
  await db.transaction(async (tx) => {
    // Counted before the password is checked, so that parallel guesses cannot pass the limit.
    for (const limit of limits) if (!(await take(tx, limit, now))) throw refuse('tooMany');
  });
  const player = await findByPhone(db, phone);
  const isRight = await isPasswordRight(player?.passwordHash ?? null, pwd);
  if (player === null || !isRight) throw refuse('loginWrong');
  await giveBack(db, limits);
  const token = await db.transaction(async (tx) => {
    // A change of the password ends all sessions: a log-in in progress must not open one after it.
    if (!(await holdPassword(tx, player))) throw refuse('loginWrong');
    return openSession(tx, player.uid, now, device);
  });
  return { uid: player.uid, token };
}

/**
 * Logs in with phone and code. An unknown phone gets the same answer as a wrong code. Refuses "phoneInvalid", "tooMany",
 * "codeWrong".
 */
export async function logInByCode(
  { db, clock }: Context,
  { account, verifyCode }: BodyOf<typeof accountCalls.logInByCode>,
  device: Device,
): Promise<Session> {
  const phone = parsePhone(account);
  if (phone === null) throw refuse('phoneInvalid');
  const now = clock.now();
  const limits = await takeCheck(db, { phone, ip: device.ip, now });
  const isRight = await tryCode(db, { phone, purpose: 'logIn', code: verifyCode, now });
  const player = await findByPhone(db, phone);
  if (!isRight || player === null) throw refuse('codeWrong');
  await giveBack(db, limits);
  return { uid: player.uid, token: await openSession(db, player.uid, now, device) };
}

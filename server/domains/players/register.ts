import type { accountCalls, Session } from '../../../contract/account/account';
import type { BodyOf } from '../../../contract/call';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { openAccounts } from '../../ledger/accounts';
import { barredPhone } from './barredPhones';
import { takeCheck, tryCode } from './codes';
import { inviterOf } from './invites';
import { hashPassword, isPasswordWeak } from './passwords';
import { parsePhone } from './phone';
import { insertPlayer } from './players';
import { type Device, openSession } from './sessions';
import { giveBack } from './tries';

type Registration = BodyOf<typeof accountCalls.register>;

/** What else happens in the transaction that opens an account. */
export type OnRegistered = (transaction: Queryable, uid: number, now: Date) => Promise<void>;

/**
 * Opens an account and logs in. Everything that can be refused without the code is checked first, so that a
 * mistake does not use the code up. Only the holder of the right code learns that a phone already has an
 * account. Refuses "phoneInvalid", "agreementMissing", "passwordWeak", "inviteInvalid", "tooMany", "codeWrong",
 * "alreadyRegistered", and "selfExcluded", "onBreak" or "underAge" for a phone whose closed account may not play yet.
 */
export async function registerPlayer(
  context: Context,
  body: Registration,
  device: Device,
  onRegistered: OnRegistered,
): Promise<Session> {
  const { db, clock } = context;
  const phone = parsePhone(body.account);
  if (phone === null) throw refuse('phoneInvalid');
  if (!body.agreement) throw refuse('agreementMissing');
  if (isPasswordWeak(body.pwd, phone)) throw refuse('passwordWeak');
  const invitedBy = body.inviteCode ? await inviterOf(db, body.inviteCode) : null;
  if (body.inviteCode && invitedBy === null) throw refuse('inviteInvalid');

  const now = clock.now();
  const limits = await takeCheck(db, { phone, ip: device.ip, now });
  const outcome = await db.transaction(async (tx) => {
    if (!(await tryCode(tx, { phone, purpose: 'register', code: body.code, now }))) return 'codeWrong';
    const barred = await barredPhone(tx, phone, now);
    if (barred !== null) return barred;
    const uid = await insertPlayer(tx, {
      phone,
      passwordHash: await hashPassword(body.pwd),
      invitedBy,
      source: body.source ?? null,
      adData: body.adData ?? null,
      giveBonus: body.giveBonus ?? false,
      ip: device.ip,
      homeApp: device.childCode,
      now,
    });
    if (uid === null) return 'alreadyRegistered';
    await openAccounts(tx, uid);
    await onRegistered(tx, uid, now);
    return { uid, token: await openSession(tx, uid, now, device) };
  });
  if (outcome !== 'codeWrong') await giveBack(db, limits);
  // The try is committed before the refusal is thrown; otherwise it would not count.
  if (typeof outcome === 'string') throw refuse(outcome);
  return outcome;
}

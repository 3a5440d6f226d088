import { randomBytes, randomInt } from 'node:crypto';
import { SMS_RESEND_S } from '../../../contract/account/account';
import type { Context } from '../../context';
import { type Queryable, sqlState } from '../../db/database';
import { refuse } from '../../http/refusal';
import { brandName } from '../catalogue/brands';
import { CODE_LIFE_MIN, CODE_TRIES_MAX } from './codes';
import type { MailCarrier } from './mail';
import { giveBack, type Limit, networkOf, take } from './tries';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const UNIQUE_VIOLATION = '23505';

interface Binding {
  readonly uid: number;
  /** In lower case, which identifies a mailbox. */
  readonly email: string;
}

/**
 * Sends a code to a mailbox that a player wants to bind, replacing the previous code. The answer is the same
 * for another player's mailbox: only its reader learns more. Refuses "alreadySet" for a player who has bound
 * one, "tooMany" beyond the limits and "busy" when nothing can be sent.
 */
export async function sendEmailCode(
  context: Context,
  carrier: MailCarrier | null,
  { uid, email, ip }: Binding & { readonly ip: string },
): Promise<void> {
  if (carrier === null) throw refuse('busy');
  const { db, settings } = context;
  const now = context.clock.now();
  const limits = sendLimits(context, { uid, email, ip });
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const salt = randomBytes(16);
  await db.transaction(async (transaction) => {
    if (await hasEmail(transaction, uid)) throw refuse('alreadySet');
    for (const limit of limits) if (!(await take(transaction, limit, now))) throw refuse('tooMany');
    await transaction.query({
      name: 'email-codes-put',
      text: `
        INSERT INTO email_codes (uid, email, salt, code_hash, expires_at)
        VALUES ($1, $2, $3, sha256($3::bytea || convert_to($4, 'UTF8')), $5::timestamptz + $6 * interval '1 min')
        ON CONFLICT (uid) DO UPDATE SET
          email = excluded.email, salt = excluded.salt, code_hash = excluded.code_hash, tries = 0,
          expires_at = excluded.expires_at, used_at = NULL`,
      values: [uid, email, salt, code, now, CODE_LIFE_MIN],
    });
  });
  const brand = brandName(settings.active.brand);
  try {
    await carrier.send(email, {
      subject: `Your ${brand} code`,
      body: `${code} is your ${brand} code. It binds this mailbox to your account and works for ${CODE_LIFE_MIN} minutes. Tell it to nobody.`,
    });
  } catch (error) {
    context.log.error({ err: error }, 'could not send a code by mail');
    // Nothing was sent, so the player need not wait. The address keeps its count, so that provoking failures
    // does not evade the limit.
    await giveBack(
      db,
      limits.filter(({ key }) => !key.startsWith('mail-address')),
    );
    throw refuse('busy');
  }
}

/** Always in the same order, so that two requests cannot deadlock. */
function sendLimits(
  { config }: Pick<Context, 'config'>,
  { uid, email, ip }: Binding & { readonly ip: string },
): readonly Limit[] {
  return [
    { key: `mail-wait:${uid}`, most: 1, windowMs: SMS_RESEND_S * 1_000 },
    { key: `mail-day:${uid}`, most: 5, windowMs: DAY_MS },
    { key: `mail-box:${email}`, most: 5, windowMs: DAY_MS },
    { key: `mail-address:${networkOf(ip)}`, most: config.smsPerAddress, windowMs: HOUR_MS },
  ];
}

/**
 * Binds a mailbox permanently. Refuses "alreadySet" for a player who has one, "codeWrong", and
 * "alreadyRegistered" where it belongs to another account, which only the reader of that mailbox can find out.
 */
export async function bindEmail(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, email, code }: Binding & { readonly code: string },
): Promise<void> {
  if (await hasEmail(db, uid)) throw refuse('alreadySet');
  // In a transaction of its own, so that a wrong try stays counted.
  if (!(await tryEmailCode(db, { uid, email, code, now: clock.now() }))) throw refuse('codeWrong');
  try {
    const rows = await db.query({
      name: 'players-bind-email',
      text: 'UPDATE players SET email = $2 WHERE uid = $1 AND email IS NULL RETURNING uid',
      values: [uid, email],
    });
    if (rows.length === 0) throw refuse('alreadySet');
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw refuse('alreadyRegistered');
    throw error;
  }
}

/** Counts one try of a code and returns whether it was right; a right one is used up. */
async function tryEmailCode(
  on: Queryable,
  { uid, email, code, now }: Binding & { readonly code: string; readonly now: Date },
): Promise<boolean> {
  const [row] = await on.query<{ isRight: boolean }>({
    name: 'email-codes-try',
    text: `
      UPDATE email_codes SET
        tries = tries + 1,
        used_at = CASE WHEN email = $2 AND code_hash = sha256(salt || convert_to($3, 'UTF8'))
          THEN $4::timestamptz END
      WHERE uid = $1 AND used_at IS NULL AND tries < $5 AND expires_at > $4
      RETURNING used_at IS NOT NULL AS "isRight"`,
    values: [uid, email, code, now, CODE_TRIES_MAX],
  });
  return row?.isRight ?? false;
}

async function hasEmail(on: Queryable, uid: number): Promise<boolean> {
  const rows = await on.query({
    name: 'players-has-email',
    text: 'SELECT FROM players WHERE uid = $1 AND email IS NOT NULL',
    values: [uid],
  });
  return rows.length === 1;
}

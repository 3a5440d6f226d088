import { randomBytes, randomInt } from 'node:crypto';
import { SMS_RESEND_S } from '../../../contract/account/account';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { brandName } from '../catalogue/brands';
import { phoneBlock } from './phone';
import type { SmsCarrier } from './sms';
import { forgetTries, giveBack, type Limit, networkOf, take } from './tries';

/** The purpose of a code; it is not valid for any other. */
export type Purpose = 'register' | 'logIn' | 'security';

/** How long a code is valid, in minutes. */
export const CODE_LIFE_MIN = 5;
/** Right and wrong tries together. */
export const CODE_TRIES_MAX = 5;
/** How often a network may be wrong about the codes of a phone: too rarely to make one useless, whose owner may be elsewhere. */
const WRONG_MAX = 4;

const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Sends a code to a phone in E.164, replacing the previous one. For a log-in without an account it sends a text
 * without a code, after the same work, so that neither answer nor time reveals who has an account. Refuses
 * "tooMany" beyond the limits and "busy" when nothing can be sent.
 */
export async function sendCode(
  context: Context,
  carrier: SmsCarrier | null,
  { phone, purpose, ip }: { phone: string; purpose: Purpose; ip: string },
): Promise<void> {
  if (carrier === null) throw refuse('busy');
  const now = context.clock.now();
  const limits = sendLimits(context, phone, ip);
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const salt = randomBytes(16);

  const isKnown = await context.db.transaction(async (tx) => {
    for (const limit of limits) if (!(await take(tx, limit, now))) throw refuse('tooMany');
    await forgetTries(tx, now);
    await forgetCodes(tx, now);
    await tx.query({
      name: 'sms-codes-put',
      text: `
        INSERT INTO sms_codes (phone, purpose, salt, code_hash, expires_at)
        VALUES ($1, $2, $3, sha256($3::bytea || convert_to($4, 'UTF8')), $5::timestamptz + $6 * interval '1 min')
        ON CONFLICT (phone, purpose) DO UPDATE SET
          salt = excluded.salt, code_hash = excluded.code_hash, tries = 0,
          expires_at = excluded.expires_at, used_at = NULL`,
      values: [phone, purpose, salt, code, now, CODE_LIFE_MIN],
    });
    const known = await tx.query({
      name: 'players-known',
      text: 'SELECT 1 FROM players WHERE phone = $1',
      values: [phone],
    });
    return known.length === 1;
  });

  const body = purpose === 'logIn' && !isKnown ? strangerText(context) : codeText(context, code);
  try {
    await carrier.send(phone, body);
  } catch (error) {
    context.log.error({ err: error }, 'could not send a code');
    // Nothing was sent, so the player need not wait. The address keeps its count, so that provoking failures
    // does not evade the limit.
    await giveBack(
      context.db,
      limits.filter(({ key }) => key.startsWith('sms-phone')),
    );
    throw refuse('busy');
  }
}

/** Each sent code deletes a few that ended a day ago, so that phones of people without an account are not kept. */
const forgetCodes = (on: Queryable, now: Date): Promise<unknown> =>
  on.query({
    name: 'sms-codes-forget',
    text: `
      DELETE FROM sms_codes WHERE (phone, purpose) IN (
        SELECT phone, purpose FROM sms_codes WHERE expires_at < $1::timestamptz - interval '1 day'
        ORDER BY expires_at LIMIT 10 FOR UPDATE SKIP LOCKED)`,
    values: [now],
  });

/** From the narrowest to the widest, always in the same order, so that two requests cannot deadlock. */
function sendLimits({ config }: Pick<Context, 'config'>, phone: string, ip: string): readonly Limit[] {
  return [
    { key: `sms-phone-wait:${phone}`, most: 1, windowMs: SMS_RESEND_S * 1_000 },
    { key: `sms-phone-day:${phone}`, most: 5, windowMs: DAY_MS },
    { key: `sms-block:${phoneBlock(phone)}`, most: 40, windowMs: HOUR_MS },
    { key: `sms-address:${networkOf(ip)}`, most: config.smsPerAddress, windowMs: HOUR_MS },
    { key: 'sms-everybody', most: config.smsPerDay, windowMs: DAY_MS },
  ];
}

/** The last line lets browsers offer the code to this site only (WebOTP). */
function codeText({ config, settings }: Pick<Context, 'config' | 'settings'>, code: string): string {
  const text = `${code} is your ${brandName(settings.active.brand)} code. It works for ${CODE_LIFE_MIN} minutes. Tell it to nobody.`;
  return config.publicUrl === null ? text : `${text}\n\n@${new URL(config.publicUrl).hostname} #${code}`;
}

const strangerText = ({ settings }: Pick<Context, 'settings'>): string =>
  `Somebody asked to log in to ${brandName(settings.active.brand)} with this number, which has no account. You can register instead.`;

const checksFrom = (ip: string): Limit => ({
  key: `code-check:${networkOf(ip)}`,
  most: 60,
  windowMs: HOUR_MS,
});

/** Refuses "tooMany" to an address that checks very many codes, which five wrong tries would make useless each. */
export async function requireChecksLeft(on: Queryable, ip: string, now: Date): Promise<void> {
  if (!(await take(on, checksFrom(ip), now))) throw refuse('tooMany');
}

/**
 * Counts a try of a code by anybody who knows a phone, before the code itself counts it. Returns what is to be given back if
 * the code is right. Refuses "tooMany" to a network that was wrong too often, about this phone or in all: it cannot guess, and
 * uses up no tries of an owner who is elsewhere.
 */
export async function takeCheck(
  db: Database,
  { phone, ip, now }: { phone: string; ip: string; now: Date },
): Promise<readonly Limit[]> {
  const ofPhone = { key: `code-wrong:${phone}:${networkOf(ip)}`, most: WRONG_MAX, windowMs: QUARTER_HOUR_MS };
  const limits = [ofPhone, checksFrom(ip)];
  await db.transaction(async (tx) => {
    for (const limit of limits) if (!(await take(tx, limit, now))) throw refuse('tooMany');
  });
  return limits;
}

/**
 * Returns whether a code is right and keeps it valid. A wrong one counts as a try, so that checking first does
 * not evade the limit.
 */
export async function checkCode(
  on: Queryable,
  { phone, purpose, code, now }: { phone: string; purpose: Purpose; code: string; now: Date },
): Promise<boolean> {
  const [row] = await on.query<{ isRight: boolean }>({
    name: 'sms-codes-check',
    text: `
      UPDATE sms_codes SET
        tries = tries + CASE WHEN code_hash = sha256(salt || convert_to($3, 'UTF8')) THEN 0 ELSE 1 END
      WHERE phone = $1 AND purpose = $2 AND used_at IS NULL AND tries < $5 AND expires_at > $4
      RETURNING code_hash = sha256(salt || convert_to($3, 'UTF8')) AS "isRight"`,
    values: [phone, purpose, code, now, CODE_TRIES_MAX],
  });
  return row?.isRight ?? false;
}

/**
 * Counts one try of a code and returns whether it was right. A right code is used up. A single statement, so
 * that parallel tries are each counted.
 */
export async function tryCode(
  on: Queryable,
  { phone, purpose, code, now }: { phone: string; purpose: Purpose; code: string; now: Date },
): Promise<boolean> {
  const [row] = await on.query<{ isRight: boolean }>({
    name: 'sms-codes-try',
    text: `
      UPDATE sms_codes SET
        tries = tries + 1,
        used_at = CASE WHEN code_hash = sha256(salt || convert_to($3, 'UTF8')) THEN $4::timestamptz END
      WHERE phone = $1 AND purpose = $2 AND used_at IS NULL AND tries < $5 AND expires_at > $4
      RETURNING used_at IS NOT NULL AS "isRight"`,
    values: [phone, purpose, code, now, CODE_TRIES_MAX],
  });
  return row?.isRight ?? false;
}

import { hashRaw } from '@node-rs/argon2';
import type { Queryable } from '../../db/database';

/** As slow as a password, because there are only a billion phone numbers to guess from. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** One salt for all, so that a phone can be found again. */
const SALT = Buffer.from('peryahan barred phones');
/** Nobody younger may play. */
const AGE_MIN_YEARS = 21;

export type Barred = 'selfExcluded' | 'onBreak' | 'underAge';

const digestOf = async (phone: string): Promise<string> =>
  (await hashRaw(phone, { ...ARGON2ID, salt: SALT })).toString('base64');

/**
 * Before an account is closed: its phone may not open another one before the end of a break or an exclusion, or before a
 * stated birthday makes its holder 21. Where there is none of these, nothing is kept.
 */
export async function barPhone(transaction: Queryable, uid: number, now: Date): Promise<void> {
  await transaction.query({ text: 'DELETE FROM barred_phones WHERE until <= $1', values: [now] });
  const [row] = await transaction.query<{ phone: string; reason: Barred; until: Date }>({
    text: `
      SELECT p.phone, bar.reason, bar.until FROM players p CROSS JOIN LATERAL (
        SELECT 'selfExcluded' AS reason, excluded_until AS until FROM safer_play WHERE uid = p.uid
        UNION ALL
        SELECT 'onBreak', break_until FROM safer_play WHERE uid = p.uid
        UNION ALL
        SELECT 'underAge', (p.birthday + $3 * interval '1 year') AT TIME ZONE 'Asia/Manila'
        WHERE p.under_age_at IS NOT NULL) bar
      WHERE p.uid = $1 AND bar.until > $2 ORDER BY bar.until DESC LIMIT 1`,
    values: [uid, now, AGE_MIN_YEARS],
  });
  if (row === undefined) return;
  await transaction.query({
    text: `
      INSERT INTO barred_phones AS bar (digest, reason, until) VALUES ($1, $2, $3)
      ON CONFLICT (digest) DO UPDATE SET reason = excluded.reason, until = excluded.until
      WHERE bar.until < excluded.until`,
    values: [await digestOf(row.phone), row.reason, row.until],
  });
}

/** Why the holder of a phone may not open an account, after closing one; null when they may. */
export async function barredPhone(on: Queryable, phone: string, now: Date): Promise<Barred | null> {
  const [any] = await on.query({ name: 'barred-phones-any', text: 'SELECT FROM barred_phones LIMIT 1' });
  // Saves the slow digest where nobody is barred.
  if (any === undefined) return null;
  const [row] = await on.query<{ reason: Barred }>({
    name: 'barred-phones-find',
    text: 'SELECT reason FROM barred_phones WHERE digest = $1 AND until > $2',
    values: [await digestOf(phone), now],
  });
  return row?.reason ?? null;
}

import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { dayAfter, manilaDate } from '../../manilaDay';
import { networkOf } from '../players/tries';

const KEPT_DAYS = 90;

/**
 * Keeps from which address a player spun on a day. Two players at one address on one day are marked for a review; mobile
 * carriers share addresses, so nobody is kept from spinning by it.
 */
export async function noteAddress(
  transaction: Queryable,
  { uid, ip, now }: { readonly uid: number; readonly ip: string; readonly now: Date },
): Promise<void> {
  const place = [manilaDate(now), networkOf(ip)] as const;
  // Of two players who spin at once the second one sees the first.
  await transaction.query({
    name: 'spin-address-lock',
    text: "SELECT pg_advisory_xact_lock(hashtext('spin address ' || $1 || ' ' || $2))",
    values: place,
  });
  await transaction.query({
    name: 'spin-address-note',
    text: `
      INSERT INTO spin_addresses (day, address, uid, spun_at) VALUES ($1::date, $2, $3, $4)
      ON CONFLICT (day, address, uid) DO NOTHING`,
    values: [...place, uid, now],
  });
  const flagged = await transaction.query({
    name: 'spin-address-flag',
    text: `
      UPDATE spin_addresses SET for_review = true
      WHERE day = $1::date AND address = $2 AND NOT for_review
        AND EXISTS (SELECT FROM spin_addresses WHERE day = $1::date AND address = $2 AND uid <> $3) RETURNING uid`,
    values: [...place, uid],
  });
  if (flagged.length > 0) await openReview(transaction, place, now);
}

/** Asks for a review of an address on a day, also where an operator has seen it before this player came. */
const openReview = (transaction: Queryable, place: readonly [string, string], now: Date) =>
  transaction.query({
    name: 'spin-review-open',
    text: `
      INSERT INTO spin_reviews (day, address, flagged_at) VALUES ($1::date, $2, $3)
      ON CONFLICT (day, address) DO UPDATE SET flagged_at = excluded.flagged_at, seen_at = NULL, seen_by = NULL`,
    values: [...place, now],
  });

/** Deletes addresses 90 days after their day (yyyy-mm-dd). Returns how many there were. */
export async function deleteOldAddresses({ db }: Pick<Context, 'db'>, day: string): Promise<number> {
  const [row] = await db.query<{ deleted: bigint }>({
    name: 'spin-address-delete',
    text: `
      WITH reviews AS (DELETE FROM spin_reviews WHERE day < $1::date),
        addresses AS (DELETE FROM spin_addresses WHERE day < $1::date RETURNING uid)
      SELECT count(*) AS deleted FROM addresses`,
    values: [dayAfter(day, -KEPT_DAYS)],
  });
  return Number(row?.deleted ?? 0);
}

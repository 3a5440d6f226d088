import type { Queryable } from '../../db/database';

/** When a player passed the review of source of funds and harm; null for one who has not. */
export async function reviewedAt(on: Queryable, uid: number): Promise<Date | null> {
  const [row] = await on.query<{ passedAt: Date }>({
    name: 'vip-reviews-find',
    text: 'SELECT passed_at AS "passedAt" FROM vip_reviews WHERE uid = $1',
    values: [uid],
  });
  return row?.passedAt ?? null;
}

/** Keeps that a player has passed the review, or takes it back. False where nothing changes. */
export async function setReview(
  transaction: Queryable,
  {
    uid,
    passed,
    by,
    now,
  }: { readonly uid: number; readonly passed: boolean; readonly by: string; readonly now: Date },
): Promise<boolean> {
  const rows = passed
    ? await transaction.query({
        name: 'vip-reviews-pass',
        text: `
          INSERT INTO vip_reviews (uid, passed_at, passed_by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING uid`,
        values: [uid, now, by],
      })
    : await transaction.query({
        name: 'vip-reviews-take-back',
        text: 'DELETE FROM vip_reviews WHERE uid = $1 RETURNING uid',
        values: [uid],
      });
  return rows.length > 0;
}

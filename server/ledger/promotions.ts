import type { Queryable } from '../db/database';

/** What promotions have paid on a day in Manila under references that begin alike, as in `mission:` or `welcome`. */
export interface PromotionsOfDay {
  readonly day: string;
  /** The reference up to its first colon. */
  readonly prefix: string;
  /** Pesos from promotions less what came back, in centavos. */
  readonly paidCentavos: bigint;
  /** Points given less points taken. */
  readonly points: bigint;
  readonly transfers: number;
  readonly players: number;
}

/** What promotions have paid and which points moved from `since` to before `until`, by day and beginning of the reference. */
export async function promotionsByDay(on: Queryable, since: Date, until: Date): Promise<PromotionsOfDay[]> {
  const rows = await on.query<
    Omit<PromotionsOfDay, 'transfers' | 'players'> & { transfers: bigint; players: bigint }
  >({
    name: 'ledger-promotions-days',
    text: `
      SELECT (created_at AT TIME ZONE 'Asia/Manila')::date AS day, split_part(reference, ':', 1) AS prefix,
        coalesce(sum(CASE WHEN from_code = 17 THEN amount ELSE -amount END)
          FILTER (WHERE 17 IN (from_code, to_code)), 0)::bigint AS "paidCentavos",
        coalesce(sum(CASE WHEN from_code = 25 THEN amount ELSE -amount END)
          FILTER (WHERE 25 IN (from_code, to_code)), 0)::bigint AS points,
        count(*) AS transfers, count(DISTINCT uid) AS players
      FROM ledger_entries
      WHERE created_at >= $1 AND created_at < $2 AND (from_code IN (17, 25) OR to_code IN (17, 25))
      GROUP BY day, prefix ORDER BY day DESC, prefix`,
    values: [since, until],
  });
  return rows.map((row) => ({ ...row, transfers: Number(row.transfers), players: Number(row.players) }));
}

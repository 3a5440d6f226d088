import type { Queryable } from '../db/database';

/** What all players together owned at a time, in centavos. */
export interface PlayersFunds {
  readonly main: bigint;
  readonly bonus: bigint;
  readonly held: bigint;
}

/** What players owned at each of these times: what they own now, less what has changed since. */
export async function fundsAt(on: Queryable, times: readonly Date[]): Promise<PlayersFunds[]> {
  const rows = await on.query<PlayersFunds & { at: Date }>({
    name: 'ledger-funds-at',
    text: `
      WITH now AS (
        SELECT code, sum(balance) AS balance FROM ledger_accounts WHERE code IN (10, 11, 12) GROUP BY code
      ), times AS (
        SELECT at, lead(at) OVER (ORDER BY at) AS next FROM unnest($1::timestamptz[]) AS t (at)
      ), changes AS (
        SELECT t.at, c.code, sum(CASE WHEN e.to_code = c.code THEN e.amount ELSE -e.amount END) AS change
        FROM times t JOIN ledger_entries e ON e.created_at >= t.at AND (t.next IS NULL OR e.created_at < t.next)
          CROSS JOIN (VALUES (10), (11), (12)) AS c (code)
        WHERE (e.to_code = c.code) <> (e.from_code = c.code)
        GROUP BY t.at, c.code
      ), later AS (
        SELECT t.at, n.code, n.balance - coalesce((
          SELECT sum(change) FROM changes x WHERE x.code = n.code AND x.at >= t.at), 0) AS balance
        FROM times t CROSS JOIN now n
      )
      SELECT t.at, coalesce(sum(l.balance) FILTER (WHERE l.code = 10), 0)::bigint AS main,
        coalesce(sum(l.balance) FILTER (WHERE l.code = 11), 0)::bigint AS bonus,
        coalesce(sum(l.balance) FILTER (WHERE l.code = 12), 0)::bigint AS held
      FROM times t LEFT JOIN later l ON l.at = t.at GROUP BY t.at`,
    values: [times],
  });
  return times.map((at) => {
    const row = rows.find((each) => each.at.getTime() === at.getTime());
    return { main: row?.main ?? 0n, bonus: row?.bonus ?? 0n, held: row?.held ?? 0n };
  });
}

import type { Queryable } from '../db/database';

/** Players per statement: each reads all of their entries. */
const PAGE = 200;

/**
 * What does not follow from a player's entries: a stored balance, or the main balance after a transfer; or the opening
 * balances, whose sides differ.
 */
export interface Unproved {
  readonly uid: number;
  readonly what: 'balance' | 'statement' | 'opening';
}

export interface Proof {
  readonly players: number;
  readonly unproved: readonly Unproved[];
}

/**
 * Computes every player's accounts again from all entries, on top of what bets that have left the database came to: each
 * balance is the sum of its postings, and each transfer leaves the main balance that the one before it and its own entries
 * make, from the first on that is newer than what has left. An entry that was changed, removed or added by other means than
 * the ledger's functions breaks one of them.
 */
export async function proveLedger(on: Queryable): Promise<Proof> {
  const unproved: Unproved[] = [];
  let players = 0;
  let after = 0;
  for (;;) {
    const page = await on.query<{ uid: number }>({
      name: 'ledger-proof-players',
      text: 'SELECT uid FROM ledger_accounts WHERE code = 10 AND uid > $1 ORDER BY uid LIMIT $2',
      values: [after, PAGE],
    });
    const uids = page.map(({ uid }) => uid);
    const last = uids.at(-1);
    if (last === undefined) return { players, unproved };
    unproved.push(...(await unprovedOf(on, uids)));
    players += uids.length;
    after = last;
  }
}

const unprovedOf = (on: Queryable, uids: readonly number[]): Promise<Unproved[]> =>
  on.query<Unproved>({
    name: 'ledger-proof',
    text: `
      WITH entries AS MATERIALIZED (SELECT * FROM ledger_entries WHERE uid = ANY ($1)), openings AS MATERIALIZED (
        SELECT * FROM ledger_openings WHERE uid = ANY ($1)
      ), postings AS (
        SELECT uid, to_code AS code, amount FROM entries UNION ALL SELECT uid, from_code, -amount FROM entries
        UNION ALL SELECT uid, code, credited - debited FROM openings
      ), sums AS (
        SELECT uid, code, sum(amount) AS total FROM postings WHERE code % 10 < 5 GROUP BY uid, code
      ), accounts AS (SELECT uid, code, balance FROM ledger_accounts WHERE uid = ANY ($1)), transfers AS (
        SELECT uid, transfer_id, min(cash_after) AS lowest, max(cash_after) AS highest,
          sum(sum(CASE 10 WHEN to_code THEN amount WHEN from_code THEN -amount ELSE 0 END))
            OVER (PARTITION BY uid ORDER BY transfer_id) AS running
        FROM entries GROUP BY uid, transfer_id
      )
      SELECT uid, 'balance' AS what FROM accounts FULL JOIN sums USING (uid, code)
      WHERE balance IS DISTINCT FROM coalesce(total, 0)
      UNION SELECT uid, 'statement' FROM transfers
        LEFT JOIN (SELECT uid, through_transfer, credited - debited AS opening FROM openings WHERE code = 10) AS o USING (uid)
        WHERE transfer_id > coalesce(through_transfer, 0)
          AND (lowest <> running + coalesce(opening, 0) OR highest <> running + coalesce(opening, 0))
      -- The other side of what has left is the operator's, to the centavo.
      UNION SELECT uid, 'opening' FROM openings GROUP BY uid, code / 10 HAVING sum(credited - debited) <> 0
      ORDER BY uid, what`,
    values: [uids],
  });

import { type Centavos, centavos } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';

/** A bonus becomes main money after stakes in bonus money of this many times its amount. */
const TURNOVER_TIMES = 5;

/** What a player still has to stake in bonus money before their bonus becomes main money. Taken-back stakes count not. */
export async function bonusTurnoverLeft(on: Queryable, uid: number): Promise<Centavos> {
  const [row] = await on.query<{ left: bigint }>({
    name: 'ledger-bonus-turnover',
    text: `
      WITH grants AS MATERIALIZED (
        SELECT e.transfer_id, e.amount FROM ledger_references r JOIN ledger_entries e USING (uid, transfer_id)
        WHERE r.uid = $1 AND r.kind = 'bonus' AND e.to_code = 11)
      SELECT greatest(0, $2 * (SELECT coalesce(sum(amount), 0) FROM grants) - (
        SELECT coalesce(sum(CASE WHEN from_code = 11 AND kind = 'stake' THEN amount
          WHEN to_code = 11 AND kind = 'refund' AND from_code = 16 THEN -amount ELSE 0 END), 0)
        FROM ledger_entries WHERE uid = $1 AND transfer_id >= (SELECT min(transfer_id) FROM grants)))::bigint AS left`,
    values: [uid, TURNOVER_TIMES],
  });
  return centavos(row?.left ?? 0n);
}

import { type Centavos, sum } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { statement } from '../../ledger/statement';

/** The statement's entries of bonus money. */
const BONUS = 3;
/** Limit per visit: a player with more new bonuses than this is shown the newest. */
const BONUSES_MAX = 100;

/** The bonus money since the last call, in centavos; calling marks it as seen. */
export function takePendingBonus({ db }: Pick<Context, 'db'>, uid: number): Promise<Centavos> {
  return db.transaction(async (tx) => {
    await tx.query({
      name: 'bonus-visits-open',
      text: 'INSERT INTO bonus_visits (uid, seen_transfer) VALUES ($1, 0) ON CONFLICT DO NOTHING',
      values: [uid],
    });
    const [visit] = await tx.query<{ seen: bigint }>({
      name: 'bonus-visits-lock',
      text: 'SELECT seen_transfer AS seen FROM bonus_visits WHERE uid = $1 FOR UPDATE',
      values: [uid],
    });
    const seen = visit?.seen ?? 0n;
    const { list } = await statement(tx, { uid, type: BONUS, pageSize: BONUSES_MAX });
    const pending = list.filter((item) => BigInt(item.id) > seen);
    if (pending.length > 0) {
      await tx.query({
        name: 'bonus-visits-seen',
        text: 'UPDATE bonus_visits SET seen_transfer = $2 WHERE uid = $1',
        values: [uid, pending[0]?.id],
      });
    }
    return sum(pending.map((item) => item.bonus));
  });
}

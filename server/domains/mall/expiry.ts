import { assetStates } from '../../../contract/rewards/mall';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { type EachPlayer, untilOneFails } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { barredBy } from '../safer-play/guard';
import { stateSql } from './assets';
import { returnCoupon } from './coupons';

/** Players that one read of the settlement finds. */
const BATCH = 500;

/** Takes coupons that have expired out of the ledger. Returns how many players had one. */
export async function endExpired(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  each: EachPlayer = untilOneFails,
): Promise<number> {
  const now = clock.now();
  let count = 0;
  for (let after = 0; ; ) {
    const players = await db.query<{ uid: number }>({
      name: 'mall-expired-players',
      text: `
        SELECT DISTINCT e.uid FROM mall_exchanges e
        WHERE e.used_at IS NULL AND e.ended_at IS NULL AND e.expires_at <= $1 AND e.uid > $2
          AND ${stateSql('$1')} = ${assetStates.expired} ORDER BY e.uid LIMIT $3`,
      values: [now, after, BATCH],
    });
    const last = players.at(-1);
    if (last === undefined) return count;
    await each(players, ({ uid }) =>
      db.transaction(async (transaction) => {
        await lockPlayers(transaction, [uid]);
        await end(transaction, { uid, state: assetStates.expired, now });
      }),
    );
    count += players.length;
    after = last.uid;
  }
}

/** Cancels the coupons of a player who has excluded themselves. The caller has locked the player. */
export async function cancelCoupons(transaction: Queryable, uid: number, now: Date): Promise<void> {
  if ((await barredBy(transaction, uid, now)) !== 'selfExcluded') return;
  for (const state of [assetStates.unused, assetStates.held, assetStates.expired]) {
    await end(transaction, { uid, state, now });
  }
}

async function end(
  transaction: Queryable,
  { uid, state, now }: { readonly uid: number; readonly state: number; readonly now: Date },
): Promise<void> {
  const ended = await transaction.query<{ id: bigint }>({
    name: 'mall-coupons-end',
    text: `
      UPDATE mall_exchanges SET ended_at = $2
      WHERE exchange_id IN (
        SELECT e.exchange_id FROM mall_exchanges e
        WHERE e.uid = $1 AND e.used_at IS NULL AND e.ended_at IS NULL AND ${stateSql('$2')} = $3)
      RETURNING exchange_id AS id`,
    values: [uid, now, state],
  });
  for (const { id } of ended) await returnCoupon(transaction, { id, uid, now });
}

import type { Queryable } from '../db/database';
import { functionCall } from '../db/functionCall';

/** A stake that was taken before its bet is settled. Amounts are centavos. */
export interface LaterStake {
  readonly uid: number;
  readonly ticketId: bigint;
  /** Of its transfers; missing where that is the id of the ticket. */
  readonly reference?: string;
  readonly stake: bigint;
  /** Main money's part of the stake. */
  readonly cashStake: bigint;
}

/**
 * Counts the bonus money of settled bets as turnover, or not at all for refunded ones, and ends bonuses whose turnover
 * is reached. Called after the bets have been repaid; the caller has locked the players. Idempotent.
 */
export async function settleBonusStakes(
  transaction: Queryable,
  kind: 'payout' | 'refund',
  stakes: readonly LaterStake[],
  now: Date,
): Promise<void> {
  const mixed = stakes.filter(({ stake, cashStake }) => cashStake < stake);
  if (mixed.length === 0) return;
  await transaction.query(
    bonusSettle({
      kind,
      uids: mixed.map(({ uid }) => uid),
      references: mixed.map(({ ticketId, reference }) => reference ?? ticketId.toString()),
      at: now,
    }),
  );
}

/** Ends a player's bonus if its time has come, and credits the next one. The player is locked. */
export async function closeBonus(transaction: Queryable, uid: number, now: Date): Promise<void> {
  await transaction.query(bonusClose({ uid, at: now }));
}

const bonusSettle = functionCall('bonus-settle', {
  calls: 'bonus_settle',
  args: ['kind', 'uids', 'references', 'at'],
});
const bonusClose = functionCall('bonus-close', { calls: 'bonus_close', args: ['uid', 'at'] });

import type { Centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';

/*
 * The ledger's SQL functions check limits, breaks and exclusions under the player's lock, so that every way to take a
 * stake passes them. What is asked here beforehand saves the player a refusal later.
 */

/** Why a player may not play at a time; null when they may. */
export async function barredBy(
  on: Queryable,
  uid: number,
  now: Date,
): Promise<'selfExcluded' | 'onBreak' | null> {
  const [row] = await on.query<{ barred: 'selfExcluded' | 'onBreak' | null }>({
    name: 'safer-play-barred',
    text: 'SELECT safer_play_barred($1, $2) AS barred',
    values: [uid, now],
  });
  if (row === undefined) throw new Error('no row says whether a player may play');
  return row.barred;
}

/** Refuses "selfExcluded" and "onBreak", for rewards and marketing. */
export async function requireNotBarred(on: Queryable, uid: number, now: Date): Promise<void> {
  const barred = await barredBy(on, uid, now);
  if (barred !== null) throw refuse(barred);
}

/**
 * Whether the player has reached a limit of their own for a day, a week or a month, so that rewards and marketing rest
 * until its period ends. The caller has locked the player.
 */
export async function isResting(transaction: Queryable, uid: number, now: Date): Promise<boolean> {
  const reached = await transaction.query({
    name: 'safer-play-resting',
    text: "SELECT FROM safer_play_used($1, $2) WHERE period <> 'bet' AND used >= most LIMIT 1",
    values: [uid, now],
  });
  return reached.length > 0;
}

interface StakeRequest {
  readonly uid: number;
  readonly stakeCentavos: Centavos;
  readonly now: Date;
}

/**
 * Refuses what a stake of this size would be refused for now: "selfExcluded", "onBreak", "lossLimit", "stakeLimit",
 * "sessionLimit" and "realityCheckDue". Starts a session of play, as the stake would. The caller has locked the player.
 */
export async function requireStakeAllowed(
  transaction: Queryable,
  { uid, stakeCentavos, now }: StakeRequest,
): Promise<void> {
  await transaction.query({
    name: 'safer-play-require',
    text: 'SELECT safer_play_require($1, $2, $3)',
    values: [uid, stakeCentavos, now],
  });
}

interface DepositRequest {
  readonly uid: number;
  readonly amountCentavos: Centavos;
  readonly now: Date;
}

/**
 * Refuses "selfExcluded", "onBreak" and "depositLimit". Orders that may still be paid count against the limit.
 * The caller has locked the player, so that of two concurrent orders each sees the other.
 */
export async function requireDepositAllowed(
  transaction: Queryable,
  { uid, amountCentavos, now }: DepositRequest,
): Promise<void> {
  await requireNotBarred(transaction, uid, now);
  const limits = await transaction.query({
    name: 'safer-play-deposit-limits',
    text: "SELECT FROM safer_play_limits WHERE uid = $1 AND kind = 'deposit'",
    values: [uid],
  });
  if (limits.length === 0) return;
  const exceeded = await transaction.query({
    name: 'safer-play-deposit',
    text: "SELECT FROM safer_play_used($1, $3) WHERE kind = 'deposit' AND most < used + $2",
    values: [uid, amountCentavos, now],
  });
  if (exceeded.length > 0) throw refuse('depositLimit');
}

import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { manilaDate, startOf } from '../../manilaDay';
import { wheel } from './wheel';

/** The most spins of one day in Manila, however they are paid. */
export const SPINS_A_DAY = 5;

/** How many spins are left of the day. */
export async function spinsOfDay(
  on: Queryable,
  uid: number,
  now: Date,
): Promise<{ readonly spinsLeft: number }> {
  const [row] = await on.query<{ count: number }>({
    name: 'spin-count-of-day',
    text: `
      SELECT count(*)::integer AS count FROM (
        SELECT created_at FROM play_rounds WHERE uid = $1 AND game = $2 ORDER BY id DESC LIMIT $4) AS newest
      WHERE created_at >= $3`,
    values: [uid, wheel.name, startOf(manilaDate(now)), SPINS_A_DAY],
  });
  return { spinsLeft: Math.max(0, SPINS_A_DAY - (row?.count ?? 0)) };
}

/** Refuses "spinLimit" when the day has no spin left. The caller has locked the player. */
export async function requireSpinLeft(transaction: Queryable, uid: number, now: Date): Promise<void> {
  const { spinsLeft } = await spinsOfDay(transaction, uid, now);
  if (spinsLeft === 0) throw refuse('spinLimit');
}

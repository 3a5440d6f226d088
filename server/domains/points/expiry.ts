import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { type EachPlayer, untilOneFails } from '../../jobs/eachPlayer';
import { ACCOUNTS, lockPlayers } from '../../ledger/accounts';
import { dayAfter, lastMomentOf, startOf } from '../../manilaDay';
import { sendMessage } from '../messages/send';
import { takePoints } from '../rewards/points';
import { restAt } from '../safer-play/rests';
import { deadlinesOf, type PointsDeadline, pointsAccountOf } from './months';

type Ground = Pick<Context, 'db' | 'clock'>;

/** How many days before points expire their owner is told. */
const WARN_DAYS = 7;

/**
 * Takes the points whose time ends at 0:00 after a day (yyyy-mm-dd) and of all months before, once a month and player.
 * What was spent after that midnight counts as spent before it. Returns how many players lost points.
 */
export function expirePoints(
  { db, clock }: Ground,
  day: string,
  each: EachPlayer = untilOneFails,
): Promise<number> {
  const today = dayAfter(day);
  return forEachOwner(db, today, today, each, async (transaction, uid, deadlines) => {
    let expired = false;
    for (const { month, points, day: due } of deadlines) {
      if (due > today) break;
      const { isNew } = await takePoints(transaction, {
        uid,
        kind: 'EXPIRED',
        id: month,
        points,
        now: clock.now(),
      });
      expired ||= isNew;
    }
    return expired;
  });
}

/**
 * Tells players once a month that points expire within a week of the day after this one. Nobody is told while their
 * rewards rest: their deadline moves. Returns how many were told.
 */
export function warnOfExpiringPoints(
  { db, clock }: Ground,
  day: string,
  each: EachPlayer = untilOneFails,
): Promise<number> {
  const today = dayAfter(day);
  return forEachOwner(db, today, dayAfter(today, WARN_DAYS), each, async (transaction, uid, deadlines) => {
    const next = deadlines.find(({ day: due }) => due > today && due <= dayAfter(today, WARN_DAYS));
    if (next === undefined) return false;
    if ((await restAt(transaction, uid, lastMomentOf(day))) !== null) return false;
    const now = clock.now();
    const rows = await transaction.query({
      name: 'points-warnings-keep',
      text: `
        INSERT INTO points_warnings (uid, month, told_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING uid`,
      values: [uid, next.month, now],
    });
    if (rows.length === 0) return false;
    const at = startOf(next.day).toISOString();
    await sendMessage(transaction, { uid, content: { kind: 'pointsExpire', points: next.points, at }, now });
    return true;
  });
}

/**
 * Runs work for each owner of points, locked. Points expire on the first day of a month unless rest days have moved it:
 * on other days only those who have rested are looked at. Returns for how many the work answered true.
 */
async function forEachOwner(
  db: Context['db'],
  today: string,
  usualDay: string,
  each: EachPlayer,
  work: (transaction: Queryable, uid: number, deadlines: PointsDeadline[]) => Promise<boolean>,
): Promise<number> {
  const owners = await db.query<{ uid: number }>({
    name: 'points-owners',
    text: `
      SELECT a.uid FROM ledger_accounts a
      WHERE a.code = $1 AND a.balance > 0
        AND ($2 OR EXISTS (SELECT FROM safer_play_rests r WHERE r.uid = a.uid AND r.starts_at < $3)) ORDER BY a.uid`,
    values: [ACCOUNTS.points, usualDay.endsWith('-01'), startOf(today)],
  });
  let count = 0;
  await each(owners, ({ uid }) =>
    db.transaction(async (transaction) => {
      await lockPlayers(transaction, [uid]);
      if (await work(transaction, uid, deadlinesOf(await pointsAccountOf(transaction, uid)))) count += 1;
    }),
  );
  return count;
}

import type { Queryable } from '../../db/database';
import { dayAfter, endOf, manilaDate, startOf } from '../../manilaDay';
import { daysBetween } from './facts';

const DAY_MS = 24 * 60 * 60_000;

/** The most that rests move an end: a break of 30 days after a month of a reached limit. */
const DAYS_MAX = 64;

/**
 * The first day (yyyy-mm-dd) whose complete missions can still be claimed: yesterday, or an earlier day where rewards
 * have rested since, because the time stands still in a rest. The caller has locked the player.
 */
export async function firstClaimableDay(transaction: Queryable, uid: number, now: Date): Promise<string> {
  const today = manilaDate(now);
  const yesterday = dayAfter(today, -1);
  const [rest] = await transaction.query<{ startsAt: Date | null }>({
    name: 'missions-rests',
    text: 'SELECT min(starts_at) AS "startsAt" FROM safer_play_rests WHERE uid = $1 AND ends_at > $2',
    values: [uid, new Date(now.getTime() - 2 * DAY_MS)],
  });
  if (rest === undefined || rest.startsAt === null) return yesterday;
  const beforeRest = new Date(Math.max(rest.startsAt.getTime(), now.getTime() - DAYS_MAX * DAY_MS) - DAY_MS);
  const days = daysBetween(manilaDate(beforeRest), yesterday);
  const [row] = await transaction.query<{ day: string | null }>({
    name: 'missions-claimable',
    text: `
      SELECT min(d.day) AS day FROM unnest($2::text[], $3::timestamptz[], $4::timestamptz[]) AS d (day, starts_at, ends_at)
      WHERE safer_play_expiry($1, d.starts_at, d.ends_at) > $5`,
    values: [uid, days, days.map(startOf), days.map((day) => endOf(dayAfter(day))), now],
  });
  return row?.day ?? yesterday;
}

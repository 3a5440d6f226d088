import { Temporal } from 'temporal-polyfill';
import type { Queryable } from '../../db/database';
import { ACCOUNTS } from '../../ledger/accounts';
import { manilaDate } from '../../manilaDay';
import { movedDeadline, restDaysOf } from '../rewards/restDays';

/** How many months after the one in which they were credited points last. */
const MONTHS = 7;

/** Points credited in a month (yyyy-mm). */
export interface MonthOfPoints {
  readonly month: string;
  readonly credited: number;
}

/** Everything that decides when a player's points expire. */
export interface PointsAccount {
  /** Oldest first. */
  readonly months: readonly MonthOfPoints[];
  /** All that was ever spent, expired or taken. */
  readonly taken: number;
  /** Days (yyyy-mm-dd) that move a deadline. */
  readonly restDays: readonly string[];
}

/** What is left of the points of one month and all before it. */
export interface PointsDeadline {
  readonly month: string;
  readonly points: number;
  /** The day at whose 0:00 they expire. */
  readonly day: string;
}

export const monthOf = (at: Date): string => manilaDate(at).slice(0, 7);

/** Day 1 of the seventh month after a month (yyyy-mm). */
export const expiryDayOf = (month: string): string =>
  Temporal.PlainYearMonth.from(month).add({ months: MONTHS }).toPlainDate({ day: 1 }).toString();

/**
 * What is left of each month's points, oldest first, and when it expires. The oldest points are spent first, so what has
 * been taken counts against the earliest months. An older month never expires after a later one.
 */
export function deadlinesOf({ months, taken, restDays }: PointsAccount): PointsDeadline[] {
  const deadlines: PointsDeadline[] = [];
  let credited = 0;
  let counted = taken;
  let day = '';
  for (const { month, credited: more } of months) {
    credited += more;
    const own = movedDeadline({ deadline: expiryDayOf(month), since: `${month}-01` }, restDays);
    day = own > day ? own : day;
    const points = Math.max(0, credited - counted);
    counted += points;
    if (points > 0) deadlines.push({ month, points, day });
  }
  return deadlines;
}

/** Reads a player's points by month. */
export async function pointsAccountOf(on: Queryable, uid: number): Promise<PointsAccount> {
  const rows = await on.query<{ month: string; credited: bigint; taken: bigint }>({
    name: 'points-months',
    text: `
      SELECT to_char(e.created_at AT TIME ZONE 'Asia/Manila', 'YYYY-MM') AS month,
        coalesce(sum(e.amount) FILTER (WHERE e.to_code = $2), 0)::bigint AS credited,
        coalesce(sum(e.amount) FILTER (WHERE e.from_code = $2), 0)::bigint AS taken
      FROM ledger_references r JOIN ledger_entries e USING (uid, transfer_id)
      WHERE r.uid = $1 AND r.kind = 'points' AND $2 IN (e.from_code, e.to_code) GROUP BY 1 ORDER BY 1`,
    values: [uid, ACCOUNTS.points],
  });
  const [first] = rows;
  return {
    months: rows.map(({ month, credited }) => ({ month, credited: Number(credited) })),
    taken: rows.reduce((sum, { taken }) => sum + Number(taken), 0),
    restDays: first === undefined ? [] : await restDaysOf(on, uid, `${first.month}-01`),
  };
}

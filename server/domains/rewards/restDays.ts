import type { Queryable } from '../../db/database';
import { dayAfter, manilaDate, startOf } from '../../manilaDay';

/** Days are yyyy-mm-dd in Manila. */
interface Deadline {
  /** The day at whose 0:00 it falls without rest days. */
  readonly deadline: string;
  /** The day on which the thing was earned. */
  readonly since: string;
}

/** The day at whose 0:00 a deadline falls: later by each day of rest since the thing was earned. */
export function movedDeadline({ deadline, since }: Deadline, restDays: readonly string[]): string {
  let moved = deadline;
  for (const day of restDays.toSorted()) {
    if (day >= moved) break;
    if (day >= since) moved = dayAfter(moved);
  }
  return moved;
}

/** The days from `since` on in which a player's rewards rest, at least in part, oldest first. */
export async function restDaysOf(on: Queryable, uid: number, since: string): Promise<string[]> {
  const rows = await on.query<{ startsAt: Date; endsAt: Date }>({
    name: 'rest-days-read',
    text: `
      SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM safer_play_rests
      WHERE uid = $1 AND ends_at > $2 ORDER BY starts_at`,
    values: [uid, startOf(since)],
  });
  return daysOf(rows).filter((day) => day >= since);
}

/** Every day that one of these times overlaps, once. They are in order; their ends do not belong to them. */
export function daysOf(rests: readonly { readonly startsAt: Date; readonly endsAt: Date }[]): string[] {
  const days = new Set<string>();
  for (const { startsAt, endsAt } of rests) {
    const last = manilaDate(new Date(endsAt.getTime() - 1));
    for (let day = manilaDate(startsAt); day <= last; day = dayAfter(day)) days.add(day);
  }
  return [...days];
}

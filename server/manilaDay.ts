import { Temporal } from 'temporal-polyfill';

const DAY_MS = 24 * 60 * 60_000;

/** The date in the Philippines at a time, as yyyy-mm-dd. Days begin at 0:00 GMT+8. */
export const manilaDate = (now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('+08:00').toPlainDate().toString();

/** The start of a day in Manila, which is 8 hours ahead of UTC the whole year. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

export const endOf = (day: string): Date => new Date(startOf(day).getTime() + DAY_MS);

/** The last millisecond of a day: what was then counts for its settlement. */
export const lastMomentOf = (day: string): Date => new Date(endOf(day).getTime() - 1);

/** The day so many days later, or earlier for a negative number. */
export const dayAfter = (day: string, days = 1): string =>
  manilaDate(new Date(startOf(day).getTime() + days * DAY_MS));

/** The Monday (yyyy-mm-dd) of the week of a day; weeks begin at 0:00 GMT+8. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

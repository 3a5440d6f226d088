import { Temporal } from 'temporal-polyfill';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';

/** Philippine law: the minimum age to play for money. */
export const AGE_MIN_YEARS = 21;
const OLDEST = '1900-01-01';

/** The date in the Philippines at a time, as yyyy-mm-dd. Days begin at 0:00 GMT+8. */
export const manilaDate = (now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('+08:00').toPlainDate().toString();

/**
 * Whether a player born on that date (yyyy-mm-dd) is 21 on `today`. A birthday of 29 February counts from 1
 * March in common years, because 29 February sorts after the 28th as text.
 */
export function isOfAge(birthday: string, today: string): boolean {
  const year = Number(birthday.slice(0, 4)) + AGE_MIN_YEARS;
  return `${year}${birthday.slice(4)}` <= today;
}

/** The latest birthday (yyyy-mm-dd) of a player who is 21 on `today`: `isOfAge` as one date. */
export function latestAdultBirthday(today: string): string {
  const year = Number(today.slice(0, 4)) - AGE_MIN_YEARS;
  // 21 years before a leap year is a common year, and PostgreSQL rejects 29 February there.
  return `${year}${today.slice(4).replace('-02-29', '-02-28')}`;
}

/** Whether a living person can have been born on that date. */
export const isBirthday = (date: string, today: string): boolean => date >= OLDEST && date <= today;

/** Refuses "birthdayNeeded" and "underAge" before money moves for a player who is not known to be 21. */
export async function requireOfAge(
  { clock }: Pick<Context, 'clock'>,
  on: Queryable,
  uid: number,
): Promise<void> {
  const [row] = await on.query<{ birthday: string | null }>({
    name: 'players-birthday',
    text: 'SELECT birthday FROM players WHERE uid = $1',
    values: [uid],
  });
  if (row?.birthday == null) throw refuse('birthdayNeeded');
  if (!isOfAge(row.birthday, manilaDate(clock.now()))) throw refuse('underAge');
}

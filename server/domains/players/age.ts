import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { manilaDate } from '../../manilaDay';

/** Philippine law: the minimum age to play for money. */
export const AGE_MIN_YEARS = 21;
const OLDEST = '1900-01-01';

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

const HOUR_MS = 60 * 60_000;
let adults = { hour: -1, bornBy: '' };

/**
 * The latest birthday of a player who is 21 changes at 0:00 in Manila, a full hour everywhere; computing it for
 * every bet is slow.
 */
export function bornBy(now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (hour !== adults.hour) adults = { hour, bornBy: latestAdultBirthday(manilaDate(now)) };
  return adults.bornBy;
}

/** Whether a living person can have been born on that date. */
export const isBirthday = (date: string, today: string): boolean => date >= OLDEST && date <= today;

/**
 * Refuses "accountBlocked" before money moves for a player whom an operator has restricted, and "birthdayNeeded" and
 * "underAge" for one who is not known to be 21. Who once stated an age below it stays refused until an identity check
 * (see `keepUnderAge`).
 */
export async function requireOpenAccount(
  { clock }: Pick<Context, 'clock'>,
  on: Queryable,
  uid: number,
): Promise<void> {
  const [row] = await on.query<{ birthday: string | null; isClosed: boolean; isBlocked: boolean }>({
    name: 'players-open-account',
    text: `
      SELECT birthday, under_age_at IS NOT NULL AS "isClosed", restricted_at IS NOT NULL AS "isBlocked"
      FROM players WHERE uid = $1`,
    values: [uid],
  });
  if (row?.isBlocked) throw refuse('accountBlocked');
  if (row?.birthday == null) throw refuse('birthdayNeeded');
  if (row.isClosed || !isOfAge(row.birthday, manilaDate(clock.now()))) throw refuse('underAge');
}

/** Whether the player has stated an age below 21 and no identity check has found otherwise. */
export async function isClosedForAge(on: Queryable, uid: number): Promise<boolean> {
  const rows = await on.query({
    name: 'players-closed-for-age',
    text: 'SELECT FROM players WHERE uid = $1 AND under_age_at IS NOT NULL',
    values: [uid],
  });
  return rows.length > 0;
}

/**
 * Keeps a stated birthday below the minimum age, which closes the account for play, money and rewards. Returns false
 * if a birthday was stated before: a second date changes nothing.
 */
export async function keepUnderAge(
  on: Queryable,
  uid: number,
  { birthday, now }: { readonly birthday: string; readonly now: Date },
): Promise<boolean> {
  const rows = await on.query({
    name: 'players-keep-under-age',
    text: `
      UPDATE players SET birthday = $2, under_age_at = $3
      WHERE uid = $1 AND birthday IS NULL RETURNING uid`,
    values: [uid, birthday, now],
  });
  return rows.length === 1;
}

import { manilaDate } from '../players/age';

const DAY_MS = 24 * 60 * 60_000;

/** The start of a day in Manila, which is 8 hours ahead of UTC the whole year. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

export const endOf = (day: string): Date => new Date(startOf(day).getTime() + DAY_MS);

/** The day so many days later, or earlier for a negative number. */
export const dayAfter = (day: string, days = 1): string =>
  manilaDate(new Date(startOf(day).getTime() + days * DAY_MS));

/*
 * Days, weeks and months in Manila, which is 8 hours ahead of UTC the whole year, for calculations that must not share the
 * server's. Days are yyyy-mm-dd, months yyyy-mm.
 */

const DAY_MS = 86_400_000;

export const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
export const endOf = (day: string): Date => new Date(startOf(day).getTime() + DAY_MS);

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week of a day. */
export function weekOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

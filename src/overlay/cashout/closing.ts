const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The Philippines have no daylight saving time. */
const MANILA_MS = 8 * 60 * MINUTE_MS;

/** The next moment at which it is this time of day in the Philippines, such as "19:00", in ms since 1970. */
export function closesAtMs(timeOfDay: string, nowMs: number): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  const startOfDayMs = nowMs - ((nowMs + MANILA_MS) % DAY_MS);
  const todayMs = startOfDayMs + (hours * 60 + minutes) * MINUTE_MS;
  return todayMs > nowMs ? todayMs : todayMs + DAY_MS;
}

/** A time that is left, in whole hours and minutes; what has begun of a minute counts as one. */
export function hoursAndMinutes(leftMs: number): { readonly hours: number; readonly minutes: number } {
  const all = Math.ceil(leftMs / MINUTE_MS);
  return { hours: Math.floor(all / 60), minutes: all % 60 };
}

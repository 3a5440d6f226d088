const HOUR_MS = 60 * 60_000;
/** Dates follow the Manila calendar, which has no daylight saving time. */
const ZONE_MS = 8 * HOUR_MS;

/** When a break of this many hours ends. */
export const afterHours = (nowMs: number, hours: number): Date => new Date(nowMs + hours * HOUR_MS);

/** The same time of day this many months later in Manila; the last day of the month if the month is too short. */
export function afterMonths(nowMs: number, months: number): Date {
  const there = new Date(nowMs + ZONE_MS);
  const end = new Date(there);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(there.getUTCDate(), lastDay));
  return new Date(end.getTime() - ZONE_MS);
}

/** The first length that does not end before the active pause; the longest if all do. */
export function firstOpen<Length extends number>(
  lengths: readonly [Length, ...Length[]],
  endOf: (length: Length) => Date,
  notBefore: Date | null,
): Length {
  const open = lengths.find((length) => notBefore === null || endOf(length) >= notBefore);
  return open ?? lengths[lengths.length - 1] ?? lengths[0];
}

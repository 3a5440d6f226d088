import { Temporal } from 'temporal-polyfill';

/** Times of day in the Philippines, in minutes since midnight; null for none. */
export interface Hours {
  readonly startMinutes: number | null;
  readonly endMinutes: number | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The Philippines have no daylight saving time. */
const MANILA_MS = 8 * 60 * MINUTE_MS;

/** Whether the time of day is strictly between start and end; always, where either is missing. */
export function isOpenAt({ startMinutes, endMinutes }: Hours, now: Date): boolean {
  if (startMinutes === null || endMinutes === null) return true;
  const timeMs = (now.getTime() + MANILA_MS) % DAY_MS;
  return timeMs > startMinutes * MINUTE_MS && timeMs < endMinutes * MINUTE_MS;
}

/** "07:00" for 420; empty for none. */
export const timeText = (minutes: number | null): string =>
  minutes === null
    ? ''
    : Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
        .toString()
        .slice(0, 5);

/** When the day began in the Philippines. */
export const startOfDay = (now: Date): Date =>
  new Date(now.getTime() - ((now.getTime() + MANILA_MS) % DAY_MS));

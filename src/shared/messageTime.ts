import { dayOf, TIME_ZONE, timeText } from './dateText';

export const isToday = (moment: Date, now: Date): boolean => dayOf(moment) === dayOf(now);

/** Six days: within them the name of a weekday is unambiguous. */
const WEEK_MS = 6 * 24 * 60 * 60 * 1000;

/** The time of day for today, the weekday for the last six days, otherwise the date. */
export function messageTimeText(moment: Date, now: Date, tag: string): string {
  if (isToday(moment, now)) return timeText(moment, tag);
  if (Math.abs(now.getTime() - moment.getTime()) < WEEK_MS) return format(moment, tag, { weekday: 'short' });
  return format(moment, tag, { day: 'numeric', month: 'short' });
}

const format = (moment: Date, tag: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, ...how }).format(moment);

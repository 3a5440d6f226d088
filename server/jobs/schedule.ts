/** When a job runs. Days begin at 0:00 in Manila, which is eight hours ahead of UTC all year. */
export type Schedule =
  | { readonly everyMinutes: number }
  | { readonly daily: `${number}:${number}` }
  | { readonly weeklyOnMonday: `${number}:${number}` };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MANILA_MS = 8 * 60 * MINUTE_MS;
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** The latest scheduled time at or before `now`. */
export function latestSlot(schedule: Schedule, now: Date): Date {
  const { periodMs, offsetMs } = gridOf(schedule);
  return new Date(Math.floor((now.getTime() - offsetMs) / periodMs) * periodMs + offsetMs);
}

/** The scheduled times after `last`, up to and including `now`, oldest first; at most the newest `limit`. */
export function slotsSince(schedule: Schedule, last: Date, now: Date, limit: number): Date[] {
  const { periodMs } = gridOf(schedule);
  const newestMs = latestSlot(schedule, now).getTime();
  const count = Math.min(Math.max(Math.ceil((newestMs - last.getTime()) / periodMs), 0), limit);
  return Array.from({ length: count }, (_, index) => new Date(newestMs - (count - 1 - index) * periodMs));
}

/** Scheduled times are `offsetMs` plus whole periods since 1970 in UTC. */
function gridOf(schedule: Schedule): { periodMs: number; offsetMs: number } {
  if ('everyMinutes' in schedule) return { periodMs: schedule.everyMinutes * MINUTE_MS, offsetMs: 0 };
  if ('daily' in schedule) return { periodMs: DAY_MS, offsetMs: timeOfDayMs(schedule.daily) - MANILA_MS };
  const offsetMs = FIRST_MONDAY_MS + timeOfDayMs(schedule.weeklyOnMonday) - MANILA_MS;
  return { periodMs: 7 * DAY_MS, offsetMs };
}

function timeOfDayMs(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined || !(hours < 24) || !(minutes < 60)) {
    throw new Error(`A time of day is written as 7:05, not as ${time}`);
  }
  return (hours * 60 + minutes) * MINUTE_MS;
}

import { Temporal } from 'temporal-polyfill';

const SATURDAY = 6;

/** The same time on the next business day in the Philippines: weekends are none. */
export function expectedBy(requestedAt: Date): Date {
  let time = Temporal.Instant.fromEpochMilliseconds(requestedAt.getTime()).toZonedDateTimeISO('+08:00');
  do time = time.add({ days: 1 });
  while (time.dayOfWeek >= SATURDAY);
  return new Date(time.epochMilliseconds);
}

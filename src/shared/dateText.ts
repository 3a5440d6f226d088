/** Days of the product begin at 0:00 in Manila, whatever the time zone of the device. */
export const TIME_ZONE = 'Asia/Manila';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The day of a moment in Manila, as yyyy-mm-dd. */
export const dayOf = (moment: Date): string => dayFormat.format(moment);

/** "November 20, 2027": a date with its year. `tag` is a BCP 47 language. */
export const dayText = (moment: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(moment);

/** "Nov 20": a date of this year. */
export const shortDayText = (moment: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, day: 'numeric', month: 'short' }).format(moment);

/** "9:41 AM": a time of day. */
export const timeText = (moment: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, timeStyle: 'short' }).format(moment);

/** "Nov 20, 9:41 AM": when something happened. */
export const momentText = (moment: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    timeZone: TIME_ZONE,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment);

/** "Sat, Nov 21, 9:30 AM": a time within the current days. */
export const soonText = (moment: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    timeZone: TIME_ZONE,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment);

/** "9:41:09 AM": a time of day to the second, in Manila. */
export const exactTimeText = (moment: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, timeStyle: 'medium' }).format(moment);

/** "9:41:09 AM": a time of day to the second, by the clock that the device shows. */
export const secondText = (moment: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }).format(moment);

/** Days of the product begin at 0:00 in Manila, whatever zone the device is in. */
const ZONE = 'Asia/Manila';

/** "November 20, 2027": a date with its year. `tag` is a BCP 47 language. */
export const dayText = (moment: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' }).format(
    moment,
  );

/** "Nov 20": a date of this year. */
export const shortDayText = (moment: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone: ZONE, day: 'numeric', month: 'short' }).format(moment);

/** "Sat, Nov 21, 9:30 AM": a time within the current days. */
export const soonText = (moment: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    timeZone: ZONE,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment);

/** Days begin at 0:00 in Manila, whatever the time zone of the device. */
const ZONE = 'Asia/Manila';

/** "Nov 20, 9:41 AM": when a round was played. `tag` is a BCP 47 language. */
export const playedAtText = (instant: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    timeZone: ZONE,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));

/** The day in Manila, as yyyy-mm-dd. */
export const manilaDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(moment);

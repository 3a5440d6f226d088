/** "Nov 20, 9:41 AM" in Manila time. `tag` is a BCP 47 language. */
export const momentText = (instant: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    timeZone: 'Asia/Manila',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));

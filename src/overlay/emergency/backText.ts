import { serverNowMs } from '../../shared/config/config';
import { dayOf, momentText, timeText } from '../../shared/dateText';

const MINUTE_MS = 60_000;

/** "11:00 AM, in 79 min.": when play is expected to go on; with its date where that is another day. */
export function backText(back: Date, tag: string, nowMs = serverNowMs()): string {
  const isToday = dayOf(back) === dayOf(new Date(nowMs));
  const moment = isToday ? timeText(back, tag) : momentText(back, tag);
  const minutes = Math.ceil((back.getTime() - nowMs) / MINUTE_MS);
  if (minutes <= 0) return moment;
  const waits = new Intl.RelativeTimeFormat(tag, { style: 'short' });
  const wait =
    minutes < 120 ? waits.format(minutes, 'minute') : waits.format(Math.round(minutes / 60), 'hour');
  return minutes < 48 * 60 ? `${moment}, ${wait}` : moment;
}

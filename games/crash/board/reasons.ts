import type { Translate } from './strings';
import { secondsText, timesText } from './text';
import type { TicketResult } from './tickets';

const lateMs = ({ late }: TicketResult): number => (late === null ? 0 : late.receivedAtMs - late.endedAtMs);

/** The result in a few words. */
export function reasonTitle(translate: Translate, result: TicketResult): string {
  if (result.reason === 'late')
    return translate('title.late', { seconds: secondsText(Math.max(10, lateMs(result))) });
  return translate(`title.${result.reason}`, { multiplier: timesText(translate, result.at) });
}

/** The reason in one line: reached, not reached, or late with both times. */
export function reasonText(translate: Translate, result: TicketResult): string {
  if (result.late !== null) {
    return translate('why.late', {
      ended: secondsText(result.late.endedAtMs),
      tapped: secondsText(result.late.receivedAtMs),
    });
  }
  return translate(`why.${result.reason}`, {
    multiplier: timesText(translate, result.at),
    target: timesText(translate, result.target),
  });
}

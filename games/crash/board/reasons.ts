import type { Translate } from '../../kit/card';
import { secondsText, timesText } from './text';
import type { Told } from './tickets';

const lateMs = ({ late }: Told): number => (late === null ? 0 : late.receivedAtMs - late.endedAtMs);

/** The result in a few words. */
export function reasonTitle(translate: Translate, told: Told): string {
  if (told.reason === 'late')
    return translate('title.late', { seconds: secondsText(Math.max(10, lateMs(told))) });
  return translate(`title.${told.reason}`, { multiplier: timesText(translate, told.at) });
}

/** The reason in one line: reached, not reached, or late with both times. */
export function reasonText(translate: Translate, told: Told): string {
  if (told.late !== null) {
    return translate('why.late', {
      ended: secondsText(told.late.endedAtMs),
      tapped: secondsText(told.late.receivedAtMs),
    });
  }
  return translate(`why.${told.reason}`, {
    multiplier: timesText(translate, told.at),
    target: timesText(translate, told.target),
  });
}

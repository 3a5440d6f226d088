import type { Translation } from '../../i18n/i18n';

/** Formats minutes: 42 min, 2 h, 1 h 42 min. */
export function durationText(minutes: number, t: Translation['t']): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('safer.minutes', { minutes: rest });
  return rest === 0 ? t('safer.hours', { hours }) : t('safer.hoursMinutes', { hours, minutes: rest });
}

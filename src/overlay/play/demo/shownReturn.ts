import type { Translation } from '../../../i18n/i18n';

interface Returning {
  /** The RTP in percent, as a board gives it. */
  readonly returnPercent: string;
  readonly returnIsHighest?: boolean;
}

/** The RTP in percent, as it can be said of every bet: "up to" where small stakes are settled at less. */
export const shownReturn = (
  { returnPercent, returnIsHighest = false }: Returning,
  t: Translation['t'],
): string => (returnIsHighest ? t('play.upTo', { percent: returnPercent }) : returnPercent);

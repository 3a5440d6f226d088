import type { PlayResult } from '../../../contract/account/saferPlay';
import type { SaferPlay } from '../../../contract/account/saferPlayState';
import { useTranslation } from '../../i18n/i18n';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { amountText } from '../../ui/text/Amount';
import { Skeleton } from '../../ui/text/Skeleton';
import { durationText } from './duration';
import * as css from './Safer.css';

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

/** The width inside the ring, in units of the drawing. */
const ROOM = 74;

/** The largest font size up to the wanted one at which the text fits. Chinese characters are as wide as high. */
function fontSizeOf(text: string, wanted: number): number {
  const widthEm = [...text].reduce((width, letter) => width + (letter > '\u2e7f' ? 1 : 0.56), 0);
  return Math.min(wanted, ROOM / widthEm);
}

interface TodayCardProps {
  readonly safer: SaferPlay;
  /** Null while it loads, undefined if loading failed. */
  readonly today: PlayResult | null | undefined;
}

/** The time played today, against the limit if there is one, and the result. */
export function TodayCard({ safer, today }: TodayCardProps) {
  const { t } = useTranslation();
  const session = safer.sessionLimits.find(({ period }) => period === 'day');
  const limit = session?.mostMinutes ?? null;
  // The time that counts against a limit continues for a while after the last bet.
  const minutes = session?.usedMinutes ?? today?.playedMinutes ?? 0;
  const played = durationText(minutes, t);
  const under = limit === null ? t('safer.played') : t('safer.ofLimit', { limit: durationText(limit, t) });
  // Without a limit the ring stays empty.
  const share = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, minutes / limit);
  return (
    <section className={classes(card, css.today)} aria-label={t('safer.today')}>
      <svg viewBox="-50 -50 100 100" className={css.ring} role="img" aria-label={`${played} ${under}`}>
        <circle r={RADIUS} className={css.ringTrack} />
        {share > 0 && (
          <circle r={RADIUS} className={css.ringUsed} strokeDasharray={`${LENGTH * share} ${LENGTH}`} />
        )}
        <text textAnchor="middle" y="3" fontSize={fontSizeOf(played, 20)} className={css.ringFigure}>
          {played}
        </text>
        <text textAnchor="middle" y="20" fontSize={fontSizeOf(under, 12)} className={css.ringUnit}>
          {under}
        </text>
      </svg>
      <div className={css.figures}>
        <p className={css.hint}>{t('safer.today')}</p>
        {today === undefined ? (
          <p className={css.hint}>{t('safer.troubleTitle')}</p>
        ) : today === null ? (
          <Skeleton width="9rem" height="3.25rem" />
        ) : (
          <>
            <p className={css.net}>{amountText(today.net, '₱', true)}</p>
            <p className={css.hint}>{t('safer.todayStaked', { amount: amountText(today.staked) })}</p>
            <p className={css.hint}>{t('safer.todayReturned', { amount: amountText(today.paid) })}</p>
          </>
        )}
      </div>
    </section>
  );
}

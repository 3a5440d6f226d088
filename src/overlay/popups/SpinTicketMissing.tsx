import { useTranslation } from '../../i18n/i18n';
import { NoteSheet } from '../../ui/sheet/NoteSheet';
import { PointsBar } from './PointsBar';
import * as css from './popups.css';

interface SpinTicketMissingProps {
  readonly onClose: () => void;
  /** The player's points, the price of a spin, and the points per day. */
  readonly points: number;
  readonly price: number;
  readonly dailyPoints: number;
}

/** Shown when the points do not cover a spin: the progress, and how to earn more. */
export function SpinTicketMissing({ onClose, points, price, dailyPoints }: SpinTicketMissingProps) {
  const { t } = useTranslation();
  const count = Math.ceil((price - points) / dailyPoints);
  return (
    <NoteSheet title={t('popups.ticketTitle')} done={t('popups.ticketDone')} onClose={onClose}>
      <p className={css.text}>{t('popups.ticketText', { price, points })}</p>
      <PointsBar points={points} price={price} />
      <p className={css.small}>
        {t('popups.ticketDays', { count, daily: dailyPoints })} {t('popups.ticketWhen')}
      </p>
    </NoteSheet>
  );
}

import { useTranslation } from '../../i18n/i18n';
import { NoteSheet } from '../../ui/sheet/NoteSheet';
import { PointsBar } from './PointsBar';
import * as css from './popups.css';

interface SpinTicketMissingProps {
  readonly onClose: () => void;
  /** What the player has, what a spin costs and what a day gives, in points. */
  readonly points: number;
  readonly price: number;
  readonly dailyPoints: number;
}

/** A spin was asked for without the points for it: how far it is, and what brings it nearer. */
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

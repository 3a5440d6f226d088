import Timer from '~icons/ph/timer-fill';
import { useTranslation } from '../../../i18n/i18n';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import { usePlayedToday } from '../../../shared/safer-play/playedToday';
import * as css from './side.css';

/** How long the player has played today, in all games, with the way to their limits. */
export function PlayedToday() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const minutes = usePlayedToday();
  if (minutes === null) return null;
  return (
    <p className={css.played}>
      <Timer aria-hidden />
      <span>{t('play.entryToday', { time: t('safer.minutes', { minutes }) })}</span>
      <button type="button" className={css.link} onClick={() => navigate('/playsafe')}>
        {t('play.entrySetLimit')}
      </button>
    </p>
  );
}

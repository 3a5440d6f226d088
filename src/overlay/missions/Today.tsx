import type { Mission, MissionsPage } from '../../../contract/rewards/missions';
import { useTranslation } from '../../i18n/i18n';
import * as css from './Missions.css';
import { isKnown } from './ways';

/** How many of today's missions are done. */
export function Today({ page }: { readonly page: MissionsPage }) {
  const { t } = useTranslation();
  const today = page.dailyMisson.filter((mission) => isKnown(mission.id) && isOfToday(mission, page));
  const done = today.filter(({ progress, target }) => progress >= target).length;
  const percent = today.length === 0 ? 0 : Math.floor((100 * done) / today.length);
  return (
    <section className={css.today}>
      <h2 className={css.todayTitle}>{t('missions.today', { done, of: today.length })}</h2>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={t('missions.today', { done, of: today.length })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={css.filled} style={{ width: `${percent}%` }} />
      </div>
    </section>
  );
}

/** Those of today can be claimed until a whole day after the next one begins. */
const isOfToday = ({ claimUntil }: Mission, { nextDayAt }: MissionsPage): boolean =>
  claimUntil !== null && Date.parse(claimUntil) > Date.parse(nextDayAt);

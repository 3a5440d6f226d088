import { useAtomValue } from 'jotai';
import Ticket from '~icons/ph/ticket-fill';
import type { LuckyPage } from '../../../contract/rewards/luckyPrize';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { shortDayText, soonText } from '../../shared/dateText';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { uidAtom } from '../../shared/session/session';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { amountText } from '../../ui/text/Amount';
import * as css from './LuckyPrize.css';

/** This week: when it is drawn, and how far the player is on the way to a ticket. */
export function WeekCard({ page }: { readonly page: LuckyPage }) {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const { week, nextWeek, stakesNeeded, loginDaysNeeded } = page;
  const needs = { stakes: amountText(stakesNeeded), days: loginDaysNeeded };
  return (
    <section className={classes(card, css.card)}>
      <h2 className={css.weekHead}>
        <span className={css.well} aria-hidden>
          <Ticket />
        </span>
        {t('lucky.week')}
      </h2>
      <p className={css.text}>{t('lucky.how', needs)}</p>
      {week === null ? (
        <p className={css.text}>
          {nextWeek === null
            ? t('lucky.noWeek')
            : t('lucky.firstWeek', { day: shortDayText(new Date(`${nextWeek}T00:00:00+08:00`), tag) })}
        </p>
      ) : (
        <>
          <Own page={page} />
          <p className={css.small}>{t('lucky.drawAt', { moment: soonText(new Date(week.drawAt), tag) })}</p>
          <details className={css.values}>
            <summary>{t('lucky.commitment')}</summary>
            <p className={css.small}>{t('lucky.commitmentText', { round: week.beacon.round })}</p>
            <code className={css.code}>{week.commitment}</code>
          </details>
        </>
      )}
    </section>
  );
}

/** Plain figures: nothing here presses anybody to play. */
function Own({ page }: { readonly page: LuckyPage }) {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const { week, stakesNeeded, loginDaysNeeded } = page;
  if (uid === null) {
    return (
      <Button tone="secondary" wide to={loginRedirect('/luckyPrize', false)}>
        {t('lucky.logIn')}
      </Button>
    );
  }
  if (week?.own == null) return <p className={css.text}>{t('lucky.resting')}</p>;
  const { stakes, loginDays } = week.own;
  const isReached = stakes >= stakesNeeded && loginDays >= loginDaysNeeded;
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt>{t('lucky.stakes')}</dt>
          <dd>{t('lucky.ofNeeded', { has: amountText(stakes), needed: amountText(stakesNeeded) })}</dd>
        </div>
        <div>
          <dt>{t('lucky.loginDays')}</dt>
          <dd>{t('lucky.ofNeeded', { has: loginDays, needed: loginDaysNeeded })}</dd>
        </div>
      </dl>
      {isReached && <p className={css.done}>{t('lucky.reached')}</p>}
    </>
  );
}

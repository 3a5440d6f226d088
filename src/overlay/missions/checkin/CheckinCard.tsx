import { ChevronRight } from 'lucide-react';
import Check from '~icons/ph/check-circle-fill';
import { useTranslation } from '../../../i18n/i18n';
import { card } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/form/Button';
import { Link } from '../../../ui/page/Link';
import { Skeleton } from '../../../ui/text/Skeleton';
import { useTimeLeft } from '../useTimeLeft';
import * as css from './CheckinCard.css';
import { Steps } from './Steps';
import { useCheckin } from './useCheckin';

const CARD_ID = 'checkin';

/** Leads to the check-in from further down its page. */
export function toCheckin(): void {
  const found = document.getElementById(CARD_ID);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}

/** The check-in on the page of missions: the steps, and the button that signs today's in place. */
export function CheckinCard() {
  const { t } = useTranslation();
  const { page, failed, retry, next, busy, sign } = useCheckin();
  if (page !== null && page.resting !== null) return null;
  return (
    <section
      id={CARD_ID}
      tabIndex={-1}
      className={classes(card, css.card)}
      aria-busy={page === null && !failed}
      aria-labelledby={`${CARD_ID}-title`}
    >
      <div className={css.head}>
        <h2 id={`${CARD_ID}-title`} className={css.title}>
          {t('checkin.title')}
        </h2>
        <Link className={css.rewards} to="/mall">
          {t('checkin.allRewards')}
          <ChevronRight size="1rem" aria-hidden />
        </Link>
        {page !== null && <NextDay at={page.dayEnds} />}
      </div>
      {page === null && !failed && <Skeleton height="13.5rem" radius="1rem" />}
      {page === null && failed && (
        <div role="alert" className={css.failed}>
          <p className={css.time}>{t('checkin.failed')}</p>
          <Button tone="secondary" wide onClick={retry}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
      {page !== null && (
        <>
          {page.previous !== null && <p className={css.time}>{t('checkin.previous')}</p>}
          <Steps list={page.list} />
          {next === undefined ? (
            <p className={css.done}>
              <Check aria-hidden />
              {t('checkin.today')}
            </p>
          ) : (
            <Button wide busy={busy} onClick={() => void sign()}>
              {t('checkin.signFor', { count: next.points })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function NextDay({ at }: { readonly at: string }) {
  const { t } = useTranslation();
  return <p className={css.time}>{t('missions.nextIn', { ...useTimeLeft(at) })}</p>;
}

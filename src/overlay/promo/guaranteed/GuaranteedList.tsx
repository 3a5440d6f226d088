import type { GuaranteedActivity } from '../../../../contract/rewards/guaranteed';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { soonText } from '../../../shared/dateText';
import { openPopup } from '../../../shared/popups/popups';
import { card } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/form/Button';
import { Chip } from '../../../ui/form/Chip';
import { Bar } from '../../../ui/text/Bar';
import * as css from './Guaranteed.css';
import { useActivities, useTaking } from './useGuaranteed';

/** The guaranteed payouts that are open to the player. Shows nothing where there are none. */
export function GuaranteedList() {
  const { t } = useTranslation();
  const { list } = useActivities();
  if (list === null || list.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t('guaranteed.title')}</h2>
      <p className={css.small}>{t('guaranteed.intro')}</p>
      <ul className={css.list}>
        {list.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} />
        ))}
      </ul>
    </section>
  );
}

function ActivityCard({ activity }: { readonly activity: GuaranteedActivity }) {
  const { t, language } = useTranslation();
  const { id, title, actAmount, endTime, receiveStatus, hasJoined } = activity;
  const moment = soonText(new Date(endTime), LANGUAGES[language].tag);
  const isOpen = receiveStatus === 'IN_PROGRESS';
  return (
    <li className={classes(card, css.activity)}>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        <StatusChip activity={activity} />
      </div>
      <p className={css.amount}>{amountText(actAmount)}</p>
      {hasJoined && <Filled activity={activity} />}
      <p className={css.facts}>
        {isOpen && <span>{t('guaranteed.ends', { moment })}</span>}
        {isOpen && !hasJoined && <JoinUntil activity={activity} />}
        {isOpen && !hasJoined && <span>{t('guaranteed.places', { count: activity.placesLeft })}</span>}
      </p>
      <div className={css.actions}>
        <Button tone="secondary" size="m" onClick={() => openPopup('guaranteed', { activityId: id })}>
          {t('guaranteed.details')}
        </Button>
        <Taking activity={activity} />
      </div>
    </li>
  );
}

/** What of the play that it takes is there. */
export function Filled({ activity: { play, playNeeded } }: { readonly activity: GuaranteedActivity }) {
  const { t } = useTranslation();
  const text = t('guaranteed.play', { done: amountText(play), of: amountText(playNeeded) });
  return (
    <div className={css.filling}>
      <Bar label={text} share={Number(play) / Number(playNeeded)} />
      <p className={css.small}>{text}</p>
    </div>
  );
}

/** Until when others can join, where that is before the end. */
export function JoinUntil({ activity: { joinUntil } }: { readonly activity: GuaranteedActivity }) {
  const { t, language } = useTranslation();
  if (joinUntil === null) return null;
  const moment = soonText(new Date(joinUntil), LANGUAGES[language].tag);
  return <span>{t('guaranteed.joinUntil', { moment })}</span>;
}

export function StatusChip({ activity }: { readonly activity: GuaranteedActivity }) {
  const { t } = useTranslation();
  const { receiveStatus, hasJoined } = activity;
  if (receiveStatus === 'IN_PROGRESS' && !hasJoined) return <Chip>{t('guaranteed.status_open')}</Chip>;
  const isGood = receiveStatus === 'RECEIVABLE' || receiveStatus === 'RECEIVED';
  return <Chip tone={isGood ? 'accent' : 'plain'}>{t(`guaranteed.status_${receiveStatus}`)}</Chip>;
}

/** The button to join or to receive; nothing where neither is possible. */
export function Taking({ activity }: { readonly activity: GuaranteedActivity }) {
  const { t } = useTranslation();
  const { busy, join, receive } = useTaking();
  if (activity.receiveStatus === 'RECEIVABLE') {
    return (
      <Button size="m" busy={busy} onClick={() => receive(activity)}>
        {t('guaranteed.receive', { amount: amountText(activity.actAmount) })}
      </Button>
    );
  }
  if (activity.hasJoined || activity.receiveStatus !== 'IN_PROGRESS') return null;
  return (
    <Button size="m" busy={busy} onClick={() => join(activity)}>
      {t('guaranteed.join')}
    </Button>
  );
}

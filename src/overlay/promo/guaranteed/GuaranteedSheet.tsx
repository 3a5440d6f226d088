import Closed from '~icons/ph/calendar-x-fill';
import type { GuaranteedActivity } from '../../../../contract/rewards/guaranteed';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { OWN_GAMES, useOwnTexts } from '../../../shared/catalogue/ownGames';
import { soonText } from '../../../shared/dateText';
import { Button } from '../../../ui/form/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Empty } from '../../../ui/text/Empty';
import { Skeleton } from '../../../ui/text/Skeleton';
import * as css from './Guaranteed.css';
import { Filled, JoinUntil, StatusChip, Taking } from './GuaranteedList';
import { useActivity } from './useGuaranteed';

interface GuaranteedSheetProps {
  readonly onClose: () => void;
  readonly activityId?: string;
}

/** Everything about one guaranteed payout, with what the player can do now. */
export function GuaranteedSheet({ onClose, activityId = '0' }: GuaranteedSheetProps) {
  const { t } = useTranslation();
  const { activity, gone } = useActivity(activityId);
  return (
    <Sheet
      open
      onClose={onClose}
      title={activity?.title ?? t('guaranteed.title')}
      footer={
        <div className={css.pair}>
          <Button tone="secondary" size="m" onClick={onClose}>
            {t('guaranteed.close')}
          </Button>
          {activity !== null && <Taking activity={activity} />}
        </div>
      }
    >
      {activity !== null && <Facts activity={activity} />}
      {activity === null && gone && <Empty icon={<Closed />} title={t('rewards.error_eventClosed')} />}
      {activity === null && !gone && <Skeleton height="12rem" radius="1rem" />}
    </Sheet>
  );
}

function Facts({ activity }: { readonly activity: GuaranteedActivity }) {
  const { t, language } = useTranslation();
  const { actAmount, playNeeded, details, startTime, endTime, receiveUntil, placesLeft, hasJoined } =
    activity;
  const moment = (instant: string) => soonText(new Date(instant), LANGUAGES[language].tag);
  const waits = activity.receiveStatus === 'CLOSED' && activity.play >= playNeeded;
  return (
    <div className={css.sheet}>
      <div className={css.head}>
        <p className={css.amount}>{amountText(actAmount)}</p>
        <StatusChip activity={activity} />
      </div>
      <p className={css.text}>{details}</p>
      {hasJoined && <Filled activity={activity} />}
      {waits && <p className={css.text}>{t('guaranteed.paidLater')}</p>}
      <p className={css.facts}>
        <span>{t('guaranteed.from', { moment: moment(startTime) })}</span>
        <span>{t('guaranteed.ends', { moment: moment(endTime) })}</span>
        {!hasJoined && <JoinUntil activity={activity} />}
        {!hasJoined && <span>{t('guaranteed.places', { count: placesLeft })}</span>}
      </p>
      <h3 className={css.label}>{t('guaranteed.games')}</h3>
      <Games keys={activity.gameArray} />
      <h3 className={css.label}>{t('guaranteed.conditions')}</h3>
      <ul className={css.rules}>
        <li className={css.rule}>
          {t('guaranteed.rule_amount', { amount: amountText(actAmount), play: amountText(playNeeded) })}
        </li>
        <li className={css.rule}>{t('guaranteed.rule_from')}</li>
        <li className={css.rule}>{t('guaranteed.rule_used')}</li>
        <li className={css.rule}>{t('guaranteed.rule_until', { moment: moment(receiveUntil) })}</li>
      </ul>
    </div>
  );
}

/** Links to the games that count. */
function Games({ keys }: { readonly keys: readonly string[] }) {
  const { titleOf } = useOwnTexts();
  const games = OWN_GAMES.filter(({ id }) => keys.includes(`OWN_${id}`));
  return (
    <p className={css.facts}>
      {games.map(({ id, name }) => (
        <Button key={id} tone="secondary" size="m" to={`/games/og?id=${id}`}>
          {titleOf(name)}
        </Button>
      ))}
    </p>
  );
}

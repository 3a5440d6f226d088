import Clock from '~icons/ph/clock-fill';
import Identification from '~icons/ph/identification-card-fill';
import Lock from '~icons/ph/lock-simple-fill';
import type { WithdrawalTerms, withdrawalBars } from '../../../contract/withdrawals';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { soonText } from '../../shared/dateText';
import { Button } from '../../ui/form/Button';
import * as css from './CashOut.css';

/** The hours are known and open, and how many are left today. */
export function OpenHours({ terms }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation();
  const { startTime, endTime, leftToday, perDay } = terms;
  const hasHours = startTime !== '' && endTime !== '';
  return (
    <div className={css.open} role="status">
      <span className={css.sign.open}>
        <Clock aria-hidden />
      </span>
      <p className={css.words}>
        <b>{hasHours ? t('cashout.openNow', { start: startTime, end: endTime }) : t('cashout.openAlways')}</b>
        <span>{t('cashout.leftToday', { count: leftToday, all: perDay })}</span>
      </p>
    </div>
  );
}

interface BarProps {
  readonly terms: WithdrawalTerms;
  readonly bar: (typeof withdrawalBars)[number];
  /** Called before a link leaves, so that a popup closes. */
  readonly onLeave?: (() => void) | undefined;
}

/** What keeps the player from a cash-out, until when, and what they can do about it. */
export function Bar({ terms, bar, onLeave }: BarProps) {
  const { t, language } = useTranslation();
  const { startTime: start, endTime: end, perDay: all, heldUntil, verified } = terms;
  const moment = heldUntil === null ? '' : soonText(new Date(heldUntil), LANGUAGES[language].tag);
  const isWaiting = bar === 'identity' && verified === 'PENDING';
  const name = isWaiting ? 'pending' : bar;
  const Icon =
    bar === 'identity' || bar === 'underAge'
      ? Identification
      : bar === 'held' || bar === 'blocked'
        ? Lock
        : Clock;
  const leads = bar === 'identity' || bar === 'underAge';
  const leave = onLeave === undefined ? {} : { onClick: onLeave };
  return (
    <div className={css.form}>
      <div className={css.barred} role="status">
        <span className={css.sign.barred}>
          <Icon aria-hidden />
        </span>
        <p className={css.words}>
          <b>{t(`cashout.bar_${name}`, { moment })}</b>
          <span>{t(`cashout.barText_${name}`, { start, end, all })}</span>
        </p>
      </div>
      {leads && (
        <Button wide to="/identity" {...leave}>
          {t(isWaiting ? 'cashout.seeIdentity' : 'cashout.startIdentity')}
        </Button>
      )}
      {(bar === 'underAge' || bar === 'blocked') && (
        <Button wide tone="secondary" to="/support" {...leave}>
          {t('cashout.askService')}
        </Button>
      )}
    </div>
  );
}

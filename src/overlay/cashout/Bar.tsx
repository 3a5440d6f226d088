import { useEffect, useRef } from 'react';
import Clock from '~icons/ph/clock-fill';
import Identification from '~icons/ph/identification-card-fill';
import Lock from '~icons/ph/lock-simple-fill';
import type { WithdrawalTerms, withdrawalBars } from '../../../contract/wallet/withdrawals';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { soonText } from '../../shared/dateText';
import { useCountdown } from '../../shared/useCountdown';
import { Button } from '../../ui/form/Button';
import { BrandCard } from '../../ui/picture/BrandCard';
import * as css from './Bar.css';
import * as cashOut from './CashOut.css';
import { closesAtMs, hoursAndMinutes } from './closing';

/** The hours are known and open, until when, and how many are left today. `onClosed` is called when they end. */
export function OpenHours({ terms, onClosed }: { terms: WithdrawalTerms; onClosed: () => void }) {
  const { t } = useTranslation();
  const { startTime, endTime, leftToday, perDay } = terms;
  const hasHours = startTime !== '' && endTime !== '';
  return (
    <div className={css.open} role="status">
      <span className={cashOut.sign.done}>
        <Clock aria-hidden />
      </span>
      <p className={cashOut.words}>
        <b>{hasHours ? t('cashout.openNow', { start: startTime, end: endTime }) : t('cashout.openAlways')}</b>
        <span>
          {hasHours && <ClosesIn key={terms.now} terms={terms} onClosed={onClosed} />}
          {t('cashout.leftToday', { count: leftToday, all: perDay })}
        </span>
      </p>
    </div>
  );
}

function ClosesIn({ terms: { endTime, now }, onClosed }: { terms: WithdrawalTerms; onClosed: () => void }) {
  const { t } = useTranslation();
  const { leftMs } = useCountdown(new Date(closesAtMs(endTime, Date.parse(now))).toISOString());
  const isOver = leftMs === 0;
  const isTold = useRef(false);
  useEffect(() => {
    if (!isOver || isTold.current) return;
    isTold.current = true;
    onClosed();
  }, [isOver, onClosed]);
  const { hours, minutes } = hoursAndMinutes(leftMs);
  return <>{hours > 0 ? t('cashout.closesIn', { hours, minutes }) : t('cashout.closesSoon', { minutes })} </>;
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
  const { startTime: start, endTime: end, perDay: all, heldUntil, verified, available } = terms;
  const moment = heldUntil === null ? '' : soonText(new Date(heldUntil), LANGUAGES[language].tag);
  const isWaiting = bar === 'identity' && verified === 'PENDING';
  const name = isWaiting ? 'pending' : bar;
  const Icon =
    bar === 'identity' || bar === 'underAge'
      ? Identification
      : bar === 'held' || bar === 'blocked'
        ? Lock
        : Clock;
  const hidesForm = bar !== 'hours' && bar !== 'count';
  const leads = bar === 'identity' || bar === 'underAge';
  const leave = onLeave === undefined ? {} : { onClick: onLeave };
  return (
    <div className={cashOut.form}>
      <div className={css.barred} role="status">
        <span className={cashOut.sign.waiting}>
          <Icon aria-hidden />
        </span>
        <p className={cashOut.words}>
          <b>{t(`cashout.bar_${name}`, { moment })}</b>
          <span>{t(`cashout.barText_${name}`, { start, end, all })}</span>
        </p>
      </div>
      {hidesForm && available > 0n && (
        <BrandCard label={t('cashout.available', { amount: amountText(available) })}>
          <b className={css.safe}>{amountText(available)}</b>
          <span className={css.safeText}>{t('cashout.moneySafe')}</span>
        </BrandCard>
      )}
      {leads && (
        <Button wide to="/identity" {...leave}>
          {t(isWaiting ? 'cashout.seeIdentity' : 'cashout.startIdentity')}
        </Button>
      )}
      {(bar === 'underAge' || bar === 'blocked' || bar === 'held') && (
        <Button wide tone="secondary" to="/support" {...leave}>
          {t('cashout.askService')}
        </Button>
      )}
    </div>
  );
}

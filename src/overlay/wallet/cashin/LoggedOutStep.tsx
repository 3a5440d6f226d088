import { type ComponentType, Suspense } from 'react';
import CheckCircle from '~icons/ph/check-circle-fill';
import type { Order } from '../../../../contract/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { useCountdown } from '../../../shared/useCountdown';
import { Skeleton } from '../../../ui/text/Skeleton';
import { LeftRing } from './LeftRing';
import * as css from './LoggedOutStep.css';
import { readable } from './readable';
import * as waitingOrder from './WaitingOrder.css';

/** The fields of a log-in, which the app hands in. */
export type LogInFields = ComponentType<{ readonly note: string; readonly onEntered: () => void }>;

interface LoggedOutStepProps {
  order: Order;
  LogIn: LogInFields;
  onEntered: () => void;
}

/** The session ended while a payment waits: the order stays on show above the log-in, which leads back to it. */
export function LoggedOutStep({ order, LogIn, onEntered }: LoggedOutStepProps) {
  const { t } = useTranslation();
  const { leftMs, text } = useCountdown(order.expiresAt);
  return (
    <>
      <section className={css.keptCard}>
        <div className={css.keptHead}>
          <LeftRing order={order} leftMs={leftMs} className={css.keptRing} />
          <div>
            <h3 className={waitingOrder.waitingTitle}>
              {t('wallet.unpaidTitle', { amount: amountText(order.amount) })}
            </h3>
            <p className={css.keptLeft}>{t('wallet.waitingLeft', { time: text })}</p>
          </div>
        </div>
        <p className={css.keptFoot}>
          <span>{t('wallet.orderNumber', { number: readable(order.orderId) })}</span>
          <span className={css.kept}>
            <CheckCircle aria-hidden />
            {t('wallet.orderKept')}
          </span>
        </p>
      </section>
      <p className={css.keptNote} role="alert">
        {t('wallet.paymentSafe')}
      </p>
      <Suspense fallback={<Skeleton height="15rem" radius="1.1rem" />}>
        <LogIn note={t('wallet.backAtOrder')} onEntered={onEntered} />
      </Suspense>
    </>
  );
}

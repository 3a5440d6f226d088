import type { Order } from '../../../../contract/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { useCountdown } from '../../../shared/useCountdown';
import { Button } from '../../../ui/form/Button';
import { CancelLink } from './CancelLink';
import * as cashIn from './CashIn.css';
import { readable } from './readable';
import * as css from './WaitingOrder.css';

interface WaitingOrderProps {
  order: Order;
  onContinue: () => void;
  onCanceled: () => void;
}

/** An unpaid order above the form for a new one. It may have been opened on another device. */
export function WaitingOrder({ order, onContinue, onCanceled }: WaitingOrderProps) {
  const { t } = useTranslation();
  const { leftMs, text } = useCountdown(order.expiresAt);
  if (leftMs === 0) return null;
  return (
    <>
      <section className={cashIn.card}>
        <h3 className={css.waitingTitle}>{t('wallet.unpaidTitle', { amount: amountText(order.amount) })}</h3>
        <p className={cashIn.payNote}>{t('wallet.waitingLeft', { time: text })}</p>
        <p className={css.waitingNumber}>{t('wallet.orderNumber', { number: readable(order.orderId) })}</p>
        <Button wide onClick={onContinue}>
          {t('wallet.continueOrder')}
        </Button>
        <CancelLink orderId={order.orderId} onCanceled={onCanceled} />
      </section>
      <h3 className={cashIn.label}>{t('wallet.newAmount')}</h3>
    </>
  );
}

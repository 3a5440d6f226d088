import type { Order } from '../../../../contract/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { loginRedirect } from '../../../shared/navigation/loginRedirect';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import { endSession } from '../../../shared/session/session';
import { Button } from '../../../ui/form/Button';
import { useCountdown } from '../useCountdown';
import * as css from './CashIn.css';
import { readable } from './readable';

/** The session ended while a payment waits: the order stays on show. */
export function LoggedOutStep({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { text } = useCountdown(order.expiresAt);
  return (
    <div className={css.card}>
      <h3 className={css.waitingTitle}>{t('wallet.unpaidTitle', { amount: amountText(order.amount) })}</h3>
      <p className={css.payNote}>{t('wallet.waitingLeft', { time: text })}</p>
      <p className={css.waitingNumber}>{t('wallet.orderNumber', { number: readable(order.orderId) })}</p>
      <p className={css.payNote} role="alert">
        {t('wallet.paymentSafe')}
      </p>
    </div>
  );
}

/** Leads to the log-in, and from there back to the order. */
export function LoggedOutFoot({ order }: { order: Order }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const logIn = () => {
    endSession();
    navigate(loginRedirect(`/cashin?order=${order.orderId}`, false));
  };
  return (
    <Button wide onClick={logIn}>
      {t('auth.logIn')}
    </Button>
  );
}

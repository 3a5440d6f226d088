import type { Order } from '../../../contract/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { useCountdown } from '../../shared/useCountdown';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import * as cashIn from './cashin/CashIn.css';
import * as orderFacts from './cashin/OrderFacts.css';

interface UnpaidOrderSheetProps {
  onClose: () => void;
  order: Order;
}

/** Reminds the player of an unpaid cash-in order. Both answers look equally important. */
export function UnpaidOrderSheet({ onClose, order }: UnpaidOrderSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { text } = useCountdown(order.expiresAt);
  const go = () => {
    onClose();
    // Replaces the sheet's history entry, so that Back leads to the page below it.
    navigate(`/cashin?order=${order.orderId}`, { replace: true });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('wallet.unpaidPopup')}
      footer={
        <div className={cashIn.pair}>
          <Button tone="secondary" onClick={onClose}>
            {t('wallet.later')}
          </Button>
          <Button onClick={go}>{t('wallet.payNow')}</Button>
        </div>
      }
    >
      <dl className={orderFacts.facts}>
        <div className={orderFacts.fact}>
          <dt className={orderFacts.factName}>{t('wallet.amount')}</dt>
          <dd className={orderFacts.factValue}>{amountText(order.amount)}</dd>
        </div>
        <div className={orderFacts.fact}>
          <dt className={orderFacts.factName}>{t('wallet.timeLeft')}</dt>
          <dd className={orderFacts.factValue}>{text}</dd>
        </div>
      </dl>
    </Sheet>
  );
}

import { useEffect } from 'react';
import type { Address } from '../../../../contract/addresses';
import type { Order } from '../../../../contract/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { reportNewAppRecharge } from '../../../shared/device';
import { countPayment } from '../../../shared/payCount';
import { claimOrderReport, isApp, reportAction } from '../../../shared/reports';
import { playCue } from '../../../stage/sound/sound';
import { Button } from '../../../ui/form/Button';
import { Seal } from '../art/Seal';
import { Arrived } from './Arrived';
import * as cashIn from './CashIn.css';
import * as orderFacts from './OrderFacts.css';
import * as css from './ResultStep.css';
import { readable } from './readable';
import { StepBar } from './StepBar';
import { useNextGame } from './useNextGame';

interface ResultProps {
  order: Order;
}

/** How an order ended, and the effect on the player's balance. */
export function ResultStep({ order }: ResultProps) {
  const { t } = useTranslation();
  const success = hasArrived(order);
  useEffect(() => {
    if (!success) return;
    playCue('cashInDone');
    countPayment(order.orderId);
    if (!claimOrderReport(order.orderId)) return;
    void reportAction('recharge');
    if (isApp()) reportNewAppRecharge();
  }, [success, order.orderId]);
  if (success) return <Arrived order={order} />;
  return (
    <>
      <StepBar done={2} />
      <div className={css.result}>
        <Seal good={false} className={css.seal} />
        <p className={css.resultAmount}>{amountText(order.amount)}</p>
        <p className={css.resultText}>
          {t(order.reversedAt === null ? `wallet.resultText_${order.status}` : 'wallet.resultText_reversed')}
        </p>
      </div>
      <dl className={orderFacts.facts}>
        <div className={orderFacts.fact}>
          <dt className={orderFacts.factName}>{t('wallet.reference')}</dt>
          <dd className={orderFacts.factValue}>{readable(order.orderId)}</dd>
        </div>
      </dl>
    </>
  );
}

/** Whether the money of an order is in the wallet: the bank may have taken it back since. */
const hasArrived = ({ status, reversedAt }: Order): boolean => status === 'success' && reversedAt === null;

interface ResultFootProps extends ResultProps {
  readonly onAgain: () => void;
  readonly onClose: () => void;
  readonly onPlay: (address: Address) => void;
}

export function ResultFoot({ order, onAgain, onClose, onPlay }: ResultFootProps) {
  const { t } = useTranslation();
  const next = useNextGame(order.from);
  return hasArrived(order) ? (
    <div className={cashIn.pair}>
      <Button tone="secondary" onClick={onClose}>
        {t('wallet.done')}
      </Button>
      <Button onClick={() => onPlay(next)}>{t('wallet.playNow')}</Button>
    </div>
  ) : (
    <div className={cashIn.pair}>
      <Button tone="secondary" onClick={onClose}>
        {t('ui.close')}
      </Button>
      <Button onClick={onAgain}>{t('wallet.tryAgain')}</Button>
    </div>
  );
}

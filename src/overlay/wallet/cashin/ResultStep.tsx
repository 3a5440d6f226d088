import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Order } from '../../../../contract/money';
import type { Centavos } from '../../../../games/kit/rules/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { reportNewAppRecharge } from '../../../shared/device';
import { countPayment } from '../../../shared/payCount';
import { claimOrderReport, isApp, reportAction } from '../../../shared/reports';
import { userAtom } from '../../../shared/session/user';
import { playCue } from '../../../stage/sound';
import { Button } from '../../../ui/form/Button';
import { Skeleton } from '../../../ui/text/Skeleton';
import { Seal } from '../art/Seal';
import { CountedAmount } from '../CountedAmount';
import * as css from './CashIn.css';
import { readable } from './readable';
import { StepBar } from './StepBar';

interface ResultProps {
  order: Order;
}

/** How an order ended, and the effect on the player's balance. */
export function ResultStep({ order }: ResultProps) {
  const { t } = useTranslation();
  const success = order.status === 'success';
  useEffect(() => {
    if (!success) return;
    playCue('cashInDone');
    countPayment(order.orderId);
    if (!claimOrderReport(order.orderId)) return;
    void reportAction('recharge');
    if (isApp()) void reportNewAppRecharge();
  }, [success, order.orderId]);
  return (
    <>
      <StepBar done={success ? 3 : 2} />
      <div className={css.result}>
        <Seal good={success} className={css.seal} />
        <p className={css.resultAmount}>
          {amountText((order.amount + order.bonus) as Centavos, '₱', success)}
        </p>
        <p className={css.resultText}>{t(`wallet.resultText_${order.status}`)}</p>
      </div>
      <dl className={css.facts}>
        {success && (
          <div className={css.fact}>
            <dt className={css.factName}>{t('wallet.newBalance')}</dt>
            <dd className={css.factValue}>
              <NewBalance added={order.amount} />
            </dd>
          </div>
        )}
        <div className={css.fact}>
          <dt className={css.factName}>{t('wallet.reference')}</dt>
          <dd className={css.factValue}>{readable(order.orderId)}</dd>
        </div>
      </dl>
    </>
  );
}

/** Counts from the old balance to the new one. */
function NewBalance({ added }: { added: Centavos }) {
  const user = useAtomValue(userAtom);
  const [before, setBefore] = useState(true);
  useEffect(() => {
    const start = setTimeout(() => setBefore(false), 350);
    return () => clearTimeout(start);
  }, []);
  if (user === null) return <Skeleton width="6rem" height="1.1rem" />;
  const earlier = user.finance >= added ? ((user.finance - added) as Centavos) : user.finance;
  return <CountedAmount centavos={before ? earlier : user.finance} className={css.counted} />;
}

interface ResultFootProps extends ResultProps {
  onAgain: () => void;
  onClose: () => void;
}

export function ResultFoot({ order, onAgain, onClose }: ResultFootProps) {
  const { t } = useTranslation();
  if (order.status === 'success') {
    return (
      <Button wide onClick={onClose}>
        {t('wallet.done')}
      </Button>
    );
  }
  return (
    <div className={css.pair}>
      <Button tone="secondary" onClick={onClose}>
        {t('ui.close')}
      </Button>
      <Button onClick={onAgain}>{t('wallet.tryAgain')}</Button>
    </div>
  );
}

import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { Button } from '../../ui/form/Button';
import { pair } from '../../ui/sheet/Question.css';
import { Sheet } from '../../ui/sheet/Sheet';
import { balanceAtom, moneyText } from './account';
import { changeDemo } from './demoAccount';
import { DEMO_REFILL_BELOW, DEMO_START, refillDemo } from './demoBook';
import * as css from './Trade.css';
import type { OrderForm } from './useOrderForm';

/** The balance does not cover the stake: another stake, or cash in; a used-up demo balance is refilled. */
export function TooLowSheet({ form: { account, tooLow, closeTooLow } }: { readonly form: OrderForm }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const balance = useAtomValue(balanceAtom);
  if (tooLow === null || balance === null) return null;
  const canRefill = account === 'demo' && balance < DEMO_REFILL_BELOW;
  const act = () => {
    closeTooLow();
    if (canRefill) changeDemo(refillDemo);
    else navigate('/cashin?from=trade', { replace: true });
  };
  return (
    <Sheet
      open
      onClose={closeTooLow}
      title={t('trade.tooLowTitle')}
      footer={
        <div className={pair}>
          <Button tone="secondary" onClick={closeTooLow}>
            {t('trade.changeStake')}
          </Button>
          {(canRefill || account === 'real') && (
            <Button onClick={act}>
              {canRefill ? t('trade.refill', { amount: moneyText('demo', DEMO_START) }) : t('trade.cashIn')}
            </Button>
          )}
        </div>
      }
    >
      <p className={css.text}>
        {t('trade.tooLowText', { stake: moneyText(account, tooLow), balance: moneyText(account, balance) })}
      </p>
    </Sheet>
  );
}

import { Copy } from 'lucide-react';
import type { Order } from '../../../../contract/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { showToast } from '../../../shared/popups/toasts';
import * as css from './OrderFacts.css';
import { readable } from './readable';

/** What an unpaid order brings, and its number. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  return (
    <dl className={css.facts}>
      <div className={css.fact}>
        <dt className={css.factName}>{t('wallet.mainGets')}</dt>
        <dd className={css.factValue}>{amountText(order.amount)}</dd>
      </div>
      {order.bonus > 0n && (
        <div className={css.fact}>
          <dt className={css.factName}>{t('wallet.bonusTurnover', { times: 5 })}</dt>
          <dd className={css.factValue}>{amountText(order.bonus)}</dd>
        </div>
      )}
      <div className={css.fact}>
        <dt className={css.factName}>{t('wallet.reference')}</dt>
        <dd className={css.factValue}>
          <CopyButton text={order.orderId} label={t('wallet.copy')}>
            {readable(order.orderId)}
          </CopyButton>
        </dd>
      </div>
    </dl>
  );
}

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly children: string;
}

/** Shows a text and copies it. */
export function CopyButton({ text, label, children }: CopyButtonProps) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ text: t('wallet.copied'), tone: 'success' }),
      () => showToast({ text: t('wallet.copyFailed'), tone: 'error' }),
    );
  return (
    <button type="button" className={css.copy} onClick={copy} aria-label={label}>
      <span className={css.reference}>{children}</span>
      <Copy size="1.1rem" aria-hidden />
    </button>
  );
}

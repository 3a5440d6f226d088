import { useTranslation } from '../../../i18n/i18n';
import { gainOf, shortMoneyText } from '../account';
import { useOrders } from '../useTrade';
import * as css from './LastFive.css';
import { useLastOrders } from './LastOrders';

/** What the last five settled orders of the account gained or lost, newest first. */
export function LastFive() {
  const { t } = useTranslation();
  useLastOrders();
  const { settled } = useOrders();
  if (settled.length === 0) return null;
  return (
    <div className={css.line}>
      <small className={css.name} id="trade-last">
        {t('trade.lastFive')}
      </small>
      <ol className={css.list} aria-labelledby="trade-last">
        {settled.slice(0, 5).map((order) => (
          <li key={order.orderId} className={css.gain[order.state]}>
            {order.state === 'canceled'
              ? t('trade.state_canceled')
              : shortMoneyText(order.account, gainOf(order), true)}
          </li>
        ))}
      </ol>
    </div>
  );
}

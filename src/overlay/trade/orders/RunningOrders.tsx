import TrendDown from '~icons/ph/trend-down-bold';
import TrendUp from '~icons/ph/trend-up-bold';
import type { TradeOrder } from '../../../../contract/trade';
import { placeOf } from '../../../../games/kit/rules/trade/markets';
import { winPayout } from '../../../../games/kit/rules/trade/order';
import { clockText } from '../../../i18n/clockText';
import { useTranslation } from '../../../i18n/i18n';
import { Link } from '../../../ui/page/Link';
import { moneyText } from '../account';
import type { MarketFeed } from '../feed';
import { useTimeLeft } from '../useTimeLeft';
import { entryOf } from './OpenOrders';
import { levelText, placeText, sideText, standingOf } from './orderText';
import * as css from './RunningOrders.css';

interface RunningOrdersProps {
  /** The open orders of the market. */
  readonly orders: readonly TradeOrder[];
  readonly feed: MarketFeed;
  /** How many are open in other markets. */
  readonly elsewhere: number;
}

/** The open orders of a market, each with what it would pay now. */
export function RunningOrders({ orders, feed, elsewhere }: RunningOrdersProps) {
  const { t } = useTranslation();
  if (orders.length === 0 && elsewhere === 0) return null;
  return (
    <div className={css.stack}>
      {orders.length > 0 && (
        <ul className={css.stack} aria-label={t('trade.openOrders', { count: orders.length })}>
          {orders.map((order) => (
            <Running key={order.orderId} order={order} feed={feed} isLow={orders.length > TALL_MAX} />
          ))}
        </ul>
      )}
      {elsewhere > 0 && (
        <Link className={css.elsewhere} to="/trade">
          {t('trade.elsewhere', { count: elsewhere })}
        </Link>
      )}
    </div>
  );
}

const NOTHING = 0n as TradeOrder['payout'];
/** More orders than these are one line each, so that stake and duration stay in sight. */
const TALL_MAX = 2;

interface RunningProps {
  readonly order: TradeOrder;
  readonly feed: MarketFeed;
  readonly isLow: boolean;
}

function Running({ order, feed, isLow }: RunningProps) {
  const { t } = useTranslation();
  const { account, market, direction, stake, exitTick } = order;
  const left = useTimeLeft(exitTick, feed.silentSinceMs !== null);
  const level = feed.levels?.[placeOf(market)];
  const entry = entryOf(order);
  const standing = entry === null || level === undefined ? null : standingOf(order, entry, level);
  const pays = winPayout(stake);
  const now = standing === 'wins' ? pays : NOTHING;
  const Trend = direction === 'up' ? TrendUp : TrendDown;
  return (
    <li
      className={css.order[standing ?? 'even']}
      data-standing={standing ?? 'entering'}
      data-low={isLow || undefined}
    >
      <span className={css.trend}>
        <Trend aria-hidden />
      </span>
      <span className={css.words}>
        <b className={css.title}>
          {t(isLow ? 'trade.runningShort' : 'trade.running', {
            side: sideText(order, t),
            price: levelText(order, entry),
            time: clockText(left * 1_000),
          })}
        </b>
        {!isLow && (
          <small className={css.small}>
            {t(`trade.pays_${direction}`, { amount: moneyText(account, pays) })}
          </small>
        )}
      </span>
      <span className={css.now}>
        <b className={css.place}>
          {standing === null || entry === null || level === undefined
            ? t('trade.entering')
            : placeText(entry, level, t)}
        </b>
        {standing !== null && standing !== 'even' && (
          <small className={css.small}>{t('trade.paysNow', { amount: moneyText(account, now) })}</small>
        )}
      </span>
    </li>
  );
}

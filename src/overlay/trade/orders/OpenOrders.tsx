import type { TradeOrder } from '../../../../contract/trade';
import { MARKETS, placeOf } from '../../../../games/kit/rules/trade/markets';
import { useTranslation } from '../../../i18n/i18n';
import { Link } from '../../../ui/page/Link';
import { heardTicks, type MarketFeed } from '../feed';
import { useTimeLeft } from '../useTimeLeft';
import * as css from './OpenOrders.css';
import { placeText, sideText, standingOf } from './orderText';

interface OpenOrdersProps {
  readonly orders: readonly TradeOrder[];
  readonly feed: MarketFeed;
}

/** The open orders of the account as cards, with how they stand now. */
export function OpenOrders({ orders, feed }: OpenOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <ul className={css.cards}>
      {orders.map((order) => (
        <OpenOrder key={order.orderId} order={order} feed={feed} />
      ))}
    </ul>
  );
}

/** The level at which an order entered, once its tick has come; null before. */
export const entryOf = (order: TradeOrder): number | null =>
  order.entryLevel ?? heardTicks.levelAt(order.market, order.entryTick);

function OpenOrder({ order, feed }: { readonly order: TradeOrder; readonly feed: MarketFeed }) {
  const { t } = useTranslation();
  const { market, direction, seconds } = order;
  const level = feed.levels?.[placeOf(market)];
  const entry = entryOf(order);
  const standing = entry === null || level === undefined ? null : standingOf(order, entry, level);
  return (
    <li>
      <Link className={css.card[direction]} to={`/trade/market?id=${market}`}>
        <span className={css.words}>
          <small className={css.small}>{MARKETS[market].name}</small>
          <b className={css.side[direction]}>{sideText(order, t)}</b>
        </span>
        <span className={css.standing}>
          {standing === null || entry === null || level === undefined
            ? t('trade.entering')
            : t(`trade.now_${standing}`, { place: placeText(entry, level, t).toLowerCase() })}
        </span>
        <Ring exitTick={order.exitTick} seconds={seconds} isStill={feed.silentSinceMs !== null} />
      </Link>
    </li>
  );
}

const LENGTH = 2 * Math.PI * 18;

interface RingProps {
  readonly exitTick: number;
  readonly seconds: number;
  readonly isStill: boolean;
}

/** The time until an order ends, in seconds, inside a ring that empties. */
function Ring({ exitTick, seconds, isStill }: RingProps) {
  const { t } = useTranslation();
  const left = useTimeLeft(exitTick, isStill);
  return (
    <span className={css.ring} role="img" aria-label={t('trade.secondsLeft', { number: left })}>
      <svg viewBox="-22 -22 44 44" aria-hidden="true">
        <circle className={css.ringTrack} r="18" />
        <circle
          className={css.ringLeft}
          r="18"
          strokeDasharray={`${(LENGTH * Math.min(1, left / seconds)).toFixed(1)} 200`}
          transform="rotate(-90)"
        />
      </svg>
      <b className={css.ringText} aria-hidden="true">
        {left}
      </b>
    </span>
  );
}

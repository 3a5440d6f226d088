import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import type { TradeOrder } from '../../../../contract/trade';
import { MARKETS } from '../../../../games/kit/rules/trade/markets';
import { tickTimeMs } from '../../../../games/kit/rules/trade/ticks';
import { useTranslation } from '../../../i18n/i18n';
import { uidAtom } from '../../../shared/session/session';
import { card } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import { Link } from '../../../ui/page/Link';
import { minuteText } from '../clockTimeText';
import { useOrders } from '../useTrade';
import * as css from './LastOrders.css';
import { durationText, gainText, sideText } from './orderText';
import { lastOrdersQuery } from './realOrders';

const SHOWN = 3;

/** The newest settled orders of the account, and the way to all of them. */
export function LastOrders() {
  const { t } = useTranslation();
  useLastOrders();
  const { settled } = useOrders();
  return (
    <section className={css.section} aria-labelledby="trade-settled">
      <div className={css.head}>
        <h2 id="trade-settled" className={css.title}>
          {t('trade.settled')}
        </h2>
        <Link className={css.all} to="/trade/orders">
          {t('trade.allOrders')}
          <ChevronRight size="1rem" aria-hidden />
        </Link>
      </div>
      {settled.length === 0 ? (
        <p className={css.none}>{t('trade.noneSettled')}</p>
      ) : (
        <ul className={classes(card, css.list)}>
          {settled.slice(0, SHOWN).map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Loads the last orders of the player; they are asked for again when one is settled. */
export function useLastOrders(): void {
  useQuery(lastOrdersQuery(useAtomValue(uidAtom)));
}

/** A line about an order, which leads to its page. */
export function OrderRow({ order }: { readonly order: TradeOrder }) {
  return (
    <li className={css.row}>
      <Link className={css.order} to={`/trade/order?id=${order.orderId}`}>
        <OrderLine order={order} />
      </Link>
    </li>
  );
}

/** What a line tells of an order. */
export function OrderLine({ order }: { readonly order: TradeOrder }) {
  const { t } = useTranslation();
  const { market, state, seconds, exitTick } = order;
  const time = minuteText(new Date(tickTimeMs(exitTick)));
  return (
    <>
      <span className={css.state[state]}>{t(`trade.state_${state}`)}</span>
      <span className={css.words}>
        <b className={css.name}>{MARKETS[market].name}</b>
        <small className={css.small}>
          {sideText(order, t)}, {durationText(seconds, t)}, {time}
        </small>
      </span>
      <b className={css.gain[state]}>{state === 'pending' ? '' : gainText(order)}</b>
    </>
  );
}

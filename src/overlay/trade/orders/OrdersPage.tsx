import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import History from '~icons/ph/clock-counter-clockwise';
import Plugs from '~icons/ph/plugs-fill';
import { type TradeOrder, tradeCalls } from '../../../../contract/trade';
import { useTranslation } from '../../../i18n/i18n';
import { onlineAtom } from '../../../shared/online';
import { pagedCallQuery } from '../../../shared/query/callQuery';
import { uidAtom } from '../../../shared/session/session';
import { card } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/form/Button';
import { Empty } from '../../../ui/text/Empty';
import { Skeleton } from '../../../ui/text/Skeleton';
import { accountAtom } from '../account';
import { demoBookAtom } from '../demoAccount';
import { TradeFrame } from '../TradeFrame';
import { useFeed } from '../useFeed';
import { OrderRow } from './LastOrders';
import { list as listFace } from './LastOrders.css';
import { MissedSheet } from './MissedSheet';
import { OrderFilters } from './OrderFilters';
import * as css from './OrdersPage.css';
import { ALL_ORDERS, isFiltered, matches, type OrderFilter, orderQueryOf } from './orderFilter';

/** /trade/orders: all orders of the account, by how they ended, market and day. */
export function OrdersPage() {
  const { t } = useTranslation();
  useFeed();
  const account = useAtomValue(accountAtom);
  const [filter, setFilter] = useState(ALL_ORDERS);
  return (
    <TradeFrame
      title={t('trade.allOrders')}
      subtitle={t('trade.synthetic')}
      home="/trade"
      here="/trade/orders"
    >
      <OrderFilters filter={filter} onChange={(change) => setFilter({ ...filter, ...change })} />
      {account === 'demo' ? <DemoOrders filter={filter} /> : <RealOrders filter={filter} />}
      <MissedSheet />
    </TradeFrame>
  );
}

function DemoOrders({ filter }: { readonly filter: OrderFilter }) {
  const { orders } = useAtomValue(demoBookAtom);
  return <Orders filter={filter} orders={orders.filter((order) => matches(filter, order))} />;
}

function RealOrders({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const online = useAtomValue(onlineAtom);
  const query = useInfiniteQuery(pagedCallQuery(tradeCalls.orders, orderQueryOf(filter), { uid }));
  const orders = query.data?.pages.flatMap(({ list }) => list);
  if (orders === undefined && (query.isError || !online)) {
    return (
      <div role="alert">
        <Empty
          icon={<Plugs aria-hidden />}
          title={t('trade.ordersFailed')}
          text={t(online ? 'trade.failedText' : 'trade.still_offline')}
          action={<Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button>}
        />
      </div>
    );
  }
  if (orders === undefined) {
    return (
      <output className={css.loading} aria-label={t('trade.loading')}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} height="3.3rem" radius="1rem" />
        ))}
      </output>
    );
  }
  return (
    <>
      <Orders filter={filter} orders={orders} />
      {query.hasNextPage && (
        <Button
          tone="secondary"
          wide
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('trade.showMore')}
        </Button>
      )}
    </>
  );
}

function Orders({
  filter,
  orders,
}: {
  readonly filter: OrderFilter;
  readonly orders: readonly TradeOrder[];
}) {
  const { t } = useTranslation();
  if (orders.length === 0) {
    return (
      <Empty
        icon={<History aria-hidden />}
        title={t(isFiltered(filter) ? 'trade.noSuchOrders' : 'trade.noOrders')}
        text={t(isFiltered(filter) ? 'trade.noSuchOrdersText' : 'trade.noOrdersText')}
        action={<Button to="/trade">{t('trade.toMarkets')}</Button>}
      />
    );
  }
  return (
    <ul className={classes(card, listFace)}>
      {orders.map((order) => (
        <OrderRow key={order.orderId} order={order} />
      ))}
    </ul>
  );
}

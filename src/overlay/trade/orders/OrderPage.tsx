import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import MagnifyingGlass from '~icons/ph/magnifying-glass-bold';
import Plugs from '~icons/ph/plugs-fill';
import type { Address } from '../../../../contract/addresses';
import type { TradeOrder } from '../../../../contract/trade';
import { MARKETS } from '../../../../games/kit/rules/trade/markets';
import { winPayout } from '../../../../games/kit/rules/trade/order';
import { tickTimeMs } from '../../../../games/kit/rules/trade/ticks';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { exactTimeText, momentText } from '../../../shared/dateText';
import { loginRedirect } from '../../../shared/navigation/loginRedirect';
import { Redirect } from '../../../shared/navigation/Redirect';
import { useBack } from '../../../shared/navigation/useBack';
import { onlineAtom } from '../../../shared/online';
import { uidAtom } from '../../../shared/session/session';
import { Button } from '../../../ui/form/Button';
import { Page } from '../../../ui/page/Page';
import { Empty } from '../../../ui/text/Empty';
import { Skeleton } from '../../../ui/text/Skeleton';
import { moneyText } from '../account';
import { demoBookAtom } from '../demoAccount';
import { Fact, Facts } from '../Facts';
import { MarketIcon } from '../MarketIcon';
import * as text from '../Trade.css';
import { useFeed } from '../useFeed';
import { InMainApp } from './InMainApp';
import { state as stateLook } from './LastOrders.css';
import * as css from './OrderPage.css';
import { OrderPath } from './OrderPath';
import { durationText, gainText, levelText, sideText } from './orderText';
import { Proof } from './Proof';
import { orderQuery } from './realOrders';

/** /trade/order?id=123: one order. Those of the demo account are known to this device alone. */
export function OrderPage() {
  const id = useSearchParams()[0].get('id') ?? '';
  useFeed();
  if (/^D\d{1,15}$/.test(id)) return <DemoOrder orderId={id} />;
  if (/^[1-9]\d{0,17}$/.test(id)) return <RealOrder key={id} orderId={id} />;
  return <Redirect to="/trade/orders" />;
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page title={t('trade.order')} onBack={useBack('/trade/orders')}>
      {children}
    </Page>
  );
}

function DemoOrder({ orderId }: { readonly orderId: string }) {
  const order = useAtomValue(demoBookAtom).orders.find((one) => one.orderId === orderId);
  return <Frame>{order === undefined ? <Unknown /> : <OrderFacts order={order} />}</Frame>;
}

function RealOrder({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const online = useAtomValue(onlineAtom);
  const query = useQuery({
    ...orderQuery(uid, orderId),
    refetchInterval: ({ state }) => (state.data?.list[0]?.state === 'pending' ? ASK_AGAIN_MS : false),
  });
  if (uid === null) return <Redirect to={loginRedirect(`/trade/order?id=${orderId}` as Address, false)} />;
  const order = query.data?.list[0];
  if (order !== undefined) {
    return (
      <Frame>
        <OrderFacts order={order} />
        <Proof order={order} />
        <InMainApp orderId={orderId} />
      </Frame>
    );
  }
  if (query.data !== undefined) {
    return (
      <Frame>
        <Unknown />
      </Frame>
    );
  }
  return (
    <Frame>
      {query.isError || !online ? (
        <div role="alert">
          <Empty
            icon={<Plugs aria-hidden />}
            title={t('trade.ordersFailed')}
            text={t(online ? 'trade.failedText' : 'trade.still_offline')}
            action={<Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button>}
          />
        </div>
      ) : (
        <output className={css.loading} aria-label={t('trade.loading')}>
          <Skeleton height="5rem" radius="1rem" />
          <Skeleton height="16rem" radius="1rem" />
        </output>
      )}
    </Frame>
  );
}

/** An open order is asked for this often, in ms, beside what the connection tells. */
const ASK_AGAIN_MS = 5_000;

function Unknown() {
  const { t } = useTranslation();
  return (
    <Empty
      icon={<MagnifyingGlass aria-hidden />}
      title={t('trade.unknownOrder')}
      text={t('trade.unknownOrderText')}
      action={<Button to="/trade/orders">{t('trade.allOrders')}</Button>}
    />
  );
}

function OrderFacts({ order }: { readonly order: TradeOrder }) {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const { account, market, state, seconds, stake, payout, entryLevel, exitLevel, entryTick, exitTick } =
    order;
  const at = (tick: number, level: number | null) =>
    level === null
      ? exactTimeText(new Date(tickTimeMs(tick)), tag)
      : `${levelText(order, level)}, ${exactTimeText(new Date(tickTimeMs(tick)), tag)}`;
  return (
    <>
      <section className={css.head}>
        <MarketIcon market={market} />
        <div className={css.words}>
          <h2 className={css.name}>{MARKETS[market].name}</h2>
          <p className={css.small}>{t('trade.synthetic')}</p>
        </div>
        <div className={css.result}>
          <span className={stateLook[state]}>{t(`trade.state_${state}`)}</span>
          {state !== 'pending' && <b className={css.gain[state]}>{gainText(order)}</b>}
        </div>
      </section>
      <OrderPath order={order} />
      <Facts>
        <Fact name={t('trade.fact_account')}>{t(`trade.account_${account}`)}</Fact>
        <Fact name={t('trade.fact_order')}>
          {sideText(order, t)}, {durationText(seconds, t)}
        </Fact>
        <Fact name={t('trade.fact_placed')}>{momentText(new Date(order.acceptedAt), tag)}</Fact>
        <Fact name={t('trade.fact_entry')}>{at(entryTick, entryLevel)}</Fact>
        <Fact name={t('trade.fact_exit')}>{at(exitTick, exitLevel)}</Fact>
        {state !== 'success' && (
          <Fact name={t('trade.fact_pays')}>{moneyText(account, winPayout(stake))}</Fact>
        )}
        {state !== 'pending' && <Fact name={t('trade.fact_paid')}>{moneyText(account, payout)}</Fact>}
        <Fact name={t('trade.fact_id')}>{order.orderId}</Fact>
      </Facts>
      {state === 'canceled' && <p className={text.text}>{t('trade.canceledText')}</p>}
      {account === 'demo' && <p className={text.text}>{t('trade.demoText')}</p>}
      <p className={text.text}>{t('trade.odds')}</p>
    </>
  );
}

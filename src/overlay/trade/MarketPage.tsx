import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MARKET_CODES, MARKETS, type MarketCode } from '../../../games/kit/rules/trade/markets';
import { useTranslation } from '../../i18n/i18n';
import { Redirect } from '../../shared/navigation/Redirect';
import { awayAtom } from '../../shared/safer-play/saferPlay';
import { useRealityCheck } from '../../shared/safer-play/useRealityCheck';
import { AwayNote } from './AwayNote';
import { accountAtom } from './account';
import { ChartPanel } from './chart/ChartPanel';
import * as css from './MarketPage.css';
import { MarketSheet } from './MarketSheet';
import { DirectionButtons, OrderForm } from './OrderForm';
import { LastFive } from './orders/LastFive';
import { MissedSheet } from './orders/MissedSheet';
import { RunningOrders } from './orders/RunningOrders';
import { PriceLine } from './PriceLine';
import { SeedLine } from './SeedLine';
import { StandstillNote, TradeState } from './StandstillNote';
import { TooLowSheet } from './TooLowSheet';
import { TradeFrame } from './TradeFrame';
import { TrainingSheet } from './TrainingSheet';
import { useOrderForm } from './useOrderForm';
import { type Trade, useOrders, useTrade } from './useTrade';

const isMarket = (code: string | null): code is MarketCode => MARKET_CODES.some((one) => one === code);

/** /trade/market?id=KIDLAT: one market, and orders in it. */
export function MarketPage() {
  const market = useSearchParams()[0].get('id');
  return isMarket(market) ? <Market key={market} market={market} /> : <Redirect to="/trade" />;
}

function Market({ market }: { readonly market: MarketCode }) {
  const { t } = useTranslation();
  const trade = useTrade();
  const account = useAtomValue(accountAtom);
  const away = useAtomValue(awayAtom);
  const [isChoosing, setChoosing] = useState(false);
  const form = useOrderForm(market, trade);
  useRealityCheck(account, form.state === 'idle');
  const here = `/trade/market?id=${market}` as const;
  const isThere = trade.page !== undefined && trade.standstill !== 'off';
  const isAway = account === 'real' && away !== null;
  return (
    <TradeFrame
      title={
        <button type="button" className={css.choose} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <MarketName market={market} />
          <ChevronDown size="1.2rem" aria-hidden />
        </button>
      }
      subtitle={t('trade.synthetic')}
      home="/trade"
      here={here}
      footer={isThere && !isAway ? <DirectionButtons form={form} /> : undefined}
    >
      {isThere ? (
        <Body market={market} trade={trade} form={isAway ? null : form} />
      ) : (
        <TradeState trade={trade} />
      )}
      <MarketSheet open={isChoosing} market={market} trade={trade} onClose={() => setChoosing(false)} />
      <TooLowSheet form={form} />
      <MissedSheet />
      <TrainingSheet here={here} />
    </TradeFrame>
  );
}

/** A pair breaks after its slash, where it does not fit beside the accounts. */
function MarketName({ market }: { readonly market: MarketCode }) {
  const [base = '', quote] = MARKETS[market].name.split('/');
  if (quote === undefined) return <span>{base}</span>;
  return (
    <span className={css.pair}>
      {base}/<wbr />
      {quote}
    </span>
  );
}

interface BodyProps {
  readonly market: MarketCode;
  readonly trade: Trade;
  /** Null for a player on a break or excluded, in whose account no order is taken. */
  readonly form: ReturnType<typeof useOrderForm> | null;
}

function Body({ market, trade, form }: BodyProps) {
  const { t } = useTranslation();
  const { open } = useOrders();
  const orders = open.filter((order) => order.market === market);
  return (
    <>
      <PriceLine market={market} trade={trade} />
      <SeedLine trade={trade} />
      <StandstillNote trade={trade} isUnseen={form !== null && form.wrong === null} />
      <ChartPanel market={market} trade={trade} orders={orders} />
      <RunningOrders orders={orders} feed={trade.feed} elsewhere={open.length - orders.length} />
      {form === null ? <AwayNote /> : <OrderForm form={form} />}
      {form !== null && <p className={css.odds}>{t('trade.odds')}</p>}
      <LastFive />
    </>
  );
}

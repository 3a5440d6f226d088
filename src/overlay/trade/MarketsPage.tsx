import { useState } from 'react';
import ChartLine from '~icons/ph/chart-line-up-bold';
import {
  MARKET_CODES,
  MARKETS,
  type MarketCode,
  type MarketTab,
  placeOf,
} from '../../../games/kit/rules/trade/markets';
import { priceText } from '../../../games/kit/rules/trade/price';
import { useTranslation } from '../../i18n/i18n';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { SearchField } from '../../ui/form/SearchField';
import { Link } from '../../ui/page/Link';
import { Tabs } from '../../ui/page/Tabs';
import { Empty } from '../../ui/text/Empty';
import { Sparkline } from './chart/Sparkline';
import { MarketIcon } from './MarketIcon';
import * as css from './Markets.css';
import { LastOrders } from './orders/LastOrders';
import { MissedSheet } from './orders/MissedSheet';
import { OpenOrders } from './orders/OpenOrders';
import { changeOf, changeText, matches } from './quote';
import { StandstillNote, TradeState } from './StandstillNote';
import { Balance, TradeFrame } from './TradeFrame';
import { TrainingSheet } from './TrainingSheet';
import { type Trade, useOrders, useTrade } from './useTrade';

/** /trade: the synthetic markets, and the orders of the account. */
export function MarketsPage() {
  const { t } = useTranslation();
  const trade = useTrade();
  const { open } = useOrders();
  const isThere = trade.page !== undefined && trade.standstill !== 'off';
  return (
    <TradeFrame title={t('trade.title')} subtitle={t('trade.noRealPrices')} home="/" here="/trade">
      <div className={css.top}>
        <h2 className={css.heading}>{t('trade.openOrders', { count: open.length })}</h2>
        <Balance />
      </div>
      {isThere ? (
        <>
          <StandstillNote trade={trade} />
          <OpenOrders orders={open} feed={trade.feed} />
          <MarketList trade={trade} />
          <LastOrders />
          <p className={css.odds}>{t('trade.odds')}</p>
        </>
      ) : (
        <TradeState trade={trade} />
      )}
      <MissedSheet />
      <TrainingSheet here="/trade" />
    </TradeFrame>
  );
}

type Filter = MarketTab | 'all';
const FILTERS: readonly Filter[] = ['crypto', 'currency', 'all'];

function MarketList({ trade }: { readonly trade: Trade }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('crypto');
  const [search, setSearch] = useState('');
  // A search goes through all markets, whatever the tab.
  const shown = MARKET_CODES.filter((market) =>
    search.trim() === ''
      ? filter === 'all' || MARKETS[market].tab === filter
      : matches(market, search.trim()),
  );
  return (
    <>
      <Tabs<Filter>
        label={t('trade.tabs')}
        look="pill"
        active={search.trim() === '' ? filter : 'all'}
        onChange={(next) => {
          setFilter(next);
          setSearch('');
        }}
        tabs={FILTERS.map((key) => ({ key, label: t(`trade.tab_${key}`) }))}
      />
      <SearchField
        label={t('trade.search')}
        clearLabel={t('trade.clearSearch')}
        value={search}
        onChange={setSearch}
      />
      {shown.length === 0 ? (
        <Empty icon={<ChartLine aria-hidden />} title={t('trade.noMarket')} text={t('trade.noMarketText')} />
      ) : (
        <>
          <ul className={classes(card, css.markets)}>
            {shown.map((market) => (
              <MarketRow key={market} market={market} trade={trade} />
            ))}
          </ul>
          <p className={css.note}>{t('trade.changeSince')}</p>
        </>
      )}
    </>
  );
}

function MarketRow({
  market,
  trade: { page, feed },
}: {
  readonly market: MarketCode;
  readonly trade: Trade;
}) {
  const { t } = useTranslation();
  const known = page?.markets.find((one) => one.market === market);
  if (known === undefined) return null;
  const level = feed.levels?.[placeOf(market)] ?? known.level;
  const change = changeOf(market, known.openLevel, level);
  return (
    <li className={css.row}>
      <Link className={css.market} to={`/trade/market?id=${market}`}>
        <MarketIcon market={market} />
        <span className={css.names}>
          <b className={css.name}>{MARKETS[market].name}</b>
          <small className={css.small}>{t('trade.synthetic')}</small>
        </span>
        <Sparkline levels={[...known.closes, level]} isUp={change >= 0} />
        <span className={css.quote}>
          <b className={css.price}>{priceText(market, level)}</b>
          <small className={change < 0 ? css.down : css.up}>{changeText(change)}</small>
        </span>
      </Link>
    </li>
  );
}

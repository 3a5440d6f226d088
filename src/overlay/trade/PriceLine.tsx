import { useEffect, useRef, useState } from 'react';
import ArrowDown from '~icons/ph/arrow-down-bold';
import ArrowUp from '~icons/ph/arrow-up-bold';
import { MARKETS, type MarketCode, placeOf } from '../../../games/kit/rules/trade/markets';
import { priceText } from '../../../games/kit/rules/trade/price';
import { useTranslation } from '../../i18n/i18n';
import { unseen } from '../../theme/recipes.css';
import * as css from './PriceLine.css';
import { changeOf, changeText } from './quote';
import { Balance } from './TradeFrame';
import type { Trade } from './useTrade';

interface PriceLineProps {
  readonly market: MarketCode;
  readonly trade: Trade;
}

/** The price, its change since the session opened, and the balance. */
export function PriceLine({ market, trade: { page, feed, standstill } }: PriceLineProps) {
  const known = page?.markets.find((one) => one.market === market);
  if (known === undefined) return null;
  const level = feed.levels?.[placeOf(market)] ?? known.level;
  const change = changeOf(market, known.openLevel, level);
  const price = priceText(market, level);
  const Arrow = change < 0 ? ArrowDown : ArrowUp;
  return (
    <div className={css.line}>
      <p className={css.quote} data-still={standstill !== null || undefined}>
        <span className={css.price}>{price}</span>
        <span className={change < 0 ? css.down : css.up}>
          {change !== 0 && <Arrow aria-hidden />}
          {changeText(Math.abs(change)).replace('+', '')}
        </span>
      </p>
      <Spoken market={market} price={price} change={changeText(change)} />
      <Balance />
    </div>
  );
}

/** How often a price is read out, in ms: at every tick nothing else could be heard. */
const SPOKEN_MS = 20_000;

/** The price in words for screen readers, politely and now and then. */
function Spoken({ market, price, change }: { market: MarketCode; price: string; change: string }) {
  const { t } = useTranslation();
  const text = t('trade.spoken', { market: MARKETS[market].name, price, change });
  const newest = useRef(text);
  newest.current = text;
  const [spoken, setSpoken] = useState(text);
  useEffect(() => {
    const beat = setInterval(() => setSpoken(newest.current), SPOKEN_MS);
    return () => clearInterval(beat);
  }, []);
  return <output className={unseen}>{spoken}</output>;
}

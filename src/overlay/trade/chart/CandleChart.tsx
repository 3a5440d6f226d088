import {
  CandlestickSeries,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  LineStyle,
  type Logical,
  type UTCTimestamp,
} from 'lightweight-charts';
import { useEffect, useRef, useState } from 'react';
import type { TradeOrder } from '../../../../contract/trade';
import type { CandleSeconds } from '../../../../games/kit/rules/trade/candles';
import type { MarketCode } from '../../../../games/kit/rules/trade/markets';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { useTheme } from '../../../theme/shown';
import { entryOf } from '../orders/OpenOrders';
import { sideText } from '../orders/orderText';
import * as css from './Chart.css';
import { createMarketChart, priceFormatOf } from './createMarketChart';
import { cssColour, hasCanvas } from './cssColour';
import { useCandles } from './useCandles';

/** Candles that are shown at first, and the free ones after the newest. */
const SHOWN = 44;
const FREE = 3;
/** Older candles are asked for when so few are left before those on show. */
const LEFT_BEFORE = 20;

interface CandleChartProps {
  readonly market: MarketCode;
  readonly seconds: CandleSeconds;
  /** The open orders of this market. */
  readonly orders: readonly TradeOrder[];
  readonly isStill: boolean;
}

interface Drawn {
  readonly chart: IChartApi;
  readonly series: ISeriesApi<'Candlestick'>;
}

/** The way of a price in candles, as far back as the player scrolls, with the entries of open orders. */
export function CandleChart({ market, seconds, orders, isStill }: CandleChartProps) {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const theme = useTheme();
  const frame = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const { candles, loadOlder } = useCandles(market, seconds);
  const isEmpty = candles.length === 0;

  useEffect(() => {
    const element = frame.current;
    if (element === null || !hasCanvas()) return;
    // Another skin has other colours.
    void theme;
    const next = create(element, market, tag);
    setDrawn(next);
    return () => {
      setDrawn(null);
      next.chart.remove();
    };
  }, [market, tag, theme]);

  useEffect(() => {
    if (drawn === null) return;
    drawn.series.setData(
      candles.map(([start, open, high, low, close]) => ({
        time: start as UTCTimestamp,
        open,
        high,
        low,
        close,
      })),
    );
  }, [drawn, candles]);

  // Once per market and width: from then on the player moves it, and it follows the newest one.
  const count = candles.length;
  useEffect(() => {
    if (drawn === null || isEmpty) return;
    const to = count - 1 + FREE;
    drawn.chart.timeScale().setVisibleLogicalRange({ from: (to - SHOWN) as Logical, to: to as Logical });
  }, [drawn, isEmpty, seconds]);

  useEffect(() => {
    if (drawn === null) return;
    const scale = drawn.chart.timeScale();
    const look = () => {
      const range = scale.getVisibleLogicalRange();
      if (range !== null && range.from < LEFT_BEFORE) loadOlder();
    };
    scale.subscribeVisibleLogicalRangeChange(look);
    return () => scale.unsubscribeVisibleLogicalRangeChange(look);
  }, [drawn, loadOlder]);

  useEffect(() => {
    const element = frame.current;
    if (drawn === null || element === null) return;
    const lines = orders.flatMap((order): IPriceLine[] => {
      const price = entryOf(order);
      if (price === null) return [];
      const color = cssColour(element, order.direction === 'up' ? 'pos' : 'neg');
      const title = sideText(order, t);
      return [
        drawn.series.createPriceLine({ price, color, title, lineWidth: 1, lineStyle: LineStyle.Dashed }),
      ];
    });
    return () => {
      for (const line of lines) drawn.series.removePriceLine(line);
    };
  }, [drawn, orders, t]);

  return (
    <div className={css.frame} data-still={isStill || undefined} data-candles={count}>
      <div ref={frame} className={css.canvas} />
    </div>
  );
}

function create(element: HTMLElement, market: MarketCode, tag: string): Drawn {
  const chart = createMarketChart(element, {
    market,
    tag,
    momentOf: (time) => time * 1_000,
    isScrolled: true,
  });
  const [up, down] = [cssColour(element, 'pos'), cssColour(element, 'neg')];
  const series = chart.addSeries(CandlestickSeries, {
    upColor: up,
    wickUpColor: up,
    downColor: down,
    wickDownColor: down,
    borderVisible: false,
    priceLineStyle: LineStyle.Solid,
    priceLineColor: cssColour(element, 'text', 0.4),
    priceFormat: priceFormatOf(market),
  });
  return { chart, series };
}

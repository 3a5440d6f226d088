import {
  AreaSeries,
  type IChartApi,
  type ISeriesApi,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts';
import { useEffect, useRef, useState } from 'react';
import type { TradeOrder } from '../../../../contract/trade';
import type { MarketCode } from '../../../../games/kit/rules/trade/markets';
import { tickTimeMs } from '../../../../games/kit/rules/trade/ticks';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { useTheme } from '../../../theme/shown';
import { entryOf } from '../orders/OpenOrders';
import * as css from './Chart.css';
import { type ChartWindow, windowOf } from './chartWindow';
import { createMarketChart, priceFormatOf } from './createMarketChart';
import { cssColour, hasCanvas } from './cssColour';
import type { Mark } from './markPlaces';
import { OrderMarks } from './OrderMarks';
import type { Point } from './useTickHistory';

interface LineChartProps {
  readonly market: MarketCode;
  readonly points: readonly Point[];
  /** The open orders of this market. */
  readonly orders: readonly TradeOrder[];
  readonly isStill: boolean;
}

interface Drawn {
  readonly chart: IChartApi;
  readonly series: ISeriesApi<'Area'>;
}

/** The way of a price, with the entries and ends of open orders. Its time scale counts ticks. */
export function LineChart({ market, points, orders, isStill }: LineChartProps) {
  const { language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const theme = useTheme();
  const frame = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);

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
    drawn.series.setData(points.map(({ tick, level }) => ({ time: tick as UTCTimestamp, value: level })));
    const shown = windowOf(points, orders);
    if (shown === null) return;
    drawn.chart.timeScale().setVisibleLogicalRange(shown.range);
    // Coordinates are known once the chart has drawn.
    const wait = requestAnimationFrame(() => setMarks(marksOf(drawn, orders, shown)));
    return () => cancelAnimationFrame(wait);
  }, [drawn, points, orders]);

  return (
    <div className={css.frame} data-still={isStill || undefined} data-orders={orders.length > 0 || undefined}>
      <div ref={frame} className={css.canvas} />
      <OrderMarks marks={marks} isStill={isStill} />
    </div>
  );
}

function create(element: HTMLElement, market: MarketCode, tag: string): Drawn {
  const colour = (role: Parameters<typeof cssColour>[1], alpha?: number) => cssColour(element, role, alpha);
  const chart = createMarketChart(element, { market, tag, momentOf: tickTimeMs, isScrolled: false });
  const series = chart.addSeries(AreaSeries, {
    lineColor: colour('focus'),
    topColor: colour('focus', 0.34),
    bottomColor: colour('focus', 0),
    lineWidth: 2,
    priceLineStyle: LineStyle.Solid,
    priceLineColor: colour('text', 0.4),
    priceFormat: priceFormatOf(market),
  });
  return { chart, series };
}

/** Where the orders are in the chart, in px; those without an entry have none yet. */
function marksOf(
  { chart, series }: Drawn,
  orders: readonly TradeOrder[],
  { logicalOf }: ChartWindow,
): Mark[] {
  const scale = chart.timeScale();
  return orders.flatMap((order) => {
    const entry = entryOf(order);
    const entryX = scale.logicalToCoordinate(logicalOf(order.entryTick));
    const exitX = scale.logicalToCoordinate(logicalOf(order.exitTick));
    const entryY = entry === null ? null : series.priceToCoordinate(entry);
    if (entryX === null || exitX === null || entryY === null) return [];
    return [{ order, entryX, exitX, entryY, height: chart.paneSize().height, width: chart.paneSize().width }];
  });
}

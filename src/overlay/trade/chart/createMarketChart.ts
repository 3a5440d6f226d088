import { ColorType, CrosshairMode, createChart, type IChartApi } from 'lightweight-charts';
import type { MarketCode } from '../../../../games/kit/rules/trade/markets';
import { priceText } from '../../../../games/kit/rules/trade/price';
import { clockTimeText } from '../clockTimeText';
import { cssColour } from './cssColour';

interface Look {
  readonly market: MarketCode;
  /** BCP 47. */
  readonly tag: string;
  /** The moment of a place on the time scale, in ms since 1970. */
  readonly momentOf: (time: number) => number;
  /** Whether a finger moves the chart along the time. */
  readonly isScrolled: boolean;
}

/** A chart in the colours of its element, with the time in Manila and prices as the market writes them. */
export function createMarketChart(
  element: HTMLElement,
  { market, tag, momentOf, isScrolled }: Look,
): IChartApi {
  const colour = (role: Parameters<typeof cssColour>[1], alpha?: number) => cssColour(element, role, alpha);
  const timeText = (time: number) => clockTimeText(new Date(momentOf(time)), tag);
  const grid = { color: colour('lineStrong', 0.16) };
  return createChart(element, {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: colour('muted'),
      fontFamily: getComputedStyle(element).fontFamily,
      fontSize: 11,
      // Its licence is fulfilled by the notice on the page about the app.
      attributionLogo: false,
    },
    grid: { vertLines: grid, horzLines: grid },
    localization: {
      priceFormatter: (level: number) => priceText(market, Math.round(level)),
      timeFormatter: timeText,
    },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.16, bottom: 0.1 } },
    timeScale: {
      borderVisible: false,
      tickMarkFormatter: timeText,
      fixLeftEdge: false,
      // Ten minutes of ticks are more than a phone has px: with the usual least of half a px the past would not be shown.
      minBarSpacing: 0.05,
    },
    crosshair: { mode: CrosshairMode.Hidden },
    handleScroll: isScrolled && {
      horzTouchDrag: true,
      pressedMouseMove: true,
      // The page scrolls.
      vertTouchDrag: false,
      mouseWheel: false,
    },
    handleScale: false,
  });
}

/** How a series writes its prices. */
export const priceFormatOf = (market: MarketCode) => ({
  type: 'custom' as const,
  minMove: 1,
  formatter: (level: number) => priceText(market, Math.round(level)),
});

import { tickTimeMs } from './ticks';

/** Widths of candles, in s. */
export const CANDLE_SECONDS = [5, 30, 60, 300] as const;
export type CandleSeconds = (typeof CANDLE_SECONDS)[number];

/** The start in s since 1970, then the first, highest, lowest and last level of the ticks from it on. */
export type Candle = readonly [startS: number, open: number, high: number, low: number, close: number];

/** The candles of consecutive ticks; the first and last may be of a part of their ticks. */
export function candlesOf(firstTick: number, levels: readonly number[], seconds: CandleSeconds): Candle[] {
  const candles: Candle[] = [];
  levels.forEach((level, index) => {
    const startS = Math.floor(tickTimeMs(firstTick + index) / (seconds * 1_000)) * seconds;
    const last = candles.at(-1);
    if (last === undefined || last[0] !== startS) candles.push([startS, level, level, level, level]);
    else
      candles[candles.length - 1] = [
        startS,
        last[1],
        Math.max(last[2], level),
        Math.min(last[3], level),
        level,
      ];
  });
  return candles;
}

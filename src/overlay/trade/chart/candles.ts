import type { Candle, CandleSeconds } from '../../../../games/kit/rules/trade/candles';
import { tickTimeMs } from '../../../../games/kit/rules/trade/ticks';

/** When the candle of a tick starts, in s since 1970. */
const startOf = (tick: number, seconds: CandleSeconds): number =>
  Math.floor(tickTimeMs(tick) / (seconds * 1_000)) * seconds;

/** The candles with a tick that is not older than they are; one that is changes nothing. */
export function withTick(
  candles: readonly Candle[],
  seconds: CandleSeconds,
  { tick, level }: { readonly tick: number; readonly level: number },
): readonly Candle[] {
  const start = startOf(tick, seconds);
  const last = candles.at(-1);
  if (last === undefined || start > last[0]) return [...candles, [start, level, level, level, level]];
  if (start < last[0]) return candles;
  const [, open, high, low] = last;
  return [...candles.slice(0, -1), [start, open, Math.max(high, level), Math.min(low, level), level]];
}

/** Older candles before those that are known. */
export const withOlder = (candles: readonly Candle[], older: readonly Candle[]): readonly Candle[] => {
  const first = candles[0]?.[0] ?? Number.POSITIVE_INFINITY;
  return [...older.filter(([start]) => start < first), ...candles];
};

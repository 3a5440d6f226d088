import { expect, test } from 'vitest';
import { type Candle, candlesOf } from '../../../../games/kit/rules/trade/candles';
import { withOlder, withTick } from './candles';

const FIRST = 7_200_000;
const LEVELS = [3, 5, 1, 4, 4, 9, -2, 6, 0, 7, 8, 2, 5, 5, 1, 3, 3, 10, -5, 0, 2, 4, 6];

test('ticks that come one by one make the candles that the rules make of all of them', () => {
  for (const known of [0, 1, 7, 12]) {
    const begun: readonly Candle[] = candlesOf(FIRST, LEVELS.slice(0, known), 5);
    const grown = LEVELS.slice(known).reduce(
      (candles, level, index) => withTick(candles, 5, { tick: FIRST + known + index, level }),
      begun,
    );
    expect(grown).toEqual(candlesOf(FIRST, LEVELS, 5));
  }
});

test('a tick that is told twice changes nothing, nor does one of an older candle', () => {
  const candles = candlesOf(FIRST, LEVELS, 5);
  const last = { tick: FIRST + LEVELS.length - 1, level: 6 };
  expect(withTick(candles, 5, last)).toEqual(candles);
  expect(withTick(candles, 5, { tick: FIRST, level: 99 })).toBe(candles);
});

test('older candles come before the known ones, none of them twice', () => {
  const candles = candlesOf(FIRST, LEVELS, 5);
  const [first, second, ...rest] = candles;
  expect(withOlder(rest, [first as Candle, second as Candle, rest[0] as Candle])).toEqual(candles);
});

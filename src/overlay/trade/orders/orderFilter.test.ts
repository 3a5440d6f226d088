import { expect, test } from 'vitest';
import type { TradeOrder } from '../../../../contract/trade';
import { ALL_ORDERS, matches, orderQueryOf } from './orderFilter';

const order = (acceptedAt: string): TradeOrder =>
  ({ state: 'success', market: 'KIDLAT', acceptedAt: Date.parse(acceptedAt) }) as TradeOrder;

test('a day in Manila is asked for from its midnight to the next', () => {
  expect(orderQueryOf({ state: 'failed', market: 'APOY', day: '2031-05-06' })).toEqual({
    state: 'failed',
    market: 'APOY',
    from: '2031-05-05T16:00:00.000Z',
    until: '2031-05-06T16:00:00.000Z',
  });
  expect(orderQueryOf(ALL_ORDERS)).toEqual({});
});

test('demo orders match by state, market and day in Manila as those of the server do', () => {
  const late = order('2031-05-06T23:59:59.999+08:00');
  expect(matches(ALL_ORDERS, late)).toBe(true);
  expect(matches({ ...ALL_ORDERS, day: '2031-05-06' }, late)).toBe(true);
  expect(matches({ ...ALL_ORDERS, day: '2031-05-07' }, late)).toBe(false);
  expect(matches({ ...ALL_ORDERS, day: '2031-05-07' }, order('2031-05-07T00:00:00+08:00'))).toBe(true);
  expect(matches({ ...ALL_ORDERS, market: 'APOY' }, late)).toBe(false);
  expect(matches({ ...ALL_ORDERS, state: 'failed' }, late)).toBe(false);
});

import { expect, it } from 'vitest';
import { centavos } from '../../../games/kit/rules/money';
import { breakAfter, firstTickOf, segmentOf, tickAt, tickTimeMs } from '../../../games/kit/rules/trade/ticks';
import {
  type DemoBook,
  type DemoPlacing,
  endsTraining,
  NEW_BOOK,
  placeDemo,
  refillDemo,
  settleDemo,
} from './demoBook';

/** In the middle of a session. */
const NOW_MS = Date.parse('2027-05-04T06:00:00.100Z');

const placing = (change: Partial<DemoPlacing> = {}): DemoPlacing => ({
  market: 'KIDLAT',
  direction: 'up',
  seconds: 15,
  stake: centavos(1_000n),
  seenTick: tickAt(NOW_MS),
  acceptedAt: NOW_MS,
  ...change,
});

function placed(book: DemoBook = NEW_BOOK, change: Partial<DemoPlacing> = {}): DemoBook {
  const after = placeDemo(book, placing(change));
  if (typeof after === 'string') throw new Error(after);
  return after;
}

it('takes the stake, and enters and leaves at the ticks of the rules', () => {
  const book = placed();
  expect(book.balance).toBe(9_000n);
  // 100 ms and the guard of 200 ms after a tick: the next one is the entry, 29 ticks before the exit.
  expect(book.orders[0]).toMatchObject({
    orderId: 'D1',
    account: 'demo',
    state: 'pending',
    entryTick: tickAt(NOW_MS) + 1,
    exitTick: tickAt(NOW_MS) + 30,
  });
});

it('pays 1.95 for the right direction, nothing for the wrong one, and the stake where ticks are missing', () => {
  expect(settleDemo(placed(), 'D1', [4, 9, 5])).toMatchObject({
    balance: 10_950n,
    settled: 1,
    orders: [{ state: 'success', payout: 1_950n, entryLevel: 4, exitLevel: 5 }],
  });
  expect(settleDemo(placed(), 'D1', [4, 9, 3])).toMatchObject({
    balance: 9_000n,
    settled: 1,
    orders: [{ state: 'failed', payout: 0n }],
  });
  expect(settleDemo(placed(), 'D1', null)).toMatchObject({
    balance: 10_000n,
    settled: 0,
    orders: [{ state: 'canceled', payout: 1_000n, entryLevel: null }],
  });
});

it('settles an order once', () => {
  const once = settleDemo(placed(), 'D1', [4, 5]);
  expect(settleDemo(once, 'D1', [4, 5])).toBe(once);
});

it('refuses what the server would refuse', () => {
  const five = [1, 2, 3, 4, 5].reduce((book) => placed(book), NEW_BOOK);
  expect(placeDemo(five, placing())).toBe('ordersFull');
  expect(placeDemo(placed(), placing({ direction: 'down' }))).toBe('oppositeOpen');
  expect(placeDemo(placed(), placing({ direction: 'down', market: 'ALON' }))).toBeTypeOf('object');
  expect(placeDemo(NEW_BOOK, placing({ stake: centavos(10_001n) }))).toBe('balanceTooLow');
  expect(placeDemo(NEW_BOOK, placing({ seenTick: tickAt(NOW_MS) - 5 }))).toBeTypeOf('object');
  expect(placeDemo(NEW_BOOK, placing({ seenTick: tickAt(NOW_MS) - 6 }))).toBe('orderLate');
  const closingMs = tickTimeMs(firstTickOf(breakAfter(segmentOf(tickAt(NOW_MS)))));
  const late = { acceptedAt: closingMs - 15_000, seenTick: tickAt(closingMs - 15_000) };
  expect(placeDemo(NEW_BOOK, placing({ ...late, seconds: 15 }))).toBe('marketClosing');
  const early = { acceptedAt: closingMs - 16_000, seenTick: tickAt(closingMs - 16_000) };
  expect(placeDemo(NEW_BOOK, placing({ ...early, seconds: 15 }))).toBeTypeOf('object');
});

it('refills a balance below D$10 alone', () => {
  expect(refillDemo({ ...NEW_BOOK, balance: centavos(999n) }).balance).toBe(10_000n);
  expect(refillDemo({ ...NEW_BOOK, balance: centavos(1_000n) }).balance).toBe(1_000n);
});

it('ends the training after the fifth settled order, until that has been told', () => {
  expect(endsTraining({ ...NEW_BOOK, settled: 4 })).toBe(false);
  expect(endsTraining({ ...NEW_BOOK, settled: 5 })).toBe(true);
  expect(endsTraining({ ...NEW_BOOK, settled: 5, isTrained: true })).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tradeCalls } from '../../../../contract/trade';
import { centavos } from '../../../../games/kit/rules/money';
import { queryClient } from '../../../shared/query/queryClient';
import { endSession, startSession } from '../../../shared/session/session';
import { storedItems } from '../../../shared/storage/item';
import { changeAtom, readAtom } from '../../../shared/store/store';
import { feedAtom } from '../feed';
import { missedAtom, openRealOrder, openRealOrdersAtom } from './realOrders';

const EXIT = 1_029;
const order = {
  orderId: '500',
  account: 'real',
  market: 'KIDLAT',
  direction: 'up',
  seconds: 15,
  stake: '100.00',
  payout: '0.00',
  state: 'pending',
  acceptedAt: 499_800,
  entryTick: EXIT - 29,
  exitTick: EXIT,
  entryLevel: null,
  exitLevel: null,
};
const settled = { ...order, state: 'success', payout: '195.00', entryLevel: 1, exitLevel: 6 };

beforeEach(() => {
  for (const item of storedItems) item.clear();
  queryClient.clear();
  changeAtom(missedAtom, []);
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    const asked = JSON.parse(body) as { readonly orderId?: string };
    const page = (list: readonly object[]) => ({ list, total: list.length, cursor: null });
    const data =
      url === tradeCalls.order.path
        ? { order, finance: '900.00', bonus: '0.00' }
        : page(asked.orderId === undefined ? [] : [settled]);
    if (!url.startsWith('/x2/trade/')) throw new TypeError('no network');
    return Response.json({ code: '00000', message: '', data, status: 200 });
  });
  startSession({ uid: 7, token: 'a'.repeat(43) } as never);
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const place = (tick: number) => {
  changeAtom(feedAtom, { link: 'open', tick, levels: null, silentSinceMs: null });
  const body = {
    market: 'KIDLAT',
    direction: 'up',
    seconds: 15,
    stake: centavos(10_000n),
    seenTick: 998,
  } as const;
  return openRealOrder(body, () => undefined);
};
const open = () => readAtom(openRealOrdersAtom)?.list.map(({ orderId }) => orderId);
const missed = () => readAtom(missedAtom).map(({ orderId, state }) => [orderId, state]);

test('an order stands among the open ones until it ends', async () => {
  await place(EXIT - 20);
  expect(open()).toEqual(['500']);
  expect(missed()).toEqual([]);
});

test('an order whose answer came after its end is not open, and its result is told', async () => {
  await place(EXIT + 1);
  await vi.waitFor(() => expect(missed()).toEqual([['500', 'success']]));
  expect(open()).toEqual([]);
});

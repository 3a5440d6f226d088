/** The markets where clocks differ: that of a process is ahead of the database's, or the database's was set back. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tradeCalls } from '../../../contract/trade';
import { centavos } from '../../../games/kit/rules/money';
import { firstTickOf, segmentOf, segmentStartMs } from '../../../games/kit/rules/trade/ticks';
import { placeOrder } from '../../../server/domains/trade/place';
import { balances } from '../../../server/ledger/balances';
import { audit } from '../../ledger/audit';
import { newGambler } from '../../ledger/gamblers';
import { PATIENCE, post, startMarkets, type TestMarkets } from '../../support/markets';
import { newKey } from '../../support/server';

let markets: TestMarkets;
beforeAll(async () => {
  markets = await startMarkets();
});
afterAll(() => markets.close());

it('shows the seed of a running segment to nobody, not as what binds the next one either', async () => {
  const { server } = markets;
  const page = () => server.send(tradeCalls.markets, {});
  const stored = async (column: 'commitment' | 'server_seed', segment: number) => {
    const [row] = await server.db.query<{ hex: string }>({
      text: `SELECT encode(${column}, 'hex') AS hex FROM trade_segments WHERE segment = $1`,
      values: [segment],
    });
    if (row === undefined) throw new Error(`segment ${segment} is not announced`);
    return row.hex;
  };
  const segment = segmentOf(await markets.told());
  const secret = await vi.waitFor(() => stored('commitment', segment + 1), PATIENCE);
  expect((await page()).reply.segment?.segment).toBe(segment);

  // The process that answers believes that the next segment runs.
  const aheadMs = Math.ceil(segmentStartMs(segment + 1) + 1_000 - markets.nowMs());
  await markets.advance(aheadMs, 'server');
  const early = await page();
  expect(segmentOf(early.reply.tick ?? 0)).toBe(segment);
  expect(early.reply.segment).toBeNull();
  expect(early.text).not.toContain(secret);

  await post(markets.leader().app, '/sandbox/markets', { advanceMs: aheadMs });
  await markets.reached(firstTickOf(segment + 1));
  expect((await page()).reply.segment).toMatchObject({ segment: segment + 1, commitment: secret });
  expect(await stored('server_seed', segment)).toBe(secret);
});

it('takes no order whose first tick has been told, after the clock of the database was set back', async () => {
  const { server } = markets;
  await markets.caughtUp();
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const order = async (backMs: number) => {
    const shift = { aheadMs: markets.nowMs() - Date.now() - backMs };
    const intent = { uid: player.uid, key: newKey(), call: tradeCalls.order.path, bodyHash: '00' };
    const seenTick = await markets.told();
    return placeOrder(server.context, shift, intent, {
      market: 'KIDLAT',
      direction: 'up',
      seconds: 15,
      stake: centavos(10_000n),
      seenTick,
    });
  };
  await expect(order(20_000)).rejects.toMatchObject({ reason: 'marketPaused' });
  expect((await balances(server.db, player.uid)).cashCentavos).toBe(100_000n);
  await markets.caughtUp();
  expect(JSON.parse(await order(0))).toMatchObject({ code: '00000' });
  await markets.advance(16_000);
  await markets.settled(player);
  expect(await audit(server.db)).toEqual([]);
});

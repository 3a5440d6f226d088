/** The markets where clocks differ. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tradeCalls } from '../../../contract/trade';
import { firstTickOf, segmentOf, segmentStartMs } from '../../../games/kit/rules/trade/ticks';
import { PATIENCE, post, startMarkets, type TestMarkets } from '../../support/markets';

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

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { segmentOf, segmentStartMs } from '../../../games/kit/rules/trade/ticks';
import { readEvidence } from '../../../workers/verify/evidence';
import { createVerifier, reportOf } from '../../../workers/verify/report';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { ask, type DeskPerson, must, newOperator, OWNERS } from '../../support/desk';
import { startMarkets, type TestMarkets } from '../../support/markets';
import type { TestServer } from '../../support/server';

const { tradeOrder: calls } = deskCalls;

let markets: TestMarkets;
let server: TestServer;
let player: Gambler;
let risk: DeskPerson;

beforeAll(async () => {
  markets = await startMarkets({ OPERATOR_EMAIL: OWNERS.join(',') });
  server = markets.server;
  player = await newGambler(server.context, { cashCentavos: 1_000_00n });
  risk = await newOperator(server, ['risk']);
});
afterAll(() => markets.close());

const read = async () => {
  const [order] = (await must(server, risk, calls.list, { uid: player.uid, pageSize: 20 })).list;
  return must(server, risk, calls.read, { uid: player.uid, orderId: order?.orderId ?? '' });
};

type Shown = Awaited<ReturnType<typeof read>>;

describe('an order on the markets as evidence', () => {
  let ticks = 0;
  /** While it is open, once it is settled, and once its segment is over. */
  let open: Shown;
  let settled: Shown;
  let over: Shown;
  beforeAll(async () => {
    const { order } = (await markets.place(player, { market: 'APOY', direction: 'down', pesos: 200n })).reply;
    ticks = order.exitTick - order.entryTick + 1;
    open = await read();
    await markets.reached(order.exitTick);
    await markets.settled(player);
    settled = await read();
    await markets.advance(segmentStartMs(segmentOf(order.exitTick) + 1) - markets.nowMs());
    await markets.caughtUp();
    over = await read();
  });

  it('shows the ticks that were told, and is worked out again once its segment is over', () => {
    expect(open).toMatchObject({
      market: 'APOY',
      direction: 'down',
      seconds: 15,
      stake: 200_00n,
      state: 'pending',
      exitPrice: null,
      checks: null,
      evidence: null,
      segments: [],
    });
    expect(open.levels.length).toBeLessThan(ticks);
    expect(settled.levels).toHaveLength(ticks);
    // The seed of its segment decides ticks that have not been told.
    expect(settled).toMatchObject({ orderId: open.orderId, checks: null, evidence: null, segments: [] });
    const { checks, evidence, segments } = over;
    expect(checks?.map(({ name, isOk }) => [name, isOk])).toEqual([
      ['commitment', true],
      ['chain', true],
      ['ticks', true],
      ['price', true],
      ['outcome', true],
      ['payout', true],
      ['ledger', true],
    ]);
    expect(segments).toHaveLength(1);
    const read1 = readEvidence([{ name: 'order.json', text: evidence ?? '' }]);
    const [given] = read1.rounds;
    if (given === undefined) throw new Error('the verifier does not take the order');
    const report = reportOf(createVerifier(read1, { log: '', chains: {} }), given);
    expect(report.lines.filter(({ state }) => state === 'failed')).toEqual([]);
  });

  it('names what differs where the stored order has been changed', async () => {
    const { orderId } = over;
    const differs = async () => (await read()).checks?.flatMap(({ name, isOk }) => (isOk ? [] : [name]));
    await server.db.query({ text: 'ALTER TABLE trade_orders DISABLE TRIGGER guard', values: [] });
    await server.db.query({
      text: 'UPDATE trade_orders SET entry_level = entry_level + 2, exit_level = exit_level + 2 WHERE order_id = $1',
      values: [orderId],
    });
    expect(await differs()).toEqual(['price']);
    await server.db.query({
      text: `
        UPDATE trade_orders SET direction = CASE direction WHEN 'up' THEN 'down' ELSE 'up' END,
          state = CASE state WHEN 'success' THEN 'failed' ELSE 'success' END,
          payout = CASE state WHEN 'success' THEN 0 ELSE stake * 195 / 100 END
        WHERE order_id = $1`,
      values: [orderId],
    });
    // The direction has been turned, so that result and payout agree with it; the ledger does not.
    expect(await differs()).toEqual(['price', 'ledger']);
  });

  it('belongs to one player', async () => {
    const { orderId } = over;
    const other = { uid: player.uid + 1, orderId };
    expect((await ask(server, risk, calls.read, other)).code).toBe('40400');
  });
});

/** The settlement of orders where some of them cannot be settled. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { breakAfter, segmentOf, segmentStartMs } from '../../../games/kit/rules/trade/ticks';
import type { Database } from '../../../server/db/database';
import { publishFigures } from '../../../server/domains/trade/dayFigures';
import { Prices } from '../../../server/domains/trade/prices';
import { settleDue } from '../../../server/domains/trade/settleOrders';
import { balances } from '../../../server/ledger/balances';
import { audit } from '../../ledger/audit';
import { newGambler } from '../../ledger/gamblers';
import { startMarkets, type TestMarkets } from '../../support/markets';

/** More than one statement finds. */
const MANY = 600;

let markets: TestMarkets;
beforeAll(async () => {
  markets = await startMarkets();
});
afterAll(() => markets.close());
afterEach(async () => expect(await audit(markets.server.db)).toEqual([]));

it('goes on after a player whose orders cannot be settled, and settles them later', async () => {
  const { server } = markets;
  await markets.caughtUp();
  const broken = await newGambler(server, { cashCentavos: 100_000n });
  const other = await newGambler(server, { cashCentavos: 100_000n });
  await server.db.query({
    text: `
      CREATE FUNCTION refuse_order() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no order'; END $$;
      CREATE TRIGGER refuse_order BEFORE UPDATE ON trade_orders
        FOR EACH ROW WHEN (NEW.uid = ${broken.uid}) EXECUTE FUNCTION refuse_order()`,
  });
  for (const player of [broken, other]) expect((await markets.place(player)).status).toBe(200);
  await markets.advance(20_000);
  const [ended] = await markets.settled(other);
  expect(['success', 'failed']).toContain(ended?.state);
  expect((await markets.ordersOf(broken)).map(({ state }) => state)).toEqual(['pending']);
  await server.db.query({ text: 'DROP FUNCTION refuse_order CASCADE' });
  const [late] = await markets.settled(broken);
  const { cashCentavos } = await balances(server.db, broken.uid);
  expect(cashCentavos).toBe(90_000n + (late?.payout ?? 0n));
});

it('finds the orders behind many whose ticks are not known, and comes to an end', async () => {
  const { server } = markets;
  const { uid } = await newGambler(server);
  const segment = Math.floor((await markets.told()) / 1_200);
  const undo = new Error('undo');
  const settling = server.db.transaction(async (transaction) => {
    // Of a time before the markets began.
    await transaction.query({
      text: `
        INSERT INTO trade_orders (order_id, uid, market, direction, seconds, stake, cash_stake, accepted_ms, entry_tick,
          exit_tick, seen_tick, created_at)
        SELECT nextval('play_round_id'), $1, 'KIDLAT', 'up', 15, 1000, 1000, 500 * n, n + 1, n + 30, n, now()
        FROM generate_series($2::bigint, $3::bigint) AS n`,
      values: [uid, (segment - 3) * 1_200, (segment - 3) * 1_200 + MANY - 1],
    });
    let asked = 0;
    const db: Database = {
      ...server.db,
      query: (statement) => {
        if (statement.name === 'trade-orders-due') asked += 1;
        if (asked > 5) throw new Error('asks without an end');
        return transaction.query(statement);
      },
      transaction: (work) => work(transaction),
    };
    const context = { ...server.context, db };
    expect(await settleDue(context, new Prices(context), () => undefined)).toBe(0);
    expect(asked).toBe(3);
    throw undo;
  });
  await expect(settling).rejects.toBe(undo);
});

it('is followed by the figures of the session, once, and not while an order is open', async () => {
  const { server } = markets;
  await markets.caughtUp();
  const player = await newGambler(server, { cashCentavos: 100_000n });
  expect((await markets.place(player)).status).toBe(200);
  const late = (await markets.told()) - 20;
  expect((await markets.place(player, { seenTick: late })).code).toBe('40942');
  const session = {
    // 05:06 in Manila.
    endedMs: segmentStartMs(breakAfter(segmentOf(await markets.told()))) + 360_000,
    aheadMs: markets.nowMs() - server.clock.now().getTime(),
  };
  const publish = () => publishFigures(server.context, new Prices(server.context), session);
  const published = () =>
    server.db.query<{ line: string }>({
      text: "SELECT line FROM fairness_log WHERE line::json ->> 'type' = 'tradeDay'",
    });
  await expect(publish()).rejects.toThrow('are open');
  expect(await published()).toEqual([]);
  await markets.advance(20_000);
  await markets.settled(player);
  await publish();
  expect(await publish()).toMatch('was published');
  const [line, ...others] = (await published()).map(({ line }) => JSON.parse(line));
  expect(others).toEqual([]);
  expect(line.won + line.lost).toBe(3);
  expect(line).toMatchObject({ canceled: 0, withoutTicks: 0 });
  expect(line.wouldWin + line.wouldLose).toBe(1);
});

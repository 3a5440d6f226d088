/** Where the markets open in a session. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MARKET_CODES } from '../../../games/kit/rules/trade/markets';
import { insertLevels } from '../../../server/domains/trade/levels';
import { sessionOpen } from '../../../server/domains/trade/page';
import { startTestServer, type TestServer } from '../../support/server';

/** The last segment before a break, and the first one after it. */
const LAST = 144 * 25_000 + 125;
const FIRST = LAST + 2;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('opens at the last level while its first segment runs, as it does afterwards', async () => {
  const undo = new Error('undo');
  const looking = server.db.transaction(async (transaction) => {
    const db = { ...server.db, query: transaction.query.bind(transaction) };
    await transaction.query({
      text: `
        WITH chain AS (
          INSERT INTO live_chains (game, first_round, length, chain_end, created_at)
          VALUES ('trade', $1, 100, sha256('end'), now()) RETURNING chain_id)
        INSERT INTO trade_segments (segment, chain_id, commitment, beacon_network, beacon_chain, beacon_round, beacon_at,
          log_head)
        SELECT n, chain_id, sha256(n::text::bytea), 'sandbox', sha256('beacon'), n, n, sha256('log')
        FROM chain, unnest(ARRAY[$1, $2, $2 + 1]::integer[]) AS n`,
      values: [LAST, FIRST],
    });
    const levels = (open: number, close: number) =>
      MARKET_CODES.map((market) => ({ market, open, high: close, low: open, close }));
    await insertLevels(transaction, LAST, levels(11, 37));
    expect((await sessionOpen({ db }, LAST)).get('KIDLAT')).toBe(11);
    expect((await sessionOpen({ db }, FIRST)).get('KIDLAT')).toBe(37);
    await insertLevels(transaction, FIRST, levels(37, 40));
    await insertLevels(transaction, FIRST + 1, levels(40, 50));
    expect((await sessionOpen({ db }, FIRST + 2)).get('KIDLAT')).toBe(37);
    throw undo;
  });
  await expect(looking).rejects.toBe(undo);
});

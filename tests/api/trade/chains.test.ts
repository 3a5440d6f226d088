/** The markets where a chain of their seeds is given up, or ends during an outage. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firstTickOf, segmentOf, segmentStartMs } from '../../../games/kit/rules/trade/ticks';
import { chainOf, giveUpChains } from '../../../server/domains/live/chain';
import { closeChains, prepareRestored } from '../../../server/domains/live/restored';
import { gamesAhead, logLinesFrom } from '../../../server/fairness/publishedRecord';
import { newGambler } from '../../ledger/gamblers';
import { PATIENCE, startMarkets, type TestMarkets } from '../../support/markets';

let markets: TestMarkets;
beforeAll(async () => {
  markets = await startMarkets();
});
afterAll(() => markets.close());

/** The announced segments from one on, each with the first round of its chain. */
const announced = (from: number) =>
  markets.server.db.query<{ segment: number; chainFrom: number }>({
    text: `
      SELECT s.segment, c.first_round AS "chainFrom" FROM trade_segments s JOIN live_chains c USING (chain_id)
      WHERE s.segment >= $1 ORDER BY s.segment`,
    values: [from],
  });

/** Waits until the next segment is announced too. */
async function announcedAfter(segment: number): Promise<void> {
  await vi.waitFor(async () => expect(await announced(segment + 1)).toHaveLength(1), PATIENCE);
}

it('go on with what is announced when their chain is given up, and settle what is open', async () => {
  const { server } = markets;
  const segment = segmentOf(await markets.told());
  await announcedAfter(segment);
  await markets.caughtUp();
  const player = await newGambler(server, { cashCentavos: 100_000n });
  expect((await markets.place(player)).status).toBe(200);
  expect(await closeChains(server.db, 'trade', 'a copy was lost', server.clock.now())).toBe(segment + 1);
  const closings = (await logLinesFrom(server.db, 0))
    .map((line) => JSON.parse(line) as { type: string; game: string; lastRound: number })
    .filter(({ type }) => type === 'chainClosed');
  expect(closings).toMatchObject([{ game: 'trade', lastRound: segment + 1 }]);
  await markets.advance(16_000);
  await markets.settled(player);

  await markets.advance(segmentStartMs(segment + 1) - markets.nowMs());
  await markets.reached(firstTickOf(segment + 1));
  await announcedAfter(segment + 1);
  const [before, after] = await announced(segment + 1);
  expect(before?.chainFrom).toBeLessThanOrEqual(segment);
  expect(after).toEqual({ segment: segment + 2, chainFrom: segment + 2 });
});

it('tell every segment of an outage in which one chain ended and the next began', async () => {
  const { server } = markets;
  const segment = segmentOf(await markets.told());
  await announcedAfter(segment);
  await server.db.transaction((transaction) => giveUpChains(transaction, 'trade', segment + 4));
  await markets.leader().app.close();
  await markets.advance(50 * 60_000, 'server');
  await markets.startLeader();
  await markets.reached(firstTickOf(segment + 5));
  const rows = await announced(segment + 1);
  expect(rows.slice(0, 4).map((row) => row.segment)).toEqual([2, 3, 4, 5].map((next) => segment + next - 1));
  expect(rows.find((row) => row.segment === segment + 3)?.chainFrom).toBeLessThan(segment + 3);
  expect(rows.find((row) => row.segment === segment + 4)?.chainFrom).toBe(segment + 4);
});

it('keep their chain after a restore: segments go by the clock, and no seed of one that runs was told', async () => {
  const { server } = markets;
  await markets.leader().app.close();
  const record = await mkdtemp(join(tmpdir(), 'trade-restored-'));
  await writeFile(join(record, 'log.jsonl'), `${(await logLinesFrom(server.db, 0)).join('\n')}\n`);
  const [newest] = (await announced(0)).slice(-1);
  const published = (newest?.segment ?? 0) + 6;
  const opening = { type: 'opening', game: 'trade', roundNumber: published };
  await writeFile(join(record, 'rounds-trade-2031-06-09.jsonl'), `${JSON.stringify(opening)}\n`);
  expect(await gamesAhead(server.db, record)).toEqual(['trade']);
  const lines = await logLinesFrom(server.db, 0);
  const before = await chainOf(server.db, 'trade', published + 1_000);
  const { firstRounds } = await prepareRestored(server.context, record, server.clock.now());
  expect([...firstRounds]).toEqual([]);
  expect(await gamesAhead(server.db, record)).toEqual([]);
  expect(await chainOf(server.db, 'trade', published + 1_000)).toEqual(before);
  expect(await logLinesFrom(server.db, 0)).toEqual(lines);
  await rm(record, { recursive: true });
  await markets.startLeader();
  await markets.caughtUp();
});

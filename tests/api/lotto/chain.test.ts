/** The chains of seeds of lotto when one is given up or a database comes back from a backup. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOTTO_DRAWS_A_DAY, lottoTimes, sellingDraw } from '../../../games/kit/fairness/lotto/times';
import { chainOf } from '../../../server/domains/live/chain';
import { closeChains, prepareRestored } from '../../../server/domains/live/restored';
import { findDraw, newestDraws } from '../../../server/domains/lotto/draws';
import { runDraws } from '../../../server/domains/lotto/job';
import { openDraw } from '../../../server/domains/lotto/open';
import { type BeaconSource, beaconSource } from '../../../server/fairness/beaconSource';
import { appendLog } from '../../../server/fairness/log';
import { gamesAhead, logLinesFrom } from '../../../server/fairness/publishedRecord';
import { startOf } from '../../../server/manilaDay';
import { openPracticeBeacon } from '../../../server/sandbox/beacon';
import { startTestServer, type TestServer } from '../../support/server';

const HOUR_MS = 3_600_000;
const FIRST = sellingDraw(startOf('2031-06-01').getTime() + 9 * HOUR_MS);

let folder: string;
let server: TestServer;
let beacon: BeaconSource;
/** The draw that sells at the start of a test. */
let number = FIRST;

// Without tables: nothing else writes the public log between the steps of a test.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotto-chain-'));
  server = await startTestServer({
    environment: { BEACON: 'sandbox', DATA_DIR: folder, LOG_LEVEL: 'silent' },
  });
  const practice = await openPracticeBeacon(server.context.config, () => server.clock.now().getTime());
  beacon = beaconSource({
    network: practice.network,
    relays: [practice.relay],
    isSignature: () => Promise.resolve(true),
    nowMs: Date.now,
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  // The first draw of a later day than any that a test before has opened.
  const [newest] = await newestDraws(server.db, 1);
  if (newest !== undefined) number = (Math.floor(newest.draw / LOTTO_DRAWS_A_DAY) + 1) * LOTTO_DRAWS_A_DAY;
  at(lottoTimes(number).opensAtMs + HOUR_MS);
  await run();
});

const at = (ms: number) => server.clock.set(new Date(ms));
const run = () => runDraws(server.context, beacon, 300);

describe('the chain of lotto', () => {
  const context = () => server.context;
  const chainOfDraw = async (draw: number) => (await chainOf(server.db, 'lotto', draw))?.chainEnd ?? null;
  const closings = async () =>
    (await logLinesFrom(server.db, 0))
      .map((line) => JSON.parse(line) as { type: string; game?: string; lastRound?: number; reason?: string })
      .filter(({ type, game }) => type === 'chainClosed' && game === 'lotto');

  it('ends with the draw that sells when it is given up, and the next draw has another', async () => {
    const before = await chainOfDraw(number);
    expect(await closeChains(server.db, 'lotto', 'a copy was lost', server.clock.now())).toBe(number);
    expect(await closings()).toMatchObject([{ lastRound: number, reason: 'a copy was lost' }]);
    expect(await chainOfDraw(number)).toBe(before);
    expect(await chainOfDraw(number + 1)).toBeNull();
    at(lottoTimes(number + 1).opensAtMs + 1_000);
    await run();
    const next = await findDraw(server.db, number + 1);
    expect(next).toMatchObject({ state: 'open', chainFrom: number + 1 });
    expect(next?.chainEnd).not.toBe(before);
    expect((await findDraw(server.db, number))?.chainEnd).toBe(before);
  });

  it('goes on after a restore: a chain without seeds is given up, and draws that were held are not missed', async () => {
    const record = join(folder, 'restored');
    await mkdir(record);
    // What was published after the moment of the backup: a chain from the next draw on, and two draws.
    await closeChains(server.db, 'lotto', 'before the loss', server.clock.now());
    const lost = {
      type: 'chain',
      game: 'lotto',
      chainId: 99,
      firstRound: number + 1,
      length: 4_096,
      chainEnd: 'ab'.repeat(32),
    } as const;
    const undo = new Error('undo');
    let lines: string[] = [];
    const publish = server.db.transaction(async (transaction) => {
      await appendLog(transaction, [lost], server.clock.now());
      lines = await logLinesFrom(transaction, 0);
      throw undo;
    });
    await expect(publish).rejects.toBe(undo);
    await writeFile(join(record, 'log.jsonl'), `${lines.join('\n')}\n`);
    const opening = { type: 'opening', game: 'lotto', roundNumber: number + 2 };
    await writeFile(join(record, 'rounds-lotto-2031-06-09.jsonl'), `${JSON.stringify(opening)}\n`);
    expect(await gamesAhead(server.db, record)).toEqual(['lotto']);

    await prepareRestored(context(), record, server.clock.now());
    expect(await gamesAhead(server.db, record)).toEqual([]);
    expect((await closings()).at(-1)).toMatchObject({ lastRound: number, reason: 'restored' });
    at(lottoTimes(number + 3).opensAtMs + 1_000);
    await openDraw(context(), beacon.network);
    const next = await findDraw(server.db, number + 3);
    expect(next).toMatchObject({ state: 'open', chainFrom: number + 1 });
    expect(next?.chainEnd).not.toBe(lost.chainEnd);
  });
});

import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { PublicFiles } from '../../../server/fairness/publicFiles';
import { type LostRounds, openLostRounds } from '../../faults/lostRounds';
import { startTestServer, type TestServer } from '../../support/server';

const MIDNIGHT_MS = Date.UTC(2026, 10, 23);
const EVE = 'rounds-crash-2026-11-22.jsonl';
const DAY = 'rounds-crash-2026-11-23.jsonl';

let folder: string;
let server: TestServer;
let rounds: LostRounds;
/** Whether the next transaction that logs a day is lost with its commit. */
let losesDay = false;

/** The database, of which a commit may be lost. */
const unreliable = (db: Database): Database => ({
  ...db,
  transaction: (work) =>
    db.transaction(async (transaction) => {
      let logsDay = false;
      const done = await work({
        query: (statement) => {
          logsDay ||= statement.values?.some((value) => String(value).includes('"type":"day"')) ?? false;
          return transaction.query(statement);
        },
      });
      if (!logsDay || !losesDay) return done;
      losesDay = false;
      throw new Error('the commit was lost');
    }),
});

beforeEach(async () => {
  losesDay = false;
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  server = await startTestServer({ environment: { LOG_LEVEL: 'silent' } });
  rounds = await openLostRounds(unreliable(server.db), folder);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const linesOf = async (name: string): Promise<string[]> =>
  (await readFile(join(folder, name), 'utf8')).trimEnd().split('\n');
const stored = async (): Promise<string[]> =>
  (await server.db.query<{ line: string }>({ text: 'SELECT line FROM fairness_log ORDER BY n' })).map(
    ({ line }) => line,
  );
const roundsIn = async (name: string): Promise<number[]> =>
  (await linesOf(name)).map((line) => JSON.parse(line).roundNumber);
const days = async (): Promise<object[]> =>
  (await linesOf('log.jsonl')).map((line) => JSON.parse(line)).filter(({ type }) => type === 'day');

describe('the public files', () => {
  it('have no line whose transaction was lost, and get the hash of the day with the next round', async () => {
    await rounds.publish(1, MIDNIGHT_MS - 1_000);
    losesDay = true;
    await rounds.publish(1, MIDNIGHT_MS + 1_000);
    expect(losesDay).toBe(false);
    expect(await linesOf('log.jsonl')).toEqual(await stored());
    expect(await days()).toEqual([]);

    await rounds.publish(1, MIDNIGHT_MS + 2_000);
    expect(await linesOf('log.jsonl')).toEqual(await stored());
    const sha256 = createHash('sha256')
      .update(await readFile(join(folder, EVE)))
      .digest('hex');
    expect(await days()).toEqual([
      expect.objectContaining({ type: 'day', game: 'crash', date: '2026-11-22', sha256 }),
    ]);
    expect([await roundsIn(EVE), await roundsIn(DAY)]).toEqual([
      [1, 1],
      [2, 2, 3, 3],
    ]);
  });

  it('keep what they have of a day when a clock is set back to it', async () => {
    await rounds.publish(2, MIDNIGHT_MS - 1_000);
    const eve = await linesOf(EVE);
    await rounds.publish(1, MIDNIGHT_MS + 1_000);
    await rounds.publish(2, MIDNIGHT_MS - 500);
    await rounds.publish(1, MIDNIGHT_MS + 2_000);
    expect(await linesOf(EVE)).toEqual(eve);
    expect([await roundsIn(EVE), await roundsIn(DAY)]).toEqual([
      [1, 1, 2, 2],
      [3, 3, 4, 4, 5, 5, 6, 6],
    ]);
    expect(await days()).toHaveLength(1);
  });

  it('are completed after a crash that left the file of a new day without a line', async () => {
    await rounds.publish(1, MIDNIGHT_MS - 1_000);
    await rounds.publish(1, MIDNIGHT_MS + 1_000);
    const [eve, day] = [await linesOf(EVE), await linesOf(DAY)];
    await truncate(join(folder, DAY), 5);
    const { db, log } = server.context;
    const next = new PublicFiles({ folder, db, log, now: () => new Date(), onBreak: () => undefined });
    await next.update('crash');
    expect(await linesOf(EVE)).toEqual(eve);
    expect(await linesOf(DAY)).toEqual(day);
  });
});

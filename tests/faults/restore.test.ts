import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drillCopy } from '../../scripts/lib/drill';
import { parseConfig } from '../../server/config';
import { listBases, walFolder } from '../../server/db/archive';
import { makeBaseBackup } from '../../server/db/baseBackup';
import type { Database } from '../../server/db/database';
import { startEmbedded } from '../../server/db/embedded';
import { restoreDatabase } from '../../server/db/restore';
import { chainOf } from '../../server/domains/live/chain';
import { prepareRestored } from '../../server/domains/live/restored';
import { findRound, latestRound } from '../../server/domains/live/rounds';
import { PublicFiles } from '../../server/fairness/publicFiles';
import { balances } from '../../server/ledger/balances';
import { createLog } from '../../server/log';
import { audit } from '../ledger/audit';
import { simulateAll } from '../ledger/simulation/simulate';
import { checksums } from '../support/checksums';
import { testSeals } from '../support/seedKey';
import { join as joinTable, newTablePlayer, startTables } from '../support/tables';
import { type Loss, onRestored, playAndLose } from './restoreDrill';

const OPERATIONS = 40;
const TIMEOUT_MS = 120_000;
const PATIENCE = { timeout: 20_000 };

const publishedLog = async (folder: string): Promise<{ type: string }[]> =>
  (await readFile(join(folder, 'log.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Whether a table that asks while another caller compares the database with its files may open a round. */
async function mayOpenDuringCheck(db: Database, folder: string): Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  const ask = () =>
    files.requireWhole().then(
      () => true,
      () => false,
    );
  const watched: Database = {
    ...db,
    transaction: (work) =>
      db.transaction((transaction) =>
        work({
          query: (statement) => {
            if (statement.name === 'fairness-rounds-known') asked ??= ask();
            return transaction.query(statement);
          },
        }),
      ),
  };
  const log = createLog(parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  const parts = { folder, db: watched, log, now: () => new Date(), onBreak: () => undefined };
  const files = new PublicFiles(parts);
  expect(await ask()).toBe(false);
  if (asked === null) throw new Error('the files were not compared');
  return asked;
}

let loss: Loss;
beforeAll(async () => {
  loss = await playAndLose(1, OPERATIONS);
}, TIMEOUT_MS);
afterAll(() => loss.end());

describe('a lost database', { timeout: TIMEOUT_MS }, () => {
  it('comes back as it was a second before the loss, and takes new bets', async () => {
    await onRestored(loss, loss.until, async (db) => {
      expect(await checksums(db)).toEqual(loss.before);
      expect(await audit(db)).toEqual([]);
      await simulateAll(db, [5], OPERATIONS);
      expect(await audit(db)).toEqual([]);
    });
  });

  it('uses no seed again that may be known, once it is prepared, and plays no round before', async () => {
    const { folder, revealed } = loss.rounds;
    await onRestored(loss, loss.until, async (db, databaseUrl) => {
      expect(await mayOpenDuringCheck(db, folder)).toBe(false);
      const beacon = { BEACON: 'sandbox', BEACON_SANDBOX_DELAY_MS: '0', FAIRNESS_DIR: folder };
      const environment = { ...beacon, OWN_GAMES: 'crash', LOG_LEVEL: 'silent' };
      const unprepared = await startTables(environment, { databaseUrl });
      const metric = async () => (await unprepared.inject({ method: 'GET', url: '/metrics' })).body;
      await expect.poll(metric, PATIENCE).toMatch(/^fairness_log_break 1$/m);
      const player = await newTablePlayer(unprepared);
      const { ticketId } = (await joinTable(unprepared, player)).reply.ticket;
      await unprepared.close();
      expect((await latestRound(db, 'crash'))?.roundNumber).toBe(2);

      const prepared = await prepareRestored({ db, pairSeals: testSeals.pairSeals }, folder, new Date());
      expect([...prepared.firstRounds]).toEqual([['crash', 5 + 101]]);
      const inUse = "SELECT FROM fairness_pairs WHERE state <> 'revealed'";
      expect(await db.query({ text: inUse })).toEqual([]);
      expect(prepared.retiredPairs).toBeGreaterThan(0);
      const ticket = { text: 'SELECT state FROM live_tickets WHERE ticket_id = $1', values: [ticketId] };
      expect(await db.query(ticket)).toEqual([{ state: 'takenBack' }]);
      expect(await balances(db, player.uid)).toMatchObject({ cashCentavos: 100_000n });
      const open = 'SELECT FROM sessions WHERE revoked_at IS NULL';
      expect(await db.query({ text: open })).toEqual([]);

      const server = await startTables(environment, { databaseUrl });
      const newest = async () => (await latestRound(db, 'crash'))?.roundNumber;
      await expect.poll(newest, PATIENCE).toBeGreaterThan(2);
      await server.close();
      const round = await findRound(db, 'crash', 106);
      const known = revealed.map((seed) =>
        createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
      );
      expect(known).toHaveLength(5);
      expect(known).not.toContain(round?.commitment);
      expect((await publishedLog(folder)).filter(({ type }) => type === 'chainClosed')).toEqual([
        expect.objectContaining({ game: 'crash', lastRound: 105, reason: 'restored' }),
      ]);
      expect(await audit(db)).toEqual([]);
      const chain = await chainOf(db, 'crash', 106);
      expect(chain).toMatchObject({ firstRound: 106, chainId: round?.chainId });
    });
  });

  it('comes back with its loss when nobody names a moment', async () => {
    const tables = await onRestored(loss, null, (db) =>
      db.query({ text: "SELECT 1 FROM pg_class WHERE relname = 'ledger_entries'" }),
    );
    expect(tables).toEqual([]);
  });

  it('cannot come back to a time before its first copy, and nothing is left behind', async () => {
    const into = await mkdtemp(join(loss.root, 'early-'));
    const until = new Date('2020-01-01T00:00:00Z');
    const restoring = restoreDatabase({ backups: loss.backups, into, until });
    await expect(restoring).rejects.toThrow(/No copy .* at that time/);
    expect(await readdir(into)).toEqual([]);
  });

  it('is drilled in a folder that is deleted, and never in one that exists', async () => {
    const into = join(loss.root, 'drill');
    const { text, isProved } = await drillCopy({ from: loss.backups, into, until: loss.until });
    expect(isProved).toBe(true);
    expect(text).toMatch(/^[1-9]\d* players, [1-9]\d* rounds, \d+ tickets, [1-9]\d* entries\.\n/);
    expect(await readdir(loss.root)).not.toContain('drill');
    const kept = await readdir(loss.folder);
    const again = drillCopy({ from: loss.backups, into: loss.folder, until: loss.until });
    await expect(again).rejects.toThrow('exists already: choose a new folder');
    expect(await readdir(loss.folder)).toEqual(kept);
  });

  it('never replaces a database', async () => {
    const { backups, folder, until } = loss;
    await expect(restoreDatabase({ backups, into: folder, until })).rejects.toThrow('exists already');
  });

  it('needs only the kept copies and the log since the oldest of them', async () => {
    const { postgres, folder, backups } = loss;
    const files = (await readdir(walFolder(backups))).length;
    const { deleted } = await makeBaseBackup({ adminUrl: postgres.adminUrl, folder, backups, keep: 1 });
    expect(deleted).toBe(1);
    expect(await listBases(backups)).toHaveLength(1);
    expect((await readdir(walFolder(backups))).length).toBeLessThanOrEqual(files);
    const players = await onRestored(loss, null, (db) => db.query({ text: 'SELECT 1 FROM players LIMIT 1' }));
    expect(players).toHaveLength(1);
  });

  it('is not backed up by a server that does not archive its log', async () => {
    const folder = join(loss.root, 'other');
    const plain = await startEmbedded({ folder, isDurable: false });
    const { backups } = loss;
    const backup = makeBaseBackup({ adminUrl: plain.adminUrl, folder, backups, keep: 7 });
    await expect(backup).rejects.toThrow('BACKUP_DIR');
    await plain.stop();
  });
});

import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBases, walFolder } from '../../server/db/archive';
import { makeBaseBackup } from '../../server/db/baseBackup';
import { startEmbedded } from '../../server/db/embedded';
import { restoreDatabase } from '../../server/db/restore';
import { audit } from '../ledger/audit';
import { simulateAll } from '../ledger/simulation/simulate';
import { checksums } from '../support/checksums';
import { type Loss, onRestored, playAndLose } from './restoreDrill';

const OPERATIONS = 40;
const TIMEOUT_MS = 120_000;

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

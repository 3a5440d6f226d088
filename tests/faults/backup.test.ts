import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basesFolder, walFolder } from '../../server/db/archive';
import { type BaseBackup, makeBaseBackup } from '../../server/db/baseBackup';
import { type EmbeddedPostgres, startEmbedded } from '../../server/db/embedded';

const TIMEOUT_MS = 120_000;

let root: string;
let backups: string;
let postgres: EmbeddedPostgres;
let watcher: pg.Client;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'backup-'));
  backups = join(root, 'backups');
  postgres = await startEmbedded({ folder: join(root, 'data'), backups });
  watcher = new pg.Client({ connectionString: postgres.adminUrl, application_name: 'watcher' });
  await watcher.connect();
}, TIMEOUT_MS);
afterAll(async () => {
  await watcher.end();
  await postgres.stop();
  await rm(root, { recursive: true, force: true });
});

const copy = (archiveMaxMs?: number): Promise<BaseBackup> =>
  makeBaseBackup({
    adminUrl: postgres.adminUrl,
    folder: join(root, 'data'),
    backups,
    keep: 7,
    ...(archiveMaxMs && { archiveMaxMs }),
  });

const partialIn = async (): Promise<string[]> =>
  (await readdir(basesFolder(backups))).filter((name) => name.startsWith('.'));

/** Ends the connection of the copy that is being made, while it waits for the files. */
async function breakConnection(): Promise<void> {
  for (;;) {
    const { rowCount } = await watcher.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE '%pg_backup_start%' AND state = 'idle' AND pid <> pg_backend_pid()`);
    if (rowCount === 1) return;
  }
}

describe('a copy of the database', { timeout: TIMEOUT_MS }, () => {
  it('fails when its connection breaks while files are copied, and ends nothing else', async () => {
    const failed = copy().catch((error: unknown) => error);
    await breakConnection();
    expect(await failed).toBeInstanceOf(Error);
    expect(await partialIn()).toEqual([]);
    expect((await copy()).deleted).toBe(0);
  });

  it('removes what a killed process has left of another', async () => {
    const left = join(basesFolder(backups), '.partial-0123456789ab');
    await mkdir(join(left, 'postgres'), { recursive: true });
    await writeFile(join(left, 'postgres', 'PG_VERSION'), '18');
    await copy();
    expect(await partialIn()).toEqual([]);
  });

  it('is not made twice at once', async () => {
    const made = await Promise.allSettled([copy(), copy()]);
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.objectContaining({ message: expect.stringMatching(/^Another process/) }),
    });
  });

  // The last one: PostgreSQL waits for a minute before it archives again.
  it('fails when the log cannot be archived, instead of waiting for ever', async () => {
    const gone = join(root, 'gone');
    await rename(walFolder(backups), gone);
    await expect(copy(2_000)).rejects.toThrow('is BACKUP_DIR full or gone?');
    await rename(gone, walFolder(backups));
    expect(await partialIn()).toEqual([]);
  });
});

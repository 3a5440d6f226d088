import { randomBytes } from 'node:crypto';
import { cp, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pg from 'pg';
import { baseName, basesFolder, listBases, walFolder } from './archive';
import { sqlState } from './database';

/** What may be left out of a copy, by PostgreSQL's manual on base backups through the low-level interface. */
const LEFT_OUT_FOLDERS = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', ...LEFT_OUT_FOLDERS]);

export interface BaseBackupOptions {
  /** A superuser's connection to the running server. */
  readonly adminUrl: string;
  /** DATA_DIR of that server, on this machine. */
  readonly folder: string;
  /** BACKUP_DIR, which the server archives its log to. */
  readonly backups: string;
  /** Number of copies to keep, this one included. */
  readonly keep: number;
  /** How long PostgreSQL may take to archive what the copy needs, once all is copied. */
  readonly archiveMaxMs?: number;
}

/** Jobs of the night wait for the copy: it must fail, and not wait for ever, when the disk of the archive is full. */
const ARCHIVE_MAX_MS = 10 * 60_000;
const QUERY_CANCELED = '57014';

/** What a backup has done. */
export interface BaseBackup {
  readonly path: string;
  readonly completedAt: Date;
  readonly deleted: number;
}

/** Begins the names of copies that are being made. */
const PARTIAL = '.partial-';

/**
 * Copies the whole database while it runs. Together with the archived log the copy restores to any later
 * moment. Older copies beyond `keep`, and the log that only they need, are deleted. A copy appears under its name
 * when it is complete. Throws an Error when PostgreSQL or the disk refuses, or while another process makes a copy.
 */
export async function makeBaseBackup(options: BaseBackupOptions): Promise<BaseBackup> {
  const { folder, backups } = options;
  const partial = join(basesFolder(backups), `${PARTIAL}${randomBytes(6).toString('hex')}`);
  const client = new pg.Client({ connectionString: options.adminUrl });
  // The connection is idle while files are copied. When it breaks, the next statement fails; an unhandled event would end
  // the whole server.
  client.on('error', () => {});
  await client.connect();
  try {
    await requireArchive(client);
    await requireAlone(client);
    await removePartial(backups);
    await client.query("SELECT pg_backup_start('peryahan', fast => true)");
    await copyData(join(folder, 'postgres'), join(partial, 'postgres'));
    await copySmallFiles(folder, join(partial, 'files'));
    const { label, spaces } = await stopBackup(client, options.archiveMaxMs ?? ARCHIVE_MAX_MS);
    await writeFile(join(partial, 'postgres', 'backup_label'), label, { mode: 0o600 });
    if (spaces !== '') throw new Error('The database uses tablespaces, which this backup does not copy.');
    await syncFolder(partial);
    const completedAt = new Date();
    const path = join(basesFolder(backups), baseName(completedAt));
    await rename(partial, path);
    return { path, completedAt, deleted: await deleteOld(backups, options.keep, completedAt) };
  } finally {
    await client.end();
    await rm(partial, { recursive: true, force: true });
  }
}

/** Waits until the log that the copy needs is in the archive. */
async function stopBackup(
  client: pg.Client,
  archiveMaxMs: number,
): Promise<{ readonly label: string; readonly spaces: string }> {
  await client.query(`SET statement_timeout = ${archiveMaxMs}`);
  const stopped = await client
    .query<{ label: string; spaces: string }>(
      'SELECT labelfile AS label, spcmapfile AS spaces FROM pg_backup_stop(wait_for_archive => true)',
    )
    .catch((error: unknown) => {
      if (sqlState(error) !== QUERY_CANCELED) throw error;
      throw new Error('PostgreSQL could not archive its log: is BACKUP_DIR full or gone? See its log.', {
        cause: error,
      });
    });
  return stopped.rows[0] ?? { label: '', spaces: '' };
}

/** Files that disappear while they are copied are tables that were dropped: the log repeats that. */
async function copyData(data: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await copyFolder(data, to, data);
  for (const name of LEFT_OUT_FOLDERS) await mkdir(join(to, name), { mode: 0o700 });
}

/** Passwords and keys that the server has generated beside its data. */
async function copySmallFiles(folder: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile() && !entry.name.endsWith('.log')) {
      await cp(join(folder, entry.name), join(to, entry.name));
    }
  }
}

async function requireArchive(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ archive_mode: string }>('SHOW archive_mode');
  if (rows[0]?.archive_mode !== 'on') {
    throw new Error('This PostgreSQL does not archive its log: restart the server with BACKUP_DIR set.');
  }
}

/** The lock ends with the connection, so a killed process holds it no longer. */
async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isAlone: boolean }>(
    `SELECT pg_try_advisory_lock(hashtext('base backup')) AS "isAlone"`,
  );
  if (rows[0]?.isAlone !== true) throw new Error('Another process is making a copy at this moment.');
}

/** Removes what processes that were killed have left: nothing else would, and the disk would fill up. */
async function removePartial(backups: string): Promise<void> {
  for (const name of await readdir(basesFolder(backups))) {
    if (name.startsWith(PARTIAL)) await rm(join(basesFolder(backups), name), { recursive: true });
  }
}

async function copyFolder(from: string, to: string, root: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    if (LEFT_OUT.has(relative(root, source)) || entry.name.startsWith('pgsql_tmp')) continue;
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      await mkdir(target, { mode: 0o700 });
      await copyFolder(source, target, root);
    } else {
      await cp(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
  }
}

/** Writes the copied files through to the disk. */
async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r');
    await file.sync().finally(() => file.close());
  }
}

/** Players are told that backups lose what was erased within 30 days; a day of them is between two copies. */
const KEPT_MS = 29 * 24 * 60 * 60_000;

/** How many of the oldest copies go: those beyond `keep`, and those that are too old. The newest one always stays. */
export function countOld(bases: readonly { readonly completedAt: Date }[], keep: number, now: Date): number {
  const tooOld = bases.filter(({ completedAt }) => now.getTime() - completedAt.getTime() > KEPT_MS).length;
  return Math.max(0, Math.min(Math.max(bases.length - keep, tooOld), bases.length - 1));
}

/** Deletes old copies, and the files of the log that are older than the oldest kept copy. */
async function deleteOld(backups: string, keep: number, now: Date): Promise<number> {
  const bases = await listBases(backups);
  const old = bases.slice(0, countOld(bases, keep, now));
  for (const { path } of old) await rm(path, { recursive: true, force: true });
  const oldest = bases[old.length];
  if (old.length > 0 && oldest !== undefined) await deleteLogBefore(backups, oldest.path);
  return old.length;
}

/** A copy's label names the first file of the log that it needs. */
async function deleteLogBefore(backups: string, base: string): Promise<void> {
  const label = await open(join(base, 'postgres', 'backup_label'), 'r');
  const text = await label.readFile('utf8').finally(() => label.close());
  const first = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)$/m.exec(text)?.[1];
  if (first === undefined)
    throw new Error(`${base}/postgres/backup_label does not name the log it starts with.`);
  for (const name of await readdir(walFolder(backups))) {
    // The first eight digits are the timeline; the order within one is in the others.
    const segment = name.slice(8, 24);
    if (/^[0-9A-F]{24}/.test(name) && segment < first.slice(8)) {
      await rm(join(walFolder(backups), name), { force: true });
    }
  }
}

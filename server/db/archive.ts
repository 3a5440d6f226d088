import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Launcher } from './launcher';
import { giveTree } from './reach';

/** The most that a lost disk can cost: PostgreSQL hands over its log at least this often. */
const ARCHIVE_TIMEOUT_S = 60;
const ARCHIVED_WITHIN_MS = 60_000;

/** Where a backup folder keeps what PostgreSQL writes down before it changes a table: its write-ahead log. */
export const walFolder = (backups: string): string => join(backups, 'wal');
/** Where a backup folder keeps copies of the whole database, each named by the time at which it was complete. */
export const basesFolder = (backups: string): string => join(backups, 'base');

/** Creates the folders that PostgreSQL copies its log to. Throws an Error on Windows. */
export async function prepareArchive(backups: string, launcher: Launcher): Promise<void> {
  if (process.platform === 'win32') throw new Error('BACKUP_DIR needs Linux or macOS.');
  await mkdir(walFolder(backups), { recursive: true });
  await mkdir(basesFolder(backups), { recursive: true });
  if (launcher.owner !== null) await giveTree(walFolder(backups), launcher.owner);
}

/** Settings of a PostgreSQL that copies each finished file of its log to the backup folder. */
export function archiveSettings(backups: string): Record<string, string> {
  // In PostgreSQL's commands a percent sign begins a placeholder.
  const kept = quoted(walFolder(backups)).replaceAll('%', '%%');
  const copy = `cp %p ${kept}/%f.part && sync ${kept}/%f.part && mv ${kept}/%f.part ${kept}/%f`;
  return {
    archive_mode: 'on',
    archive_timeout: String(ARCHIVE_TIMEOUT_S),
    // After a crash a file may be handed over twice, but a different one must never replace it.
    archive_command: `if [ -f ${kept}/%f ]; then cmp -s %p ${kept}/%f; else ${copy}; fi`,
  };
}

/** The shell command that gives PostgreSQL a file of the kept log back. */
export const restoreCommand = (backups: string): string =>
  `cp ${quoted(walFolder(backups)).replaceAll('%', '%%')}/%f %p`;

const quoted = (path: string): string => `'${path.replaceAll("'", `'\\''`)}'`;

/** Makes a running database hand over everything it has written so far, and waits until that is in the archive. */
export async function flushArchive(adminUrl: string, backups: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  // A lost connection also fails the pending query, which reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    // Without a record of its own, a switch just after another one would not end the file.
    await client.query('SELECT pg_create_restore_point($1)', ['peryahan flush']);
    const { rows } = await client.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
    await isArchived(backups, rows[0]?.file ?? '');
  } finally {
    await client.end();
  }
}

async function isArchived(backups: string, file: string): Promise<void> {
  const giveUpMs = Date.now() + ARCHIVED_WITHIN_MS;
  while (!(await exists(join(walFolder(backups), file)))) {
    if (Date.now() > giveUpMs) {
      throw new Error(
        `PostgreSQL did not copy ${file} to ${walFolder(backups)} within a minute. See its log.`,
      );
    }
    await sleep(50);
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The complete copies in a backup folder, oldest first. */
export async function listBases(backups: string): Promise<{ path: string; completedAt: Date }[]> {
  const names = await readdir(basesFolder(backups)).catch(() => []);
  return names
    .filter((name) => BASE_NAME.test(name))
    .sort()
    .map((name) => ({ path: join(basesFolder(backups), name), completedAt: timeIn(name) }));
}

/** A time as a folder's name, such as 2026-11-22T10-04-05.123Z: a colon is not allowed everywhere. */
export const baseName = (completedAt: Date): string => completedAt.toISOString().replaceAll(':', '-');

const BASE_NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/;

const timeIn = (name: string): Date => new Date(name.replace(/T(\d{2})-(\d{2})-/, 'T$1:$2:'));

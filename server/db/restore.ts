import { appendFile, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { listBases, restoreCommand } from './archive';
import { type EmbeddedPostgres, startEmbedded } from './embedded';

const POLL_MS = 50;

export interface RestoreOptions {
  /** BACKUP_DIR of the database that was lost. */
  readonly backups: string;
  /** The new DATA_DIR. It must not contain a database. */
  readonly into: string;
  /** Everything that was committed up to this moment comes back; null for everything in the archive. */
  readonly until: Date | null;
}

/**
 * Restores a database to a moment: the newest copy that was complete before it, and the archived log from there. The
 * returned server runs and accepts writes. Throws an Error that says why it is impossible, and leaves no half folder
 * behind.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<EmbeddedPostgres> {
  const { backups, into, until } = options;
  const data = join(into, 'postgres');
  if (await exists(data)) throw new Error(`${data} exists already: choose a folder without a database.`);
  const bases = await listBases(backups);
  const base = bases.findLast(({ completedAt }) => until === null || completedAt <= until);
  if (base === undefined) {
    const oldest = bases[0]?.completedAt.toISOString() ?? 'none';
    throw new Error(`No copy in ${backups} was complete at that time. The oldest one: ${oldest}.`);
  }
  await mkdir(into, { recursive: true });
  try {
    await cp(join(base.path, 'postgres'), data, { recursive: true });
    await cp(join(base.path, 'files'), into, { recursive: true, force: false });
    await writeFile(join(data, 'recovery.signal'), '', { mode: 0o600 });
    await appendFile(join(data, 'postgresql.auto.conf'), recoverySettings(backups, until));
    const postgres = await startEmbedded({ folder: into });
    await recovered(postgres.url);
    await forgetRecovery(data);
    return postgres;
  } catch (error) {
    await rm(data, { recursive: true, force: true });
    throw error;
  }
}

/** Resolves when the log has been replayed. Before that the server answers, but is read-only. */
async function recovered(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection also fails the pending query, which reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is');
      if (rows[0]?.is === false) return;
      await sleep(POLL_MS);
    }
  } finally {
    await client.end();
  }
}

function recoverySettings(backups: string, until: Date | null): string {
  const target =
    until === null
      ? []
      : [
          `recovery_target_time = '${until.toISOString().replace('Z', '+00')}'`,
          'recovery_target_action = promote',
        ];
  // In the settings file a backslash begins an escape.
  const command = restoreCommand(backups).replaceAll('\\', '\\\\').replaceAll("'", "''");
  return ['', RECOVERY_BEGINS, `restore_command = '${command}'`, ...target, ''].join('\n');
}

const RECOVERY_BEGINS = '# Restored from a backup.';

/** The settings of the restore must not stay: the next restore of this database has its own. */
async function forgetRecovery(data: string): Promise<void> {
  const path = join(data, 'postgresql.auto.conf');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.slice(0, text.indexOf(`\n${RECOVERY_BEGINS}`) + 1));
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

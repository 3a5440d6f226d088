/**
 * Restores a database from BACKUP_DIR into a new folder:
 * `npm run restore -- --from /mnt/backups --into ./restored --fairness ./data/fairness [--until 2026-11-22T14:03:59+08:00]`.
 * Without --until everything in the archive comes back. The old folder is not touched: point DATA_DIR to the new one, which
 * appears under its name when all is done.
 * When the old database still runs, name its folder with --flush, so that its last minute is archived first.
 * --fairness is the public record as it is now: seeds that it reveals are not used again. It is copied into the new folder.
 */
import { cp, mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '../server/config';
import { flushArchive } from '../server/db/archive';
import { startEmbedded } from '../server/db/embedded';
import { migrate } from '../server/db/migrate';
import { restoreDatabase } from '../server/db/restore';
import { prepareRestored } from '../server/domains/live/restored';
import { openSeals } from '../server/seals';
import { openPatiently } from './lib/openPatiently';
import { removeCluster } from './lib/removeCluster';
import { restoredText } from './lib/restoredText';
import { undoneOnSignal } from './lib/undoneOnSignal';

/** Where everything is restored before it appears in the new folder, and the folder of the database in it. */
const PARTIAL = '.restoring';
const DATABASE = 'postgres';

const USAGE =
  'npm run restore -- --from BACKUP_DIR --into NEW_DATA_DIR --fairness FAIRNESS_DIR [--until TIME] [--flush OLD_DATA_DIR]';

try {
  const wanted = readArguments();
  const { into, fairness, flush, from } = wanted;
  const { seedKey } = parseConfig(process.env);
  await requireNew(into);
  await readdir(fairness).catch(() => {
    throw new Error(`${fairness} cannot be read. If the public record is lost, name an empty folder.`);
  });
  if (flush !== null) {
    const old = await startEmbedded({ folder: flush, backups: from });
    await flushArchive(old.adminUrl, from).finally(old.stop);
  }
  // A database that was restored and not prepared must not be taken for one to start with.
  const partial = join(into, PARTIAL);
  await mkdir(partial, { recursive: true });
  const remove = () => removeCluster(partial);
  await undoneOnSignal(
    () =>
      restoreInto(partial, wanted, seedKey).catch(async (error: unknown) => {
        await remove();
        throw error;
      }),
    remove,
  );
  // The database comes last: with it the folder is whole.
  const names = (await readdir(partial)).toSorted((a, b) => Number(a === DATABASE) - Number(b === DATABASE));
  for (const name of names) await rename(join(partial, name), join(into, name));
  await rmdir(partial);
  console.log(`Start the server with DATA_DIR=${into}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** An empty folder, or an empty disk, is as good as none. */
async function requireNew(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.includes(PARTIAL)) {
    const path = join(folder, PARTIAL);
    throw new Error(`${path} exists: another restore is at work, or was killed. In that case delete it.`);
  }
  if (names.some((name) => name !== 'lost+found')) {
    throw new Error(`${folder} exists already: choose a new folder.`);
  }
}

async function restoreInto(
  folder: string,
  { from, fairness, until }: Arguments,
  seedKey: string | null,
): Promise<void> {
  const postgres = await restoreDatabase({ backups: from, into: folder, until });
  try {
    // What this version of the server needs, before anything is changed in the version of the backup.
    await migrate(postgres.url);
    const db = openPatiently(postgres.url);
    try {
      const [found] = await db.query<{ players: bigint; last: Date | null }>({
        text: 'SELECT (SELECT count(*) FROM players) AS players, (SELECT max(created_at) FROM ledger_entries) AS last',
      });
      console.log(
        `Restored: ${found?.players} players, last posting ${found?.last?.toISOString() ?? 'none'}.`,
      );
      const record = join(folder, 'fairness');
      await mkdir(record, { recursive: true });
      await cp(fairness, record, { recursive: true });
      const { pairSeals } = await openSeals({ seedKey, dataDir: folder });
      console.log(restoredText(await prepareRestored({ db, pairSeals }, record, new Date())));
    } finally {
      await db.close();
    }
  } finally {
    await postgres.stop();
  }
}

interface Arguments {
  readonly from: string;
  readonly into: string;
  readonly fairness: string;
  readonly until: Date | null;
  readonly flush: string | null;
}

/** Exits with code 2 for an invalid command line. */
function readArguments(): Arguments {
  try {
    const option = { type: 'string' } as const;
    const { values } = parseArgs({
      options: { from: option, into: option, fairness: option, until: option, flush: option },
    });
    if (values.from === undefined || values.into === undefined || values.fairness === undefined)
      throw new Error(
        '--from, --into and --fairness are needed; without a public record name an empty folder',
      );
    const until = values.until === undefined ? null : new Date(values.until);
    if (until !== null && Number.isNaN(until.getTime())) {
      throw new Error(`--until is "${values.until}"; it must be a time such as 2026-11-22T14:03:59+08:00`);
    }
    const flush = values.flush === undefined ? null : resolve(values.flush);
    return {
      from: resolve(values.from),
      into: resolve(values.into),
      fairness: resolve(values.fairness),
      until,
      flush,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return process.exit(2);
  }
}
